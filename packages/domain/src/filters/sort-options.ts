export type SortOption = { readonly id: string; readonly type: 'sort' }
/** Keyed by label: the key is the English text and what other languages translate. */
export type SortOptions = Readonly<Record<string, SortOption>>
export type Sort = { readonly field: string; readonly direction: 'asc' | 'desc' }

/** A sort id is "field:direction"; without a direction it is ascending. */
export function parseSort(id: string): Sort | null {
  const [field = '', direction = 'asc', ...rest] = id.split(':')
  if (field === '' || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return null
  return { field, direction }
}

/** The id of an offered sort that means the same, or null when the shop does not offer it. */
export function findSortId(id: string, options: SortOptions): string | null {
  const wanted = parseSort(id)
  if (!wanted) return null
  const offered = Object.values(options).find((option) => {
    const sort = parseSort(option.id)
    return sort?.field === wanted.field && sort.direction === wanted.direction
  })
  return offered?.id ?? null
}

/** The order of a list: the shopper's choice, else the list's own; null leaves it to relevance. */
export function sortOf(chosen: string | null, defaultSort: string | null): Sort | null {
  const own = defaultSort === null ? null : parseSort(defaultSort)
  return chosen === null ? own : (parseSort(chosen) ?? own)
}
