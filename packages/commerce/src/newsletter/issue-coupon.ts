import { randomInt } from 'node:crypto'
import { foldEmail, issueNewsletterCoupon } from '@vonk/domain/newsletter'
import type { OrderSettings } from '@vonk/domain/settings'
import { type Db, isUniqueViolation } from '@vonk/platform/db'
import { findCouponIssuedTo, putCoupons } from '../vouchers/index.ts'

type CouponRequest = {
  readonly email: string
  readonly settings: Pick<OrderSettings, 'newsletterCouponPercent'>
  readonly now: Date
}

/** Without letters and digits that are taken for each other. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** Makes the coupon of a new reader; answers whether there is one to tell of: a mailbox gets one in its life. */
export async function issueCoupon(tx: Db, { email, settings, now }: CouponRequest): Promise<boolean> {
  const had = await findCouponIssuedTo(tx, foldEmail(email))
  if (had) return false
  const issued = issueNewsletterCoupon({ email, code: newCode(), issuedTo: new Set() }, settings)
  if (!issued) return false
  try {
    // Nested, so that another spelling of the mailbox that was faster takes back this coupon and nothing else.
    await tx.transaction((nested) => putCoupons(nested, [{ ...issued, name: 'Newsletter', createdAt: now }]))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function newCode(): string {
  return `NEWS-${Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('')}`
}
