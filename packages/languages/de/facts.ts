import type { LanguageFacts, LanguageGrammar } from '../src/tags/index.ts'

export const grammar: LanguageGrammar = {
  dates: 'de-DE',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: [',', '.'],
  hasCapitalNouns: true,
}

export const facts: LanguageFacts = {
  ...grammar,
  name: 'Deutsch',
  prices: 'de-DE',
  dateFormat: 'DD.MM.YYYY',
  fallback: 'en',
  country: 'DE',
}
