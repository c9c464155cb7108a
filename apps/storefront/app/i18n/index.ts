export {
  loadPageTexts,
  type ShopI18n,
  type Translate,
  type TranslateAccount,
  type TranslateLater,
} from './create-i18n.ts'
export type { Texts } from './create-texts.ts'
export {
  I18nProvider,
  inSentence,
  TextsLink,
  useDates,
  useLanguage,
  useLanguageGrammar,
  useLaterFiles,
  useLaterTexts,
  useLaterTranslation,
  useSayLater,
  useTranslation,
} from './i18n-context.tsx'
export type { LaterTexts } from './later-texts.ts'
export { createI18nCache, legalPathsIn, loadI18n } from './load-all-texts.ts'
export { preferredLanguage } from './preferred-language.ts'
export { useAccountTexts, useAccountTranslation, useSayFromAccount } from './use-account-translation.ts'
export { useChoicesTranslation } from './use-choices-translation.ts'
