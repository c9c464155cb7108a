import { checkPassword, countPasswordClasses, minPasswordLength } from '@vonk/domain/forms'
import { useState } from 'react'
import { useAccountTranslation } from '../../i18n/index.ts'
import { SecretField } from './account-fields.tsx'
import styles from './new-password-fields.module.css'

type NewPasswordFieldsProps = { label: string; repeatLabel: string; errorOf: (field: string) => string | undefined }

/** A new password, typed twice; how good it is shows while it is typed. */
export function NewPasswordFields({ label, repeatLabel, errorOf }: NewPasswordFieldsProps) {
  const t = useAccountTranslation()
  const [typed, setTyped] = useState('')
  return (
    <>
      <div
        className={styles.password}
        onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
      >
        <SecretField
          label={label}
          hint={errorOf('password') ? undefined : t('register.password-hint')}
          name="password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        {/* The shop knows more than the device: nothing it has just refused is called strong. */}
        <PasswordMeter strength={errorOf('password') && typed !== '' ? 'weak' : strengthOf(typed)} />
      </div>
      <SecretField label={repeatLabel} name="repeat" autoComplete="new-password" error={errorOf('repeat')} />
    </>
  )
}

export type Strength = 'none' | 'weak' | 'good' | 'strong'

const strongLength = minPasswordLength + 4

/** Weak is what the shop would refuse; strong is long, or of every kind. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'none'
  if (!checkPassword(password).ok) return 'weak'
  return password.length >= strongLength || countPasswordClasses(password) === 4 ? 'strong' : 'good'
}

const steps: Readonly<Record<Strength, number>> = { none: 0, weak: 1, good: 2, strong: 3 }

/** Its place is kept, so that nothing jumps at the first letter. */
export function PasswordMeter({ strength }: { strength: Strength }) {
  const t = useAccountTranslation()
  return (
    <div className={styles.meter} data-strength={strength}>
      <meter min={0} max={3} value={steps[strength]} aria-label={t('account.strength')} />
      <span role="status">{strength !== 'none' && t(`account.strength.${strength}`)}</span>
    </div>
  )
}
