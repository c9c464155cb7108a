import type { Language } from '../stores/index.ts'

export type LegalPage = 'terms' | 'privacy' | 'imprint' | 'withdrawal'

/** Where the pages are that the law wants, unless editors say otherwise. */
export const legalPaths: Readonly<Record<Language, Readonly<Record<LegalPage, string>>>> = {
  nl: { terms: '/algemene-voorwaarden', privacy: '/privacy', imprint: '/colofon', withdrawal: '/herroepen' },
  en: { terms: '/terms-and-conditions', privacy: '/privacy', imprint: '/imprint', withdrawal: '/withdrawal' },
  de: { terms: '/agb', privacy: '/datenschutz', imprint: '/impressum', withdrawal: '/widerruf' },
}
