export { dateLocaleOf, formatDate } from './format-date.ts'
export { I18nProvider, type Translate, useLanguage, useTranslation } from './i18n-context.tsx'
export { loadI18n } from './load-i18n.ts'
export { preferredLanguage } from './preferred-language.ts'
