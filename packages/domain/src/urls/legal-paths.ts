import type { Language } from '../stores/index.ts'

export type LegalPage = 'terms' | 'privacy' | 'imprint' | 'withdrawal' | 'accessibility'

/** Where the pages are that the law wants, unless editors say otherwise. */
export const legalPaths: Readonly<Record<Language, Readonly<Record<LegalPage, string>>>> = {
  nl: {
    terms: '/algemene-voorwaarden',
    privacy: '/privacy',
    imprint: '/colofon',
    withdrawal: '/herroepen',
    accessibility: '/toegankelijkheid',
  },
  en: {
    terms: '/terms-and-conditions',
    privacy: '/privacy',
    imprint: '/imprint',
    withdrawal: '/withdrawal',
    accessibility: '/accessibility',
  },
  de: {
    terms: '/agb',
    privacy: '/datenschutz',
    imprint: '/impressum',
    withdrawal: '/widerruf',
    accessibility: '/barrierefreiheit',
  },
  fr: {
    terms: '/conditions-generales-de-vente',
    privacy: '/vie-privee',
    imprint: '/mentions-legales',
    withdrawal: '/retractation',
    accessibility: '/accessibilite',
  },
}
