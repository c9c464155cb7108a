import type { LanguageFacts, LanguageGrammar } from '../src/tags/index.ts'

export const grammar: LanguageGrammar = {
  dates: 'nl-NL',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: [',', '.'],
  hasMiddleNames: true,
}

export const facts: LanguageFacts = {
  ...grammar,
  name: 'Nederlands',
  prices: 'nl-NL',
  dateFormat: 'D-M-YYYY',
  fallback: 'en',
  country: 'NL',
}
