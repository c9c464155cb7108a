import type { ListingSettings, Variant } from './variant.ts'

/** Whether a variant may be chosen: not disabled, and not known to be sold out while sold-out products are not listed. */
export function isSelectable(variant: Variant, { listOutOfStock }: ListingSettings): boolean {
  if (variant.status >= 2) return false
  return listOutOfStock || variant.stock === null || variant.stock.isInStock
}
