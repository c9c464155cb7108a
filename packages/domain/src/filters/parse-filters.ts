import type { FilterState } from './filter-state.ts'
import { parsePriceRange, priceRangeId } from './price-range.ts'
import { findSortId, type SortOptions } from './sort-options.ts'

export type FilterQuerySettings = { readonly listFilters: readonly string[]; readonly sortOptions: SortOptions }

const maxPage = 10_000

/** Reads the filters out of an address's query; what the shop does not offer is as if it were not there. */
export function parseFilters(query: string, settings: FilterQuerySettings): FilterState {
  const params = new URLSearchParams(query)
  const chosen: Record<string, readonly string[]> = {}
  for (const code of settings.listFilters) {
    const ids = code === 'price' ? parsePrices(params.getAll(code)) : parseIds(params.getAll(code))
    if (ids.length > 0) chosen[code] = ids
  }
  return {
    chosen,
    sort: findSortId(params.get('sort') ?? '', settings.sortOptions),
    page: parsePage(params.get('page')),
  }
}

function parseIds(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort()
}

// A shopper has one price range at a time: of several in an address the first counts.
function parsePrices(values: readonly string[]): string[] {
  const ranges = values.map(parsePriceRange).filter((range) => range !== null)
  return ranges.slice(0, 1).map(priceRangeId)
}

function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d*$/.test(value) ? Math.min(Number(value), maxPage) : 1
}
