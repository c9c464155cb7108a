import { pointsBalance } from '@vonk/domain/loyalty'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteCustomer } from '../customers/index.ts'
import type { StoredLoyaltyEntry } from './schema.ts'
import { findLoyaltyCard, findLoyaltyLedger, loadPointsBalance, putLoyaltyCards, putLoyaltyEntries } from './store.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  await insertCustomer()
  await insertOrders('order-1')
  await putLoyaltyCards(database.db, [card])
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

const noon = new Date('2026-03-02T12:00:00Z')
const card = { customerId: 7, number: '2900000000071', issuedAt: noon }

function entry(overrides: Partial<StoredLoyaltyEntry>): StoredLoyaltyEntry {
  return { customerId: 7, position: 1, points: 59, reason: 'earned', orderId: 'order-1', enteredAt: noon, ...overrides }
}

const ledger = [
  entry({}),
  entry({ position: 2, points: -40, reason: 'spent' }),
  entry({ position: 3, points: 40, reason: 'given-back' }),
  entry({ position: 4, points: -9, reason: 'revoked' }),
]

describe('putLoyaltyEntries', () => {
  it('keeps the card and its ledger, whose sum is the balance [LOY-01]', async () => {
    await putLoyaltyEntries(database.db, ledger)

    expect(await findLoyaltyCard(database.db, 7)).toEqual(card)
    expect(await findLoyaltyLedger(database.db, 7)).toEqual(ledger)
    expect(await loadPointsBalance(database.db, 7)).toBe(pointsBalance(ledger))
    expect(await loadPointsBalance(database.db, 8)).toBe(0)
    expect(await findLoyaltyCard(database.db, 8)).toBeNull()
  })

  it('never changes an entry that was written', async () => {
    await putLoyaltyEntries(database.db, ledger)
    await putLoyaltyEntries(database.db, [entry({ points: 1_000 })])

    expect(await findLoyaltyLedger(database.db, 7)).toEqual(ledger)
  })

  it('gives the points of an order once', async () => {
    await putLoyaltyEntries(database.db, [entry({}), entry({ position: 2 })])

    expect(await findLoyaltyLedger(database.db, 7)).toEqual([entry({})])
  })

  it('takes nothing by giving and gives nothing by taking, but a revocation may find nothing left', async () => {
    for (const wrong of [
      entry({ points: 0 }),
      entry({ points: 5, reason: 'spent' }),
      entry({ points: 1, reason: 'revoked' }),
    ]) {
      const put = putLoyaltyEntries(database.db, [wrong])
      await expect(put).rejects.toMatchObject({ cause: { constraint: 'loyalty_entry_sign' } })
    }
    await putLoyaltyEntries(database.db, [entry({ points: 0, reason: 'revoked' })])
    expect(await loadPointsBalance(database.db, 7)).toBe(0)
  })

  it('is forgotten with the customer', async () => {
    await putLoyaltyEntries(database.db, ledger)
    await deleteCustomer(database.db, 7)

    expect(await findLoyaltyLedger(database.db, 7)).toEqual([])
    expect(await findLoyaltyCard(database.db, 7)).toBeNull()
  })
})
