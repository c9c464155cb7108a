import { streetLine } from '@vonk/domain/addresses'
import type { Profile, ProfileAddress } from '@vonk/domain/session'
import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem } from '../../account/index.ts'
import { AddressForm } from './address-form.tsx'
import styles from './profile.module.css'

type Save = (addresses: Profile['addresses']) => Promise<string | null>
type AddressBookProps = { profile: Profile; onSave: Save }

/** The addresses of the customer: one is added, changed or deleted at a time. */
export function AddressBook({ profile, onSave }: AddressBookProps) {
  const t = useAccountTranslation()
  const { addresses } = profile
  /** The id of the address that is being changed; null for a new one, undefined while none is. */
  const [edited, setEdited] = useState<string | null | undefined>()

  async function put(address: ProfileAddress): Promise<string | null> {
    const next =
      address.id === null ? [...addresses, address] : addresses.map((each) => (each.id === address.id ? address : each))
    const problem = await onSave(next)
    if (problem === null) setEdited(undefined)
    return problem
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('account.addresses.title')}</h2>
      {addresses.length === 0 && edited === undefined && <p>{t('account.addresses.none')}</p>}
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            {edited === address.id ? (
              <AddressForm address={address} onSave={put} onCancel={() => setEdited(undefined)} />
            ) : (
              <ShownAddress
                address={address}
                onEdit={() => setEdited(address.id)}
                onDelete={() => onSave(addresses.filter(({ id }) => id !== address.id))}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === null && (
        <AddressForm address={null} person={profile} onSave={put} onCancel={() => setEdited(undefined)} />
      )}
      {edited === undefined && (
        <div>
          <Button look="secondary" onClick={() => setEdited(null)}>
            {t('account.addresses.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

type ShownAddressProps = { address: ProfileAddress; onEdit: () => void; onDelete: () => Promise<string | null> }

/** Deleting asks once more, on the spot. */
function ShownAddress({ address, onEdit, onDelete }: ShownAddressProps) {
  const t = useAccountTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const line = streetLine(address)
  const nameOf = (action: string) => t('account.addresses.of', { action, address: line })

  async function remove() {
    setIsBusy(true)
    setProblem(await onDelete())
    setIsBusy(false)
  }

  return (
    <>
      <FormProblem text={problem} />
      <p className={styles.lines}>
        <span>
          {address.firstName} {address.lastName}
        </span>
        <span>{line}</span>
        <span>
          {address.postcode} {address.city}
        </span>
      </p>
      {isAsking ? (
        <div className={styles.buttons}>
          <span>{t('account.addresses.delete-sure')}</span>
          <Button size="s" look="danger" isBusy={isBusy} onClick={remove}>
            {t('account.addresses.delete')}
          </Button>
          <Button size="s" look="quiet" onClick={() => setIsAsking(false)}>
            {t('account.addresses.keep')}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button size="s" look="quiet" aria-label={nameOf(t('account.addresses.edit'))} onClick={onEdit}>
            {t('account.addresses.edit')}
          </Button>
          <Button
            size="s"
            look="quiet"
            aria-label={nameOf(t('account.addresses.delete'))}
            onClick={() => setIsAsking(true)}
          >
            {t('account.addresses.delete')}
          </Button>
        </div>
      )}
    </>
  )
}
