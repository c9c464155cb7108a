import { allocate, type Cents, chargeable, timesRatio } from '../money/index.ts'
import { wholeRate } from '../tax/index.ts'
import { type Coupon, type CouponBenefit, type CouponLine, isDiscountable } from './coupon.ts'

export type DiscountableCart = {
  readonly lines: readonly (CouponLine & { readonly gross: Cents })[]
  readonly shipping: Cents
}

export type CouponDiscount = { readonly lines: readonly Cents[]; readonly shipping: Cents }

/** What a checked coupon takes off each line and the shipping; never more than there is. */
export function couponDiscount(coupon: Coupon, { lines, shipping }: DiscountableCart): CouponDiscount {
  if (coupon.benefit.kind === 'free-shipping') return { lines: lines.map(() => 0), shipping: chargeable(shipping) }

  const weights = lines.map((line) => (isDiscountable(coupon, line) ? chargeable(line.gross) : 0))
  const discountable = weights.reduce((sum, weight) => sum + weight, 0)
  // Without anything to discount an even split would still be one of zero cents.
  return { lines: allocate(discountOn(discountable, coupon.benefit), weights), shipping: 0 }
}

function discountOn(amount: Cents, benefit: Exclude<CouponBenefit, { kind: 'free-shipping' }>): Cents {
  if (benefit.kind === 'fixed') return Math.min(amount, chargeable(benefit.amount))
  return Math.min(amount, chargeable(timesRatio(amount, { numerator: benefit.rate, denominator: wholeRate })))
}
