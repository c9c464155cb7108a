import type { LanguageTools } from '../../languages/index.ts'

/** Words joined by a hyphen are also looked for as one: T-shirt as tshirt. */
export function hyphenated(text: string, { words }: LanguageTools): string[] {
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
