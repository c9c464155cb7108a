import type { Coupon } from '@vonk/domain/coupons'
import { aCoupon } from '@vonk/domain/coupons/testing'
import { isUniqueViolation } from '@vonk/platform/db'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteCustomer } from '../../customers/index.ts'
import { countCouponUses, findCoupon, findCouponIssuedTo, putCoupons, putCouponUses } from './store.ts'
import type { StoredCoupon } from './stored-coupon.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const insertCustomer = () =>
  database.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl')`)

/** Orders that cost nothing: all that matters is that they are there. */
const insertOrders = (...ids: readonly string[]) =>
  database.db.execute(sql`
    insert into sales_order (order_id, cart_id, fingerprint, is_guest, email, store_code, status, created_at,
      payment_method, items_quantity, subtotal_net, subtotal, tax, taxes, total, grand_total)
    select id, id, '', true, 'bo@example.com', 'nl', 'placed', now(), 'free', 1, 0, 0, 0, '[]', 0, 0
    from unnest(${sql.param([...ids])}::text[]) id`)

const createdAt = new Date('2026-03-02T12:00:00Z')
const stored = (coupon: Coupon, issuedTo: string | null = null): StoredCoupon => ({
  coupon,
  name: 'Autumn',
  issuedTo,
  createdAt,
})

const everyKind: readonly Coupon[] = [
  aCoupon({
    code: 'FULL',
    benefit: { kind: 'percent', rate: 82_500 },
    validFrom: 1_000,
    validUntil: 2_000,
    minimumSubtotal: 4_000,
    usageLimit: 0,
    usageLimitPerCustomer: 1,
    isFirstOrderOnly: true,
    worksInSampleSale: false,
    excludedSkus: ['GIFT', 'A "b", {c}'],
  }),
  aCoupon({ code: 'FIVE', benefit: { kind: 'fixed', amount: 500 }, isActive: false }),
  aCoupon({ code: 'SHIP', benefit: { kind: 'free-shipping' } }),
]

describe('putCoupons', () => {
  it('keeps every kind of coupon as the rules know it [COUP-01]', async () => {
    await putCoupons(
      database.db,
      everyKind.map((coupon) => stored(coupon)),
    )

    for (const coupon of everyKind) expect(await findCoupon(database.db, coupon.code)).toEqual(coupon)
    expect(await findCoupon(database.db, 'NONE')).toBeNull()
  })

  it('takes codes only as they are looked up', async () => {
    const small = putCoupons(database.db, [stored(aCoupon({ code: 'welcome' }))])

    await expect(small).rejects.toMatchObject({ cause: { constraint: 'coupon_code_check' } })
  })

  it('gives a mailbox one newsletter coupon', async () => {
    await putCoupons(database.db, [stored(aCoupon({ code: 'NEWS-1' }), 'zoe@example.com')])

    const second = putCoupons(database.db, [stored(aCoupon({ code: 'NEWS-2' }), 'zoe@example.com')])

    expect(await second.catch((error) => isUniqueViolation(error))).toBe(true)
    expect((await findCouponIssuedTo(database.db, 'zoe@example.com'))?.code).toBe('NEWS-1')
    expect(await findCouponIssuedTo(database.db, 'bo@example.com')).toBeNull()
  })
})

describe('countCouponUses', () => {
  const use = (orderId: string, by: { customerId?: number; mailbox?: string }) => ({
    orderId,
    code: 'TEN',
    customerId: by.customerId ?? null,
    mailbox: by.mailbox ?? null,
    usedAt: createdAt,
  })
  beforeEach(async () => {
    await insertCustomer()
    await insertOrders('o1', 'o2', 'o3')
    await putCoupons(database.db, [stored(aCoupon())])
    await putCouponUses(database.db, [
      use('o1', { customerId: 7 }),
      use('o2', { mailbox: 'zoe@example.com' }),
      use('o3', { mailbox: 'bo@example.com' }),
    ])
  })

  it('counts what everybody and what this shopper used, by account and by mailbox', async () => {
    const count = (customerId: number | null, mailbox: string | null) =>
      countCouponUses(database.db, 'TEN', { customerId, mailbox })

    expect(await count(7, 'zoe@example.com')).toEqual({ usesInTotal: 3, usesByCustomer: 2 })
    expect(await count(7, null)).toEqual({ usesInTotal: 3, usesByCustomer: 1 })
    expect(await count(null, 'bo@example.com')).toEqual({ usesInTotal: 3, usesByCustomer: 1 })
    expect(await count(null, null)).toEqual({ usesInTotal: 3, usesByCustomer: 0 })
    const other = await countCouponUses(database.db, 'OTHER', { customerId: 7, mailbox: null })
    expect(other).toEqual({ usesInTotal: 0, usesByCustomer: 0 })
  })

  it('still counts the use of a customer who was deleted, without a name', async () => {
    await deleteCustomer(database.db, 7)

    const uses = await countCouponUses(database.db, 'TEN', { customerId: 7, mailbox: null })

    expect(uses).toEqual({ usesInTotal: 3, usesByCustomer: 0 })
  })
})
