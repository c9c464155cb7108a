export {
  type AggregationBucket,
  type Aggregations,
  type AvailableFilters,
  type AvailableFiltersInput,
  aggregationSize,
  availableFilters,
  type OptionLabels,
} from './available-filters.ts'
export { type ColourFamily, colourFamilies, colourFamily } from './colour-family.ts'
export {
  type FilterCondition,
  type FilterQuerySettings,
  filterConditions,
  parseFilters,
  withFilters,
} from './filter-query.ts'
export type { FilterOption, FilterState } from './filter-state.ts'
export { nextPage, type Page, pageOf } from './paging.ts'
export { chosenPriceLabel, type PriceRange, parsePriceRange, priceRangeId } from './price-range.ts'
export { findSortId, parseSort, type Sort, type SortOption, type SortOptions, sortOf } from './sort-options.ts'
export {
  chosenOptions,
  clearFilters,
  type ToggledOption,
  toggleFilter,
  toggleInQuery,
} from './toggle-filter.ts'
