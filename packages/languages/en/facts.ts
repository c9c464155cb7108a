import type { LanguageFacts, LanguageGrammar } from '../src/tags/index.ts'

export const grammar: LanguageGrammar = {
  dates: 'en-GB',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: ['.', ','],
}

/** Prices are those of an international shop; dates are British, as the texts are. */
export const facts: LanguageFacts = {
  ...grammar,
  name: 'English',
  prices: 'en-US',
  dateFormat: 'D MMMM YYYY',
  fallback: 'nl',
  country: 'NL',
}
