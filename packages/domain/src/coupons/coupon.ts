import type { Cents } from '../money/index.ts'
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

export type CouponLine = { readonly sku: string; readonly parentSku: string | null }
