import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findGiftCardLedger } from '../testing.ts'
import type { StoredGiftCard, StoredGiftCardEntry } from './schema.ts'
import { findGiftCard, putGiftCardEntries, putGiftCards } from './store.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  await insertOrders('order-1')
  await putGiftCards(database.db, [card(), card({ code: 'NEW', expiresAt: null, isActive: false })])
})
afterEach(() => database.close())

/** Orders that cost nothing: all that matters is that they are there. */
const insertOrders = (...ids: readonly string[]) =>
  database.db.execute(sql`
    insert into sales_order (order_id, cart_id, fingerprint, is_guest, email, store_code, status, created_at,
      payment_method, items_quantity, subtotal_net, subtotal, tax, taxes, total, grand_total)
    select id, id, '', true, 'bo@example.com', 'nl', 'placed', now(), 'free', 1, 0, 0, 0, '[]', 0, 0
    from unnest(${sql.param([...ids])}::text[]) id`)

const noon = new Date('2026-03-02T12:00:00Z')

function card(overrides: Partial<StoredGiftCard> = {}): StoredGiftCard {
  return { code: 'GIFT', isActive: true, expiresAt: noon, createdAt: noon, orderId: 'order-1', ...overrides }
}

function entry(overrides: Partial<StoredGiftCardEntry>): StoredGiftCardEntry {
  return { code: 'GIFT', position: 1, amount: 5_000, reason: 'issued', orderId: null, enteredAt: noon, ...overrides }
}

const spent = entry({ position: 2, amount: -1_250, reason: 'spent', orderId: 'order-1' })
const back = entry({ position: 3, amount: 250, reason: 'given-back', orderId: 'order-1' })

describe('findGiftCard', () => {
  it('says what is left: the sum of all entries', async () => {
    await putGiftCardEntries(database.db, [entry({}), spent, back])

    const found = await findGiftCard(database.db, 'GIFT')

    expect(found).toEqual({ code: 'GIFT', balance: 4_000, isActive: true, expiresAt: noon.getTime() })
    expect(await findGiftCardLedger(database.db, 'GIFT')).toEqual([entry({}), spent, back])
  })

  it('knows a card without entries, and knows when there is none', async () => {
    expect(await findGiftCard(database.db, 'NEW')).toEqual({
      code: 'NEW',
      balance: 0,
      isActive: false,
      expiresAt: null,
    })
    expect(await findGiftCard(database.db, 'NONE')).toBeNull()
  })
})

describe('putGiftCardEntries', () => {
  it('never changes an entry that was written', async () => {
    await putGiftCardEntries(database.db, [entry({})])
    await putGiftCardEntries(database.db, [entry({ amount: 9_999 })])

    expect(await findGiftCardLedger(database.db, 'GIFT')).toEqual([entry({})])
  })

  it('spends nothing upwards and issues nothing downwards', async () => {
    for (const wrong of [entry({ amount: -1 }), { ...spent, amount: 1 }, { ...back, amount: 0 }]) {
      const put = putGiftCardEntries(database.db, [wrong])
      await expect(put).rejects.toMatchObject({ cause: { constraint: 'gift_card_entry_sign' } })
    }
  })

  it('lets an order spend from a card once', async () => {
    await putGiftCardEntries(database.db, [entry({}), spent, { ...spent, position: 3 }])

    expect(await findGiftCardLedger(database.db, 'GIFT')).toEqual([entry({}), spent])
  })
})
