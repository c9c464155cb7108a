export {
  I18nProvider,
  useDates,
  useLanguage,
  useLaterTexts,
  useLaterTranslation,
  useTranslation,
} from './i18n-context.tsx'
export type { LaterTexts } from './later-texts.ts'
export {
  createI18nCache,
  loadFirstTexts,
  loadI18n,
  type ShopI18n,
  type Translate,
  type TranslateLater,
} from './load-i18n.ts'
export { preferredLanguage } from './preferred-language.ts'
