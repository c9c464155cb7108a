export type { StoredCouponUse } from './schema.ts'
export {
  type CouponShopper,
  type CouponUses,
  countCouponUses,
  findCoupon,
  findCouponIssuedTo,
  forgetIssuedTo,
  putCoupons,
  putCouponUses,
} from './store.ts'
export type { StoredCoupon } from './stored-coupon.ts'
