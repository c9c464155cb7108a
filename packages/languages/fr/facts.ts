import type { LanguageFacts, LanguageGrammar } from '../src/tags/index.ts'

export const grammar: LanguageGrammar = {
  dates: 'fr-FR',
  plural: (count) => {
    if (Math.abs(count) < 2) return 'one'
    return count % 1_000_000 === 0 ? 'many' : 'other'
  },
  separators: [',', '\u202f'],
}

export const facts: LanguageFacts = {
  ...grammar,
  name: 'Français',
  prices: 'fr-FR',
  dateFormat: 'DD/MM/YYYY',
  fallback: 'en',
  country: 'FR',
}
