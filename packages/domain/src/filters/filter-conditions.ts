import type { Cents } from '../money/index.ts'
import type { FilterState } from './filter-state.ts'
import { parsePriceRange } from './price-range.ts'

/** What a product must have to pass; all conditions hold together. */
export type FilterCondition =
  | { readonly attribute: string; readonly oneOf: readonly string[] }
  | { readonly attribute: 'price'; readonly from: Cents; readonly below: Cents | null }

/** What the shopper's filters ask of a list, besides what the list asks itself. */
export function filterConditions({ chosen }: FilterState): FilterCondition[] {
  return Object.entries(chosen).flatMap(([attribute, ids]): FilterCondition[] => {
    if (attribute !== 'price') return [{ attribute, oneOf: ids }]
    return ids
      .map(parsePriceRange)
      .flatMap((range) => (range ? [{ attribute, from: range.from, below: range.to }] : []))
  })
}
