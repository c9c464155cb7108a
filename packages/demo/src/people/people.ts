import type { StoredAddress, StoredChild, StoredCustomer, StoredWish } from '@vonk/commerce/customers'
import type { StoredLoyaltyCard, StoredLoyaltyEntry } from '@vonk/commerce/loyalty'
import type { BoughtCard, StoredOrder } from '@vonk/commerce/orders'
import type { StoredCoupon, StoredCouponUse, StoredGiftCard, StoredGiftCardEntry } from '@vonk/commerce/vouchers'
import type { Instant } from '@vonk/domain/pricing'
import type { DemoSellable } from '../catalogue/demo-catalogue.ts'

export type PeopleRequest = {
  readonly seed: number
  /** Any moment of the day; everything has happened before it began. */
  readonly today: Instant
  readonly sellables: readonly DemoSellable[]
}

/** The customers of the label and everything they did; each list is ready to be stored. */
export type People = {
  readonly customers: readonly StoredCustomer[]
  readonly addresses: readonly StoredAddress[]
  readonly wishes: readonly StoredWish[]
  readonly children: readonly StoredChild[]
  readonly orders: readonly StoredOrder[]
  readonly coupons: readonly StoredCoupon[]
  readonly couponUses: readonly StoredCouponUse[]
  readonly giftCards: readonly StoredGiftCard[]
  readonly giftCardEntries: readonly StoredGiftCardEntry[]
  /** Which order has bought which of them. */
  readonly boughtCards: readonly BoughtCard[]
  readonly loyaltyCards: readonly StoredLoyaltyCard[]
  readonly loyaltyEntries: readonly StoredLoyaltyEntry[]
}
