import { type AddressFields as Address, checkShippingAddress } from '@vonk/domain/forms'
import type { Profile, ProfileAddress } from '@vonk/domain/session'
import { Button } from '@vonk/ui/button'
import { type FormEvent, useState } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem } from '../../account/index.ts'
import { AddressFields, useProblems } from '../../checkout/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './profile.module.css'

type AddressFormProps = {
  /** Null for a new one. */
  address: ProfileAddress | null
  /** Whose name a new address begins with. */
  person?: Pick<Profile, 'firstName' | 'lastName'>
  onSave: (address: ProfileAddress) => Promise<string | null>
  onCancel: () => void
}

/** The fields of the checkout, with its lookup. */
export function AddressForm({ address, person, onSave, onCancel }: AddressFormProps) {
  const t = useAccountTranslation()
  const { view } = useShop()
  const [typed, setTyped] = useState<Address>(
    () => address ?? { ...blank, ...nameOf(person), countryId: view.taxCountry ?? 'NL' },
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const checked = checkShippingAddress(typed)
  const { form, problems, showAll } = useProblems(checked.ok ? {} : named(checked.refusal.fields))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!checked.ok) return showAll()
    setIsBusy(true)
    const ids = { id: address?.id ?? null, customerId: address?.customerId ?? null }
    setProblem(await onSave({ ...checked.value, ...ids }))
    setIsBusy(false)
  }

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <h3 className={styles.legend}>{t(address ? 'account.addresses.change' : 'account.addresses.new')}</h3>
      <FormProblem text={problem} />
      <AddressFields
        kind="shipping"
        address={typed}
        middleName={null}
        problems={problems}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        onMiddleName={() => {}}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t('account.profile.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('account.addresses.cancel')}
        </Button>
      </div>
    </form>
  )
}

const blank: Address = {
  firstName: '',
  lastName: '',
  street: '',
  number: '',
  affix: '',
  postcode: '',
  city: '',
  countryId: '',
  phone: '',
}

function nameOf(person: AddressFormProps['person']) {
  return person ? { firstName: person.firstName, lastName: person.lastName } : {}
}

/** The fields have the names they have at the checkout. */
function named(fields: Parameters<typeof useProblems>[0]): Parameters<typeof useProblems>[0] {
  return Object.fromEntries(Object.entries(fields).map(([field, refusal]) => [`shipping.${field}`, refusal]))
}
