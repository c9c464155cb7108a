import type { PlatformTotals } from '../cart/index.ts'
import { canSyncTotals, type TotalsConnection } from '../merge/index.ts'
import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import type { Rate } from '../tax/index.ts'

export type CouponBenefit =
  | { readonly kind: 'percent'; readonly rate: Rate }
  | { readonly kind: 'fixed'; readonly amount: Cents }
  | { readonly kind: 'free-shipping' }

export type Coupon = {
  readonly code: string
  readonly benefit: CouponBenefit
  readonly isActive: boolean
  /** First and last moment it works, in milliseconds since 1970; null is an open end. */
  readonly validFrom: number | null
  readonly validUntil: number | null
  /** Of the products including tax, before any discount. */
  readonly minimumSubtotal: Cents | null
  readonly usageLimit: number | null
  readonly usageLimitPerCustomer: number | null
  readonly isFirstOrderOnly: boolean
  readonly worksInSampleSale: boolean
  /** Skus of products or of single variants it gives nothing on. */
  readonly excludedSkus: readonly string[]
}

export type CouponLine = {
  readonly sku: string
  readonly parentSku: string | null
  /** Money's worth itself: nothing takes off its price, and neither gift cards nor points pay for it. */
  readonly isGiftCard?: boolean
}

export function isDiscountable({ excludedSkus }: Coupon, { sku, parentSku, isGiftCard = false }: CouponLine): boolean {
  return !isGiftCard && !excludedSkus.includes(sku) && (parentSku === null || !excludedSkus.includes(parentSku))
}

export type AppliedCoupon = { readonly code: string; readonly discount: Cents }

/** The coupon the server's totals speak of. */
export function findAppliedCoupon(totals: PlatformTotals | null): AppliedCoupon | null {
  if (!totals?.couponCode) return null
  return { code: totals.couponCode, discount: totals.discount }
}

export type CodeRefusal = { readonly code: 'code-missing' | 'totals-not-synced' }

/** The coupon code to send to the server, when there is one and the server can answer with new totals. */
export function couponToApply(code: string, connection: TotalsConnection): Result<string, CodeRefusal> {
  const normalised = normaliseCode(code)
  if (normalised === '') return err({ code: 'code-missing' })
  if (!canSyncTotals(connection)) return err({ code: 'totals-not-synced' })
  return ok(normalised)
}

/** Codes are read from paper and mails: spaces and case do not matter. */
export function normaliseCode(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase()
}
