import type { Coupon } from '@vonk/domain/coupons'
import { foldEmail } from '@vonk/domain/newsletter'
import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { findCustomerByEmail } from '../../customers/index.ts'
import { coupons, couponUses, type StoredCouponUse } from './schema.ts'
import { type StoredCoupon, toCoupon, toCouponRow } from './stored-coupon.ts'

export type CouponShopper = { readonly customerId: number | null; readonly mailbox: string | null }
/** Who orders: with an account or without, under a mail address. */
export type CouponBuyer = { readonly customerId: number | null; readonly email: string }
export type CouponUses = { readonly usesInTotal: number; readonly usesByCustomer: number }

export function putCoupons(db: Db, stored: readonly StoredCoupon[]): Promise<void> {
  return bulkInsert(db, coupons, stored.map(toCouponRow))
}

export function putCouponUses(db: Db, rows: readonly StoredCouponUse[]): Promise<void> {
  return bulkInsert(db, couponUses, rows)
}

/** The code is given as `normaliseCode` writes it. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return row ? toCoupon(row) : null
}

/** Who has not logged in is known by the address, and so is the account of that address. */
export async function findCouponShopper(
  db: Db,
  { customerId, email }: Pick<CouponBuyer, 'customerId'> & { readonly email: string | undefined },
): Promise<CouponShopper> {
  if (email === undefined) return { customerId, mailbox: null }
  const account = customerId === null ? await findCustomerByEmail(db, email) : null
  return { customerId: customerId ?? account?.id ?? null, mailbox: foldEmail(email) }
}

/** What `checkCoupon` wants to know; a shopper is known by the account, by the folded mailbox, or by both. */
export async function countCouponUses(
  db: Db,
  code: string,
  { customerId, mailbox }: CouponShopper,
): Promise<CouponUses> {
  const isTheirs = sql`${couponUses.customerId} = ${customerId} or ${couponUses.mailbox} = ${mailbox}`
  const [row] = await db
    .select({
      usesInTotal: sql<number>`count(*)::integer`,
      usesByCustomer: sql<number>`(count(*) filter (where ${isTheirs}))::integer`,
    })
    .from(couponUses)
    .where(eq(couponUses.code, code))
  return row ?? { usesInTotal: 0, usesByCustomer: 0 }
}

/** Holds a coupon whose uses are limited, so that two orders cannot both be the last to use it, or both the first of a buyer. */
export async function lockCoupon(tx: Db, code: string, buyer: CouponBuyer): Promise<void> {
  const isLimited = or(
    isNotNull(coupons.usageLimit),
    isNotNull(coupons.usageLimitPerCustomer),
    coupons.isFirstOrderOnly,
  )
  const [held] = await tx
    .select({ isFirstOrderOnly: coupons.isFirstOrderOnly })
    .from(coupons)
    .where(and(eq(coupons.code, code), isLimited))
    .for('update')
  if (held?.isFirstOrderOnly) await lockFirstOrder(tx, buyer)
}

/** There may be other coupons for a first order: what has to be held is the buyer. Account before address, for everybody. */
async function lockFirstOrder(tx: Db, { customerId, email }: CouponBuyer): Promise<void> {
  for (const key of [...(customerId === null ? [] : [`customer ${customerId}`]), email.toLowerCase()]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-order'), hashtext(${key}))`)
  }
}

export async function enterCouponUse(tx: Db, use: StoredCouponUse): Promise<void> {
  await tx.insert(couponUses).values(use)
}

/** A canceled order has not used its coupon. */
export async function giveCouponUseBack(tx: Db, orderId: string): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, orderId))
}

/** The newsletter coupon this folded mailbox has had, if it has. */
export async function findCouponIssuedTo(db: Db, mailbox: string): Promise<Coupon | null> {
  const [row] = await db.select().from(coupons).where(eq(coupons.issuedTo, mailbox))
  return row ? toCoupon(row) : null
}

/** The coupon works on; whose it was is no longer known. */
export async function forgetIssuedTo(db: Db, mailbox: string): Promise<void> {
  await db.update(coupons).set({ issuedTo: null }).where(eq(coupons.issuedTo, mailbox))
}
