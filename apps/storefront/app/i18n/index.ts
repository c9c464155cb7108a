export { useChoicesTranslation } from './choices-texts.ts'
export type { Texts } from './create-texts.ts'
export {
  I18nProvider,
  inSentence,
  useDates,
  useLanguage,
  useLanguageGrammar,
  useLaterTexts,
  useLaterTranslation,
  useSayLater,
  useTranslation,
} from './i18n-context.tsx'
export type { LaterTexts } from './later-texts.ts'
export { createI18nCache, loadI18n } from './load-all-texts.ts'
export {
  loadFirstTexts,
  type ShopI18n,
  type Translate,
  type TranslateAccount,
  type TranslateLater,
} from './load-i18n.ts'
export { preferredLanguage } from './preferred-language.ts'
export { useAccountTexts, useAccountTranslation, useSayFromAccount } from './use-account-translation.ts'
