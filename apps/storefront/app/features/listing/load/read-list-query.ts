import { type FilterState, parseFilters } from '@vonk/domain/filters'
import type { AttributeFact } from '../../../request/catalogue-fact.ts'
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
  const known = Object.entries(state.chosen).flatMap(([code, ids]): [string, readonly string[]][] => {
    const offered = code === 'price' ? ids : ids.filter((id) => attributes.get(code)?.options.has(id))
    return offered.length > 0 ? [[code, offered]] : []
  })
  return { ...state, chosen: Object.fromEntries(known) }
}
