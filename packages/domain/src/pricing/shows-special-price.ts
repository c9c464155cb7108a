import type { Cents } from '../money/index.ts'

/** Prices including tax; null is a price the product does not have. */
export type ShownPrices = {
  readonly price: Cents | null
  readonly originalPrice: Cents | null
  readonly specialPrice: Cents | null
}

/** Whether a price is shown as reduced, next to the original. */
export function showsSpecialPrice({ price, originalPrice, specialPrice }: ShownPrices): boolean {
  if (price === null || originalPrice === null) return false
  return specialPrice !== null || price < originalPrice
}
