import { foldEmail } from '@vonk/domain/newsletter'
import type { Rate } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import { issueEmailToken } from '../mails/index.ts'
import { findCouponIssuedTo } from '../vouchers/index.ts'
import type { StoredSubscription } from './schema.ts'
import { closeMailDue, lockSubscription, type Reader } from './store.ts'

/** Long enough for a holiday weekend, short enough that a mailbox somebody else has by then confirms nothing. */
const LINK_DAYS = 7

/** A mail that is due, with all that it says. */
export type DueMail = { readonly reader: Reader; readonly storeCode: string } & (
  | {
      readonly kind: 'confirmation-link'
      readonly requestedAt: Date
      /** Of the link; nothing but the mail knows it. */
      readonly token: string
      readonly lifeDays: number
    }
  | { readonly kind: 'coupon'; readonly coupon: { readonly code: string; readonly rate: Rate } }
)

/** Takes the mail that a subscription waits for, in the transaction that puts it; null where there is none, or none any more. */
export async function openMail(tx: Db, subscriptionId: number, now: Date): Promise<DueMail | null> {
  const row = await lockSubscription(tx, subscriptionId)
  if (!row?.mailDue) return null
  await closeMailDue(tx, row.id)
  const { brand, email, storeCode, requestedAt } = row
  const due = { reader: { brand, email }, storeCode }
  if (row.mailDue === 'coupon') {
    const coupon = await findCoupon(tx, row)
    return coupon && { ...due, kind: 'coupon', coupon }
  }
  const token = await issueEmailToken(tx, { purpose: 'newsletter', subject: row.id, lifeDays: LINK_DAYS, now })
  return { ...due, kind: 'confirmation-link', requestedAt, token, lifeDays: LINK_DAYS }
}

/** What somebody wanted of an address on the list, for who reads its mails. */
export type AskedMail = { readonly reader: Reader; readonly storeCode: string }

/** Null for an address that has left meanwhile. */
export async function openAskedMail(tx: Db, subscriptionId: number): Promise<AskedMail | null> {
  const row = await lockSubscription(tx, subscriptionId)
  return row && { reader: { brand: row.brand, email: row.email }, storeCode: row.storeCode }
}

/** Null when the mailbox has been forgotten since. */
async function findCoupon(tx: Db, { email }: StoredSubscription) {
  const coupon = await findCouponIssuedTo(tx, foldEmail(email))
  return coupon?.benefit.kind === 'percent' ? { code: coupon.code, rate: coupon.benefit.rate } : null
}
