import { openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOrders } from '../orders/index.ts'
import { anOrder } from '../orders/testing.ts'
import {
  expireOldPoints,
  loadPointsBalance,
  putLoyaltyCards,
  putLoyaltyEntries,
  type StoredLoyaltyEntry,
} from './index.ts'
import { pointsRoutes } from './routes.ts'

let api: TestApi
const customers: Readonly<Record<string, number>> = { zoe: 7, max: 8, new: 9 }
const day = (text: string) => new Date(`${text}T12:00:00Z`)

const entry = (overrides: Partial<StoredLoyaltyEntry>): StoredLoyaltyEntry => ({
  ...{ customerId: 7, position: 1, points: 100, reason: 'earned', orderId: null, enteredAt: day('2026-01-01') },
  ...overrides,
})

beforeAll(async () => {
  api = await openTestApi((db) =>
    pointsRoutes({ db, whoIs: async (token) => (customers[token] ? { customerId: customers[token] } : null) }),
  )
  const { db } = api
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl'), (8, 'max@example.com', 'Max', 'Moll', 'de'),
      (9, 'new@example.com', 'Noor', 'Niet', 'nl')`)
  await putOrders(db, [anOrder({ customerId: 7, isGuest: false })])
  await putLoyaltyCards(db, [
    { customerId: 7, number: '2900000000071', issuedAt: day('2026-01-01') },
    { customerId: 8, number: '2900000000088', issuedAt: day('2026-01-01') },
  ])
  await putLoyaltyEntries(db, [
    entry({ orderId: 'order-1' }),
    entry({ position: 2, points: -30, reason: 'spent', enteredAt: day('2026-02-01') }),
    entry({ position: 3, points: 50, reason: 'given-back', enteredAt: day('2026-03-01') }),
    entry({ customerId: 8, points: 7 }),
  ])
})
afterAll(() => api.close())

type History = { readonly balance: number; readonly items: readonly object[]; readonly total_count: number }

async function history(token: string, query = '') {
  const headers = { authorization: `Bearer ${token}` }
  const response = await api.fetch(new Request(`http://shop/api/ext/rewards/history${query}`, { headers }))
  // The envelope of every call.
  return { status: response.status, ...((await response.json()) as { result: History }) }
}

describe('GET /api/ext/rewards/history', () => {
  it('tells what was given and taken, the latest first, and what expires next [LOY-01]', async () => {
    expect((await history('zoe')).result).toEqual({
      balance: 120,
      expiring: { points: 70, at: '2028-01-01 12:00:00' },
      items: [
        { points: 50, reason: 'given-back', order_number: null, at: '2026-03-01 12:00:00' },
        { points: -30, reason: 'spent', order_number: null, at: '2026-02-01 12:00:00' },
        { points: 100, reason: 'earned', order_number: '100000001', at: '2026-01-01 12:00:00' },
      ],
      total_count: 3,
    })
    expect((await history('zoe', '?pageSize=2&currentPage=2')).result).toMatchObject({
      items: [{ reason: 'earned' }],
      total_count: 3,
    })
  })

  it('is empty without a card, and nothing for strangers', async () => {
    expect((await history('new')).result).toEqual({ balance: 0, expiring: null, items: [], total_count: 0 })
    expect((await history('max')).result).toMatchObject({ balance: 7, total_count: 1 })
    expect((await history('stolen')).status).toBe(401)
    expect((await history('zoe', '?pageSize=101')).status).toBe(400)
  })
})

describe('expireOldPoints', () => {
  it('takes what was not spent in two years, once, and from nobody else', async () => {
    expect(await expireOldPoints(api.db, day('2027-12-31'))).toEqual({ cards: 0 })
    expect(await expireOldPoints(api.db, day('2028-01-02'))).toEqual({ cards: 2 })
    expect(await expireOldPoints(api.db, day('2028-01-02'))).toEqual({ cards: 0 })

    expect(await loadPointsBalance(api.db, 7)).toBe(50)
    expect(await loadPointsBalance(api.db, 8)).toBe(0)
    expect((await history('zoe')).result.items[0]).toMatchObject({ points: -70, reason: 'expired' })
  })
})
