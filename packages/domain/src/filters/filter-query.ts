import type { Cents } from '../money/index.ts'
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

/** Puts the filters into an address's query and leaves what else is in it (`q`, campaign tags) alone. */
export function withFilters(query: string, state: FilterState, settings: FilterQuerySettings): string {
  const own = new Set([...settings.listFilters, 'sort', 'page'])
  const foreign = [...new URLSearchParams(query)].filter(([name]) => !own.has(name))
  return new URLSearchParams([...foreign, ...filterParams(state)]).toString()
}

function filterParams({ chosen, sort, page }: FilterState): [string, string][] {
  const params = Object.entries(chosen)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([code, ids]) => ids.map((id): [string, string] => [code, id]))
  if (sort !== null) params.push(['sort', sort])
  if (page > 1) params.push(['page', String(page)])
  return params
}

/** What a product must have to pass; all conditions hold together. */
export type FilterCondition =
  | { readonly attribute: string; readonly oneOf: readonly string[] }
  | { readonly attribute: 'price'; readonly from: Cents; readonly below: Cents | null }

/** What the shopper's filters ask of a list, besides what the list asks itself. */
export function filterConditions({ chosen }: FilterState): FilterCondition[] {
  return Object.entries(chosen).flatMap(([attribute, ids]): FilterCondition[] => {
    if (attribute !== 'price') return [{ attribute, oneOf: ids }]
    return ids
      .map(parsePriceRange)
      .flatMap((range) => (range ? [{ attribute, from: range.from, below: range.to }] : []))
  })
}
