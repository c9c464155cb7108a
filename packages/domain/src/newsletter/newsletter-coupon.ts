import type { Coupon } from '../coupons/index.ts'
import type { OrderSettings } from '../settings/index.ts'
import { rateFromPercent } from '../tax/index.ts'
import { tidyText } from '../text/index.ts'

/** Domains that deliver to one mailbox. */
const sameMailbox: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
])

/** Providers that take no notice of dots before the @. */
const withoutDots: readonly string[] = ['gmail.com', 'proton.me']

/** The same text for every spelling of one mailbox: "Jo.Ann+shop@googlemail.com" is "joann@gmail.com". */
export function foldEmail(email: string): string {
  const address = tidyText(email).toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const typedDomain = address.slice(at + 1)
  const domain = sameMailbox.get(typedDomain) ?? typedDomain
  return `${foldLocal(address.slice(0, at), domain)}@${domain}`
}

function foldLocal(local: string, domain: string): string {
  // A plus sign at the very start leaves no name before it.
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return withoutDots.includes(domain) ? untagged.replaceAll('.', '') : untagged
}

export type CouponRequest = {
  readonly email: string
  /** A code nobody else has. */
  readonly code: string
  /** Folded addresses that have had theirs. */
  readonly issuedTo: ReadonlySet<string>
}

export type IssuedCoupon = { readonly issuedTo: string; readonly coupon: Coupon }

/** The coupon for subscribing: for one first order, and one per mailbox; null when this mailbox has had its own. */
export function issueNewsletterCoupon(
  { email, code, issuedTo }: CouponRequest,
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
