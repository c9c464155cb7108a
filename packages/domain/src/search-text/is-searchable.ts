import { countCharacters } from '../text/index.ts'
import { normalizeSearchText } from './normalize-search-text.ts'

export const minSearchLength = 3

/** Shorter texts neither search nor navigate. */
export function isSearchable(text: string): boolean {
  return countCharacters(normalizeSearchText(text)) >= minSearchLength
}
