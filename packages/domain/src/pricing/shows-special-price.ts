import type { Cents } from '../money/index.ts'

/** Prices including tax; null is a price the product does not have, as is a special price of 0. */
export type ShownPrices = {
  readonly price: Cents | null
  readonly originalPrice: Cents | null
  readonly specialPrice: Cents | null
}

/** Whether a price is shown as reduced, next to the original. */
export function showsSpecialPrice({ price, originalPrice, specialPrice }: ShownPrices): boolean {
  if (price === null || originalPrice === null) return false
  const hasSpecialPrice = specialPrice !== null && specialPrice > 0
  return hasSpecialPrice || price < originalPrice
}
