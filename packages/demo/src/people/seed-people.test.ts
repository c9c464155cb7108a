import { findAddresses, findChildren, findCustomer, findWishes } from '@vonk/commerce/customers'
import { findLoyaltyCard, findLoyaltyLedger, loadPointsBalance } from '@vonk/commerce/loyalty'
import { checkBooks, findBoughtCards, findOrderPage, findOrders, findParcels } from '@vonk/commerce/orders'
import { createSandboxProvider } from '@vonk/commerce/payments'
import { countCouponUses, findCoupon, findGiftCard } from '@vonk/commerce/vouchers'
import { findGiftCardLedger } from '@vonk/commerce/vouchers/testing'
import { pointsBalance } from '@vonk/domain/loyalty'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePeople } from './make-people.ts'
import type { People } from './people.ts'
import { seedPeople } from './seed-people.ts'
import { aRange } from './testing.ts'

let database: TestDatabase
let people: People

beforeAll(async () => {
  database = await openTestDatabase()
  people = await makePeople({ seed: 7, today: Date.UTC(2026, 10, 15), sellables: aRange() })
  await database.db.transaction((tx) => seedPeople(tx, people))
})
afterAll(() => database.close())

/** Everything in the tables as one text per table. */
async function dump() {
  const tables = [
    'customer',
    'customer_address',
    'wishlist_item',
    'child',
    'sales_order',
    'order_line',
    'order_address',
  ]
  const more = [
    'order_gift_card',
    'order_payment',
    'bank_payment',
    'order_status_change',
    'order_refund',
    'order_refund_line',
    'coupon',
  ]
  const ledgers = ['coupon_use', 'gift_card', 'gift_card_entry', 'loyalty_card', 'loyalty_entry']
  const texts = [...tables, ...more, ...ledgers].map(async (table) => {
    const name = sql.identifier(table)
    const { rows } = await database.db.execute(
      sql`select md5(string_agg(t::text, '|' order by t::text)) from ${name} t`,
    )
    return [table, rows[0]]
  })
  return Promise.all(texts)
}

describe('seedPeople', () => {
  it('lets what was sent to a door or a parcel point be followed, where its carrier has a page for that', async () => {
    const sent = people.orders.filter(
      ({ status, delivery }) => status === 'shipped' && delivery?.carrierCode === 'postnl',
    )
    const parcels = await findParcels(database.db, sent, 'nl')

    expect(sent.length).toBeGreaterThan(0)
    expect(parcels.size).toBe(sent.length)
  })

  it('has the bank remember what was paid, and nothing that it was not asked for yet', async () => {
    const bank = createSandboxProvider({ db: database.db, secret: new Uint8Array(32) })
    const payments = people.orders.flatMap((order) => order.payments)
    const paid = payments.filter(({ status }) => status === 'paid')
    const open = payments.filter(({ status }) => status === 'open')

    expect(open.map(({ providerReference }) => providerReference)).toEqual(open.map(() => null))
    expect(paid.length).toBeGreaterThan(0)
    for (const { providerReference, amount, refunded } of paid) {
      expect(await bank.read(providerReference ?? '')).toEqual({ event: 'paid', amount, refunded })
    }
  })

  it('stores every customer with all that is theirs', async () => {
    for (const customer of people.customers) {
      const ofThem = <Row extends { customerId: number | null }>(rows: readonly Row[]) =>
        rows.filter(({ customerId }) => customerId === customer.id)
      expect(await findCustomer(database.db, customer.id)).toEqual(customer)
      expect(await findAddresses(database.db, customer.id)).toEqual(ofThem(people.addresses))
      expect(await findChildren(database.db, customer.id)).toEqual(ofThem(people.children))
      const wishes = await findWishes(database.db, customer.id)
      expect(wishes).toHaveLength(ofThem(people.wishes).length)
      expect(wishes).toEqual(expect.arrayContaining(ofThem(people.wishes)))
      expect(await findLoyaltyCard(database.db, customer.id)).toEqual(ofThem(people.loyaltyCards)[0])
      expect(await findLoyaltyLedger(database.db, customer.id)).toEqual(ofThem(people.loyaltyEntries))
      expect(await loadPointsBalance(database.db, customer.id)).toBe(pointsBalance(ofThem(people.loyaltyEntries)))
    }
  })

  it('stores every order as it was made, and gives them back as a history', async () => {
    const ids = people.orders.map(({ orderId }) => orderId)
    expect(await findOrders(database.db, ids)).toEqual(people.orders)

    const { orders: history } = await findOrderPage(database.db, { customerId: 1, pageSize: 20, currentPage: 1 })
    const newest = people.orders.filter(({ customerId }) => customerId === 1).toReversed()
    expect(history).toEqual(newest.slice(0, 20))
  })

  it('stores coupons with their uses and gift cards with their ledgers', async () => {
    for (const { coupon } of people.coupons) {
      expect(await findCoupon(database.db, coupon.code)).toEqual(coupon)
      const uses = people.couponUses.filter(({ code }) => code === coupon.code)
      const counted = await countCouponUses(database.db, coupon.code, { customerId: 2, mailbox: null })
      const byNoor = uses.filter(({ customerId }) => customerId === 2)
      expect(counted).toEqual({ usesInTotal: uses.length, usesByCustomer: byNoor.length })
    }
    for (const { code } of people.giftCards) {
      const ledger = people.giftCardEntries.filter((entry) => entry.code === code)
      expect(await findGiftCardLedger(database.db, code)).toEqual(ledger)
      const balance = ledger.reduce((sum, { amount }) => sum + amount, 0)
      expect((await findGiftCard(database.db, code))?.balance).toBe(balance)
    }
  })

  it('stores which gift cards an order has bought, and what became of them, so that the books add up', async () => {
    const orderIds = [...new Set(people.boughtCards.map(({ orderId }) => orderId))]
    const found = await Promise.all(orderIds.map((orderId) => findBoughtCards(database.db, orderId)))

    expect(orderIds.length).toBeGreaterThan(0)
    expect(found.flat()).toEqual(
      people.boughtCards.toSorted((one, other) => orderIds.indexOf(one.orderId) - orderIds.indexOf(other.orderId)),
    )
    expect(await checkBooks(database.db)).toEqual([])
  })

  it('changes nothing when it is done again', async () => {
    const before = await dump()

    await database.db.transaction((tx) => seedPeople(tx, people))

    expect(await dump()).toEqual(before)
  })
})
