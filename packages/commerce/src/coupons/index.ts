export type { StoredCouponUse } from './schema.ts'
export {
  type CouponShopper,
  type CouponUses,
  countCouponUses,
  enterCouponUse,
  findCoupon,
  findCouponIssuedTo,
  forgetIssuedTo,
  giveCouponUseBack,
  lockCoupon,
  putCoupons,
  putCouponUses,
} from './store.ts'
export type { StoredCoupon } from './stored-coupon.ts'
