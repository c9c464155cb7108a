export { I18nProvider, useDates, useLanguage, useTranslation } from './i18n-context.tsx'
export { createI18nCache, loadI18n, type ShopI18n, type Translate } from './load-i18n.ts'
export { preferredLanguage } from './preferred-language.ts'
