import type { LanguageTools } from '../languages/index.ts'

/** The words a text is found by; those that tell nothing are left out. */
export function findableWords(text: string, language: LanguageTools): string[] {
  return [...language.words(text), ...hyphenated(text, language)].filter((word) => !language.isStopWord(word))
}

/** Words joined by a hyphen are also looked for as one: T-shirt as tshirt. */
function hyphenated(text: string, { words }: LanguageTools): string[] {
  if (!text.includes('-')) return []
  const pairs = text.matchAll(/(\p{L}+)-(?=(\p{L}+))/gu)
  return Array.from(pairs, ([, first = '', second = '']) => words(first + second).join('')).filter(
    (word) => word !== '',
  )
}

/** How a folded word was written in the text it comes from. */
export function spellingOf(word: string, text: string, { words }: LanguageTools): string {
  const written = text.match(/[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu) ?? []
  const candidates = [...written, ...written.flatMap((one) => one.split('-'))]
  return candidates.find((one) => words(one.replaceAll('-', '')).join('') === word) ?? word
}
