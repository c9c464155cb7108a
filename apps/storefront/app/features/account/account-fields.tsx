import { TextField } from '@vonk/ui/field'
import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '../../i18n/index.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import styles from './account-fields.module.css'

type EmailFieldProps = { autoComplete: 'username' | 'username webauthn' | 'email'; error: string | undefined }

export function EmailField(props: EmailFieldProps) {
  const t = useLaterTranslation()
  return <TextField label={t('login.email')} name="email" type="email" inputMode="email" required {...props} />
}

type SecretFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string | undefined
  error: string | undefined
}

/** A password that can be looked at while it is typed. */
export function SecretField(props: SecretFieldProps) {
  const t = useLaterTranslation()
  return <PasswordField showLabel={t('field.show-password')} hideLabel={t('field.hide-password')} required {...props} />
}

/** What stands in the way of the whole form. The place is always there, so that its first word is read out. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles.problem}>
          <Icon name="danger" size="s" />
          {text}
        </p>
      )}
    </div>
  )
}
