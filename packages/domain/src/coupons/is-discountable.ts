import type { Coupon, CouponLine } from './coupon.ts'

export function isDiscountable({ excludedSkus }: Coupon, { sku, parentSku }: CouponLine): boolean {
  return !excludedSkus.includes(sku) && (parentSku === null || !excludedSkus.includes(parentSku))
}
