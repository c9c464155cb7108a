export type { StoredCouponUse } from './schema.ts'
export {
  type CouponBuyer,
  type CouponShopper,
  type CouponUses,
  countCouponUses,
  enterCouponUse,
  findCoupon,
  findCouponIssuedTo,
  findCouponShopper,
  forgetIssuedTo,
  giveCouponUseBack,
  lockCoupon,
  putCoupons,
  putCouponUses,
} from './store.ts'
export type { StoredCoupon } from './stored-coupon.ts'
