import type { LanguageFacts } from '../src/tags/index.ts'

export const facts: LanguageFacts = {
  name: 'Nederlands',
  prices: 'nl-NL',
  dates: 'nl-NL',
  dateFormat: 'D-M-YYYY',
  fallback: 'en',
  country: 'NL',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: [',', '.'],
  hasMiddleNames: true,
}
