export { type CouponRefusal, type CouponSituation, type CouponUsage, checkCoupon, hasUseLeft } from './check-coupon.ts'
export type { Coupon, CouponBenefit, CouponLine } from './coupon.ts'
export {
  type AppliedCoupon,
  type CodeRefusal,
  couponToApply,
  findAppliedCoupon,
  isDiscountable,
  normaliseCode,
} from './coupon.ts'
export { type CouponDiscount, couponDiscount, type DiscountableCart } from './coupon-discount.ts'
