import type { Cents } from '../money/index.ts'
import type { ListingSettings } from '../products/index.ts'
import { isSelectable, type Variant } from './variant.ts'

export type PriceRange = { readonly lowest: Cents; readonly highest: Cents }

/** From what to what the selectable variants cost; null when none has a price. */
export function priceRange(children: readonly Variant[], settings: ListingSettings): PriceRange | null {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const child of children) {
    if (child.price === null || !isSelectable(child, settings)) continue
    lowest = Math.min(lowest, child.price)
    highest = Math.max(highest, child.price)
  }
  return lowest <= highest ? { lowest, highest } : null
}
