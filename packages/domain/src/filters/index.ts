export {
  type AggregationBucket,
  type Aggregations,
  type AvailableFilters,
  type AvailableFiltersInput,
  aggregationSize,
  availableFilters,
  type OptionLabels,
} from './available-filters.ts'
export {
  type FilterCondition,
  type FilterQuerySettings,
  filterConditions,
  formatFilters,
  parseFilters,
  withFilters,
} from './filter-query.ts'
export type { FilterOption, FilterState } from './filter-state.ts'
export { nextPage, type Page, pageOf, pageSizeOnVisit } from './paging.ts'
export { isInPriceRange, type PriceRange, parsePriceRange, priceRangeId, priceRangeLabel } from './price-range.ts'
export { findSortId, parseSort, type Sort, type SortOption, type SortOptions, sortOf } from './sort-options.ts'
export {
  chosenOptions,
  clearFilters,
  keepChosenFilters,
  type ToggledOption,
  toggleFilter,
  toggleInQuery,
} from './toggle-filter.ts'
