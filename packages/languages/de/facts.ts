import type { LanguageFacts } from '../src/tags/index.ts'

export const facts: LanguageFacts = {
  name: 'Deutsch',
  prices: 'de-DE',
  dates: 'de-DE',
  dateFormat: 'DD.MM.YYYY',
  fallback: 'en',
  country: 'DE',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  separators: [',', '.'],
  hasCapitalNouns: true,
}
