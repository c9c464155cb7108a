import type { SearchQuery } from '../../port.ts'

/** The patterns of one question; more letters than this are no names of fields. */
const MOST_LETTERS = 4_000

/** Which part of the stored document is answered, always with its key. A pattern nobody means leaves out what it names. */
export function translateFields({ include, exclude }: SearchQuery['fields']): object {
  const included = include.length === 0 ? ['document'] : patternsOf(include)
  return { includes: ['key', ...included], excludes: patternsOf(exclude) }
}

function patternsOf(patterns: readonly string[]): string[] {
  const short = patterns.map((pattern) => pattern.toWellFormed().replace(/\*+/g, '*'))
  const letters = short.reduce((sum, { length }) => sum + length, 0)
  return letters > MOST_LETTERS ? [] : short.filter(isName).map((pattern) => `document.${pattern}`)
}

function isName(pattern: string): boolean {
  return pattern !== '' && !pattern.startsWith('.') && !pattern.endsWith('.')
}
