import type { LanguageFacts } from '../src/tags/index.ts'

/** Prices are those of an international shop; dates are British, as the texts are. */
export const facts: LanguageFacts = {
  name: 'English',
  prices: 'en-US',
  dates: 'en-GB',
  dateFormat: 'D MMMM YYYY',
  fallback: 'nl',
  country: 'NL',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: ['.', ','],
}
