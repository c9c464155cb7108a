export type { StoredCouponUse } from './coupons/schema.ts'
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
} from './coupons/store.ts'
export type { StoredCoupon } from './coupons/stored-coupon.ts'
export { enterGiftCard, type GiftCardMove, issueGiftCard, lockGiftCards } from './gift-cards/ledger.ts'
export type { StoredGiftCard, StoredGiftCardEntry } from './gift-cards/schema.ts'
export { findGiftCard, putGiftCardEntries, putGiftCards } from './gift-cards/store.ts'
