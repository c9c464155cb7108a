import { useTranslation } from '../../i18n/index.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

type EmailFieldProps = { autoComplete: 'username' | 'email'; error: string | undefined }

export function EmailField(props: EmailFieldProps) {
  const t = useTranslation()
  return <TextField label={t('login.email')} name="email" type="email" inputMode="email" required {...props} />
}

type SecretFieldProps = {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

/** A password that can be looked at while it is typed. */
export function SecretField(props: SecretFieldProps) {
  const t = useTranslation()
  return <PasswordField showLabel={t('field.show-password')} hideLabel={t('field.hide-password')} required {...props} />
}
