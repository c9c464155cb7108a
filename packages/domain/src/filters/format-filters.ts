import type { FilterState } from './filter-state.ts'
import type { FilterQuerySettings } from './parse-filters.ts'

/** The query of an address for these filters: one spelling per state, so that caches and canonical links agree. */
export function formatFilters(state: FilterState): string {
  return new URLSearchParams(filterParams(state)).toString()
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
