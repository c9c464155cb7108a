import { checkForm, checkRequired } from '@vonk/domain/forms'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { useEffect } from 'react'
import { useAccountTranslation } from '#i18n/index.ts'
import { FormProblem, useForm } from '../../account/index.ts'
import styles from '../profile/profile.module.css'
import { checkProof, ProofFields, useProving } from '../proof/index.ts'

type PasskeyNameFormProps = {
  /** What the key is called so far. */
  name?: string
  label: string
  /** Another key is another way into the account: it wants a proof. */
  isNew?: boolean
  onSave: (name: string, password: string) => Promise<string | null>
  onClose: () => void
}

/** A name for a key. For a new one the device then asks for finger, face or code. */
export function PasskeyNameForm({ name, label, isNew = false, onSave, onClose }: PasskeyNameFormProps) {
  const t = useAccountTranslation()
  const { isHeld } = useProving()
  const { form, submit, errorOf, problem, isBusy } = useForm({
    check: (read) =>
      checkForm({ name: checkRequired(read('name').trim()), current: checkProof(read, isHeld || !isNew) }),
    async send({ name: chosen, current }) {
      const found = await onSave(chosen, current)
      if (found === null) onClose()
      return found
    },
  })
  // Whoever opened it goes on typing.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <TextField
        label={t('security.name')}
        hint={t('security.name-hint')}
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        error={errorOf('name')}
        required
      />
      {isNew && <ProofFields hint={t('proof.why')} errorOf={errorOf} />}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('account.addresses.cancel')}
        </Button>
      </div>
    </form>
  )
}
