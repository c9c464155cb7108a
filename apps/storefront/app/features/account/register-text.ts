import type { TranslateLater } from '../../i18n/index.ts'

/** Why no account was made, in words. */
export function registerText(refusal: string, t: TranslateLater): string {
  if (refusal === 'password-guessable') return t('form.password-guessable')
  if (refusal === 'email-taken') return t('register.email-taken')
  return t(refusal === 'too-many-attempts' ? 'notice.too-many-attempts' : 'register.failed')
}
