import { isDisabled, type ListingSettings } from '../products/index.ts'
import type { Variant } from './variant.ts'

/** Whether a variant may be chosen: not disabled, and not known to be sold out while sold-out products are not listed. */
export function isSelectable(variant: Variant, { listOutOfStock }: ListingSettings): boolean {
  if (isDisabled(variant.status)) return false
  return listOutOfStock || variant.stock === null || variant.stock.isInStock
}
