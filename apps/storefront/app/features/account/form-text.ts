import type { FormRefusal } from '@vonk/domain/forms'
import type { Translate } from '../../i18n/index.ts'

/** What is wrong with an answer, in words that say what to do. */
export function formText(refusal: FormRefusal, t: Translate): string {
  switch (refusal.code) {
    case 'required':
    case 'email-invalid':
    case 'passwords-differ':
      return t(`form.${refusal.code}`)
    case 'name-too-short':
      return t('form.name-too-short', { minimum: String(refusal.minimum) })
    case 'password-too-weak':
      return t('form.password-too-weak', { minimum: String(refusal.minimum), classes: String(refusal.classes) })
    case 'too-many-characters':
      return t('form.too-many-characters', { total: String(refusal.total) })
    default:
      return t('form.other')
  }
}
