import { useLaterTranslation } from '#i18n/index.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'

type NewPasswordProps = {
  value: string
  error: string | undefined
  onType: (password: string) => void
  onBlur?: () => void
}

/** The password of an account that is made on the way, before the order or after it. */
export function NewPassword({ value, error, onType, onBlur }: NewPasswordProps) {
  const t = useLaterTranslation()
  return (
    <PasswordField
      label={t('checkout.account.password')}
      hint={error ? undefined : t('register.password-hint')}
      name="password"
      autoComplete="new-password"
      showLabel={t('field.show-password')}
      hideLabel={t('field.hide-password')}
      required
      value={value}
      error={error}
      onBlur={onBlur}
      onText={onType}
    />
  )
}
