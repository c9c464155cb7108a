import { countCharacters, tidyText } from '../text/index.ts'

/** Longer texts are pasted by accident or on purpose; nobody searches a shop with them. */
export const maxSearchLength = 128

/** What the shopper typed, tidied and bounded; letters stay as they are, so that it can be shown again. */
export function normalizeSearchText(text: string): string {
  const tidy = tidyText(text.slice(0, maxSearchLength * 4))
  return Array.from(tidy).slice(0, maxSearchLength).join('').trim()
}

export const minSearchLength = 3

/** Shorter texts neither search nor navigate. */
export function isSearchable(text: string): boolean {
  return countCharacters(normalizeSearchText(text)) >= minSearchLength
}

export type SearchDestination = { readonly name: 'search' | 'no-result'; readonly page: string }

/** Where Enter or the search icon leads; null while the text is too short to go anywhere. */
export function searchDestination(search: {
  readonly text: string
  /** Whether the theme's search content has sections to offer instead of products. */
  readonly hasSections: boolean
  readonly total: number
}): SearchDestination | null {
  if (!isSearchable(search.text)) return null
  const name = search.hasSections && search.total === 0 ? 'no-result' : 'search'
  return { name, page: `/${name}?${new URLSearchParams({ q: normalizeSearchText(search.text) })}` }
}

/** The form two texts share when a shopper would call them the same: small letters, no accents. */
export function foldSearchText(text: string): string {
  const small = withoutMarks(withoutMarks(text.toWellFormed()).toLowerCase())
  return twins.reduce((folded, [letter, written]) => folded.replaceAll(letter, written), small)
}

/** The words of a text in the form they are compared in. */
export function searchWords(text: string): string[] {
  return foldSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}

// Letters that Unicode does not take apart.
const twins: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]
