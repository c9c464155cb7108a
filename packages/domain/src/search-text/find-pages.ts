import { searchWords } from './search-words.ts'

export type FindablePage = {
  readonly name: string
  readonly to: string
  /** What it is also found by. */
  readonly aliases?: readonly string[]
}

const maxFoundPages = 4

/** What two words must share from the beginning: a jas is no jasmijn. */
const SHORTEST_STEM = 4
const LONGEST_ENDING = 2
/** What is left out of the words of a search. */
const SHORTEST_WORD = 3

/** Pages whose name, or something else they are known by, has every word of the text or one that begins alike; each address once. */
export function findPages(text: string, pages: readonly FindablePage[]): FindablePage[] {
  const wanted = searchWords(text).filter((word) => word.length >= SHORTEST_WORD)
  if (wanted.length === 0) return []
  const byName = pages.filter(({ name }) => hasAll(wanted, name))
  const byAlias = pages.filter(({ aliases = [] }) => aliases.some((alias) => hasAll(wanted, alias)))
  const found = new Map<string, FindablePage>()
  for (const page of [...byName, ...byAlias]) if (!found.has(page.to)) found.set(page.to, page)
  return [...found.values()].slice(0, maxFoundPages)
}

function hasAll(wanted: readonly string[], text: string): boolean {
  const words = searchWords(text)
  return wanted.every((word) => words.some((other) => isAlike(word, other)))
}

/** Words differ in their endings: retour, retouren, retourneren. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const stem = Math.max(Math.min(one.length, other.length) - LONGEST_ENDING, SHORTEST_STEM)
  return one.slice(0, stem) === other.slice(0, stem)
}
