import { isSearchable } from './is-searchable.ts'
import { normalizeSearchText } from './normalize-search-text.ts'

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
