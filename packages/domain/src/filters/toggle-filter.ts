import type { AvailableFilters } from './available-filters.ts'
import { type FilterQuerySettings, parseFilters, withFilters } from './filter-query.ts'
import { type FilterOption, type FilterState, ownValue } from './filter-state.ts'

export type ToggledOption = Pick<FilterOption, 'id' | 'type' | 'single'>

/** Chooses an option or, when it is chosen, lets it go; the list then starts again at its first page. */
export function toggleFilter(
  state: FilterState,
  option: ToggledOption,
  settings: { readonly systemFilterNames: readonly string[] },
): FilterState {
  if (settings.systemFilterNames.includes(option.type)) {
    return { ...state, sort: state.sort === option.id ? null : option.id, page: 1 }
  }
  const { [option.type]: _before, ...others } = state.chosen
  const ids = toggleId(ownValue(state.chosen, option.type) ?? [], option)
  return { ...state, chosen: ids.length > 0 ? { ...others, [option.type]: ids } : others, page: 1 }
}

/** The same as a change of an address's query, for links that work without scripts. */
export function toggleInQuery(
  query: string,
  option: ToggledOption,
  settings: FilterQuerySettings & { readonly systemFilterNames: readonly string[] },
): string {
  return withFilters(query, toggleFilter(parseFilters(query, settings), option, settings), settings)
}

/** The list without any attribute filter; the order stays. */
export function clearFilters(state: FilterState): FilterState {
  return { ...state, chosen: {}, page: 1 }
}

function toggleId(current: readonly string[], option: ToggledOption): string[] {
  if (current.includes(option.id)) return current.filter((id) => id !== option.id)
  return option.single ? [option.id] : [...current, option.id].sort()
}

/** The chosen options with their labels, for the chips above a list; one that is no longer offered shows its id. */
export function chosenOptions(chosen: FilterState['chosen'], available: AvailableFilters): AvailableFilters {
  return Object.fromEntries(
    Object.entries(chosen).map(([code, ids]): [string, FilterOption[]] => [
      code,
      ids.map((id) => ownValue(available, code)?.find((option) => option.id === id) ?? { id, label: id, type: code }),
    ]),
  )
}
