import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { type Coupon, type CouponLine, isDiscountable } from './coupon.ts'

export type CouponSituation = {
  readonly now: number
  readonly lines: readonly CouponLine[]
  /** Of the products including tax, before any discount. */
  readonly subtotal: Cents
  readonly isSampleSale: boolean
  readonly usesInTotal: number
  readonly usesByCustomer: number
  readonly hasOrderedBefore: boolean
}

export type CouponRefusal =
  | {
      readonly code:
        | 'coupon-unknown'
        | 'coupon-not-started'
        | 'coupon-expired'
        | 'coupon-not-in-sample-sale'
        | 'coupon-used-up'
        | 'coupon-already-used'
        | 'coupon-first-order-only'
        | 'coupon-not-for-these-products'
    }
  | { readonly code: 'coupon-minimum-not-reached'; readonly minimum: Cents }

type Check = (coupon: Coupon, situation: CouponSituation) => CouponRefusal | null

/** May this coupon be used on this cart, now, by this shopper? The first reason against it is given. */
export function checkCoupon(coupon: Coupon | null, situation: CouponSituation): Result<Coupon, CouponRefusal> {
  if (coupon === null || !coupon.isActive) return err({ code: 'coupon-unknown' })
  for (const check of checks) {
    const refusal = check(coupon, situation)
    if (refusal) return err(refusal)
  }
  return ok(coupon)
}

export type CouponUsage = Pick<CouponSituation, 'usesInTotal' | 'usesByCustomer' | 'hasOrderedBefore'>

/** Whether an order that was granted this coupon before may count as a use once more: only limits can speak against it. */
export function hasUseLeft(coupon: Coupon, { usesInTotal, usesByCustomer, hasOrderedBefore }: CouponUsage): boolean {
  if (isUsedUp(usesInTotal, coupon.usageLimit) || isUsedUp(usesByCustomer, coupon.usageLimitPerCustomer)) return false
  return !(coupon.isFirstOrderOnly && hasOrderedBefore)
}

const checks: readonly Check[] = [
  ({ validFrom }, { now }) => (validFrom !== null && now < validFrom ? { code: 'coupon-not-started' } : null),
  ({ validUntil }, { now }) => (validUntil !== null && now > validUntil ? { code: 'coupon-expired' } : null),
  (coupon, { isSampleSale }) =>
    isSampleSale && !coupon.worksInSampleSale ? { code: 'coupon-not-in-sample-sale' } : null,
  (coupon, { usesInTotal }) => (isUsedUp(usesInTotal, coupon.usageLimit) ? { code: 'coupon-used-up' } : null),
  (coupon, { usesByCustomer }) =>
    isUsedUp(usesByCustomer, coupon.usageLimitPerCustomer) ? { code: 'coupon-already-used' } : null,
  (coupon, { hasOrderedBefore }) =>
    coupon.isFirstOrderOnly && hasOrderedBefore ? { code: 'coupon-first-order-only' } : null,
  ({ minimumSubtotal: minimum }, { subtotal }) =>
    minimum !== null && subtotal < minimum ? { code: 'coupon-minimum-not-reached', minimum } : null,
  (coupon, { lines }) =>
    lines.some((line) => isDiscountable(coupon, line)) ? null : { code: 'coupon-not-for-these-products' },
]

function isUsedUp(uses: number, limit: number | null): boolean {
  return limit !== null && uses >= limit
}
