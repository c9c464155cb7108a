export { aggregationSize } from './aggregation-size.ts'
export {
  type AggregationBucket,
  type Aggregations,
  type AvailableFilters,
  type AvailableFiltersInput,
  availableFilters,
  type OptionLabels,
} from './available-filters.ts'
export { type FilterCondition, filterConditions } from './filter-conditions.ts'
export type { FilterOption, FilterState } from './filter-state.ts'
export { formatFilters, withFilters } from './format-filters.ts'
export { chosenOptions, keepChosenFilters } from './keep-chosen-filters.ts'
export { nextPage, type Page, pageOf, pageSizeOnVisit } from './paging.ts'
export { type FilterQuerySettings, parseFilters } from './parse-filters.ts'
export { isInPriceRange, type PriceRange, parsePriceRange, priceRangeId, priceRangeLabel } from './price-range.ts'
export { findSortId, parseSort, type Sort, type SortOption, type SortOptions, sortOf } from './sort-options.ts'
export { clearFilters, type ToggledOption, toggleFilter, toggleInQuery } from './toggle-filter.ts'
