import type { Coupon } from '../coupons/index.ts'
import type { OrderSettings } from '../settings/index.ts'
import { rateFromPercent } from '../tax/index.ts'
import { foldEmail } from './fold-email.ts'

export type CouponWish = {
  readonly email: string
  /** A code nobody else has. */
  readonly code: string
  /** Folded addresses that have had theirs. */
  readonly issuedTo: ReadonlySet<string>
}

export type IssuedCoupon = { readonly issuedTo: string; readonly coupon: Coupon }

/** The coupon for subscribing: for one first order, and one per mailbox; null when this mailbox has had its own. */
export function issueNewsletterCoupon(
  { email, code, issuedTo }: CouponWish,
  { newsletterCouponPercent }: Pick<OrderSettings, 'newsletterCouponPercent'>,
): IssuedCoupon | null {
  const mailbox = foldEmail(email)
  if (issuedTo.has(mailbox)) return null
  const coupon: Coupon = {
    code,
    benefit: { kind: 'percent', rate: rateFromPercent(newsletterCouponPercent) },
    isActive: true,
    validFrom: null,
    validUntil: null,
    minimumSubtotal: null,
    usageLimit: 1,
    usageLimitPerCustomer: 1,
    isFirstOrderOnly: true,
    worksInSampleSale: true,
    excludedSkus: [],
  }
  return { issuedTo: mailbox, coupon }
}
