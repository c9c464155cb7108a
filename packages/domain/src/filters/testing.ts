import fc from 'fast-check'
import { defaultSettings } from '../settings/index.ts'
import type { FilterOption, FilterState } from './filter-state.ts'
import { priceRangeId } from './price-range.ts'

export function filtersOf(overrides: Partial<FilterState> = {}): FilterState {
  return { chosen: {}, sort: null, page: 1, ...overrides }
}

export function anOption(overrides: Partial<FilterOption> = {}): FilterOption {
  return { id: '49', label: 'Blue', type: 'color', ...overrides }
}

/** Any state the shop can be in. */
export function anyFilters(): fc.Arbitrary<FilterState> {
  const id = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text && text.isWellFormed())
  const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 }).map((list) => list.sort())
  const codes = defaultSettings.listFilters.filter((code) => code !== 'price')
  const price = fc.constantFrom(...defaultSettings.priceRanges).map((range) => [priceRangeId(range)])
  const chosen = fc.record({ ...Object.fromEntries(codes.map((code) => [code, ids])), price }, { requiredKeys: [] })
  return fc.record({
    chosen: chosen.map((record) => ({ ...record })),
    sort: fc.constantFrom(null, ...Object.values(defaultSettings.sortOptions).map((option) => option.id)),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
}
