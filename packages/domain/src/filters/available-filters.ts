import { toCents } from '../money/index.ts'
import { type FilterOption, ownValue } from './filter-state.ts'
import { type PriceRange, priceRangeId, priceRangeLabel } from './price-range.ts'
import type { SortOptions } from './sort-options.ts'

/** How many options of an attribute are counted; sizes and colours have more than ten. */
export function aggregationSize(
  attribute: string,
  settings: { readonly aggregationSize: number; readonly aggregationSizes: Readonly<Record<string, number>> },
): number {
  return ownValue(settings.aggregationSizes, attribute) ?? settings.aggregationSize
}

/** The engine's counts, by their wire names: agg_terms_color, agg_terms_color_options, agg_range_price. */
export type Aggregations = Readonly<Record<string, { readonly buckets: readonly AggregationBucket[] }>>
export type AggregationBucket = {
  readonly key: string | number
  readonly from?: number
  readonly to?: number
  readonly doc_count?: number
}
/** Labels of option ids by attribute code. */
export type OptionLabels = Readonly<Record<string, Readonly<Record<string, string>>>>
export type AvailableFilters = Readonly<Record<string, readonly FilterOption[]>>

export type AvailableFiltersInput = {
  /** null when the engine sent none. */
  readonly aggregations: Aggregations | null
  readonly labels: OptionLabels
  readonly locale: string
  readonly currencySign: string
  readonly settings: { readonly listFilters: readonly string[]; readonly sortOptions: SortOptions }
}

/** The filters a list can offer: what its products have, in words, in the order of a dictionary. */
export function availableFilters(input: AvailableFiltersInput): AvailableFilters {
  const { aggregations, settings } = input
  if (!aggregations) return {}
  const collator = new Intl.Collator(input.locale, { numeric: true })
  const filters = settings.listFilters.map((code): [string, FilterOption[]] => [
    code,
    code === 'price'
      ? priceOptions(bucketsOf(aggregations, 'agg_range_price'), input.currencySign)
      : termOptions(code, input).sort((a, b) => collator.compare(a.label, b.label)),
  ])
  return { ...Object.fromEntries(filters), sort: sortFilterOptions(settings.sortOptions) }
}

function termOptions(code: string, { aggregations, labels }: AvailableFiltersInput): FilterOption[] {
  const buckets = [`agg_terms_${code}`, `agg_terms_${code}_options`].flatMap((name) => bucketsOf(aggregations, name))
  const ids = [...new Set(buckets.map((bucket) => String(bucket.key)))]
  const names = ownValue(labels, code) ?? {}
  return ids
    .map((id) => ({ id, label: (ownValue(names, id) ?? id).trim(), type: code }))
    .filter((option) => option.label !== '')
}

function priceOptions(buckets: readonly AggregationBucket[], currencySign: string): FilterOption[] {
  return buckets
    .filter((bucket) => bucket.doc_count !== 0)
    .map((bucket) => {
      const range: PriceRange = {
        from: toCents(bucket.from ?? 0),
        to: bucket.to === undefined ? null : toCents(bucket.to),
      }
      return {
        id: priceRangeId(range),
        label: priceRangeLabel(range, currencySign),
        type: 'price',
        from: range.from,
        ...(range.to === null ? {} : { to: range.to }),
        single: true,
      }
    })
}

function sortFilterOptions(options: SortOptions): FilterOption[] {
  return Object.entries(options).map(([label, option]) => ({ id: option.id, label, type: option.type }))
}

function bucketsOf(aggregations: Aggregations | null, name: string): readonly AggregationBucket[] {
  return aggregations?.[name]?.buckets ?? []
}
