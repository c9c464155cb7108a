import { type FilterState, type Page, pageOf, parseFilters } from '@vonk/domain/filters'
import type { AttributeFact } from '#request/catalogue-fact.ts'
import type { ListQuerySettings } from './listing-data.ts'

/** Longer ones are nobody's: the longest list of filters a shopper can tick is far shorter. */
const longestQuery = 4096

/** What the address asks of a list; options the shop does not know are as if they were not there. */
export function readListQuery(
  search: string,
  attributes: ReadonlyMap<string, AttributeFact>,
  settings: ListQuerySettings,
): FilterState {
  const state = parseFilters(search.length > longestQuery ? '' : search, settings)
  const valid = Object.entries(state.chosen).flatMap(([code, ids]): [string, readonly string[]][] => {
    const offered = code === 'price' ? ids : ids.filter((id) => attributes.get(code)?.options.has(id))
    return offered.length > 0 ? [[code, offered]] : []
  })
  return { ...state, chosen: Object.fromEntries(valid) }
}

/** More than anybody scrolls through. A later page shows the last ten, with a link to those before. */
const mostPages = 10

/** Everything up to a page, so that coming back to it shows what was loaded before. */
export function windowOf(page: number, pageSize: number): Page {
  const first = pageOf(Math.max(page - mostPages + 1, 1), { productPageSize: pageSize })
  const last = pageOf(page, { productPageSize: pageSize })
  return { start: first.start, size: last.start + last.size - first.start }
}
