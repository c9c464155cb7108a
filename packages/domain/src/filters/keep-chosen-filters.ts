import type { AvailableFilters } from './available-filters.ts'
import type { FilterOption, FilterState } from './filter-state.ts'
import { ownValue } from './own-value.ts'

/** An attribute the shopper has chosen from keeps the options it had, so that a second one can be added. */
export function keepChosenFilters(
  available: AvailableFilters,
  previous: AvailableFilters | null,
  chosen: FilterState['chosen'],
): AvailableFilters {
  if (!previous || Object.keys(chosen).length === 0) return available
  const refreshed = Object.entries(available).filter(([code]) => !(code in chosen))
  return { ...previous, ...Object.fromEntries(refreshed) }
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
