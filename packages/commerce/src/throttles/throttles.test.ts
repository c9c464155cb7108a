import { type ThrottleLimits, throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createThrottles, type Throttles } from './throttles.ts'

let database: TestDatabase
let clock: number

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  clock = 1_800_000_000_000
  await emptyTables(database.db, ['throttle'])
})
afterAll(() => database.close())

const limits: ThrottleLimits = {
  ...throttleLimits,
  review: [{ by: ['visitor'], maxAttempts: 2, windowMs: 60_000 }],
  'product-reviews': [{ by: ['productId'], maxAttempts: 3, windowMs: 90_000 }],
}
const asker = { visitor: '192.0.2.1', emailAddress: null, cartId: null, productId: '7' }

function open() {
  return createThrottles({ db: database.db, limits, now: () => clock })
}

describe('createThrottles', () => {
  it('refuses one attempt too many, in every process, and says how long to wait', async () => {
    await open().attempt(['review'], asker)
    await open().attempt(['review'], asker)
    clock += 1_000

    expect(await open().attempt(['review'], asker)).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfterMs: 59_000 },
    })
    expect((await open().attempt(['review'], { ...asker, visitor: '192.0.2.2' })).ok).toBe(true)
  })

  it('says the longest of all waits, so that whoever waits as told gets through', async () => {
    const actions = ['review', 'product-reviews'] as const
    for (const visitor of ['a', 'b', 'b']) await open().attempt(actions, { ...asker, visitor })
    const refused = await open().attempt(actions, { ...asker, visitor: 'b' })

    expect(refused).toMatchObject({ refusal: { retryAfterMs: 90_000 } })
  })

  it('lets through who waits as told', async () => {
    await open().attempt(['review'], asker)
    await open().attempt(['review'], asker)
    clock += 60_000

    expect((await open().attempt(['review'], asker)).ok).toBe(true)
  })

  it('counts nothing of an attempt that one of its counters refuses', async () => {
    for (const visitor of ['a', 'b', 'c']) await open().attempt(['review', 'product-reviews'], { ...asker, visitor })

    expect((await open().attempt(['review', 'product-reviews'], { ...asker, visitor: 'd' })).ok).toBe(false)
    const other = { ...asker, visitor: 'd', productId: '8' }
    expect((await open().attempt(['review', 'product-reviews'], other)).ok).toBe(true)
    expect((await open().attempt(['review', 'product-reviews'], other)).ok).toBe(true)
  })

  it('forgets an attempt that was given back, and no other', async () => {
    const first = await open().attempt(['review'], asker)
    clock += 1
    await open().attempt(['review'], asker)
    if (first.ok) await open().uncount(first.value)

    expect((await open().attempt(['review'], asker)).ok).toBe(true)
    expect((await open().attempt(['review'], asker)).ok).toBe(false)
    const other = await open().attempt(['review'], { ...asker, visitor: '192.0.2.2' })
    if (other.ok) await open().uncount(other.value)
    expect((await open().attempt(['review'], asker)).ok).toBe(false)
  })

  it('takes nothing off for an attempt that is no longer counted', async () => {
    const counted = await open().attempt(['review'], asker)
    await emptyTables(database.db, ['throttle'])
    clock += 1
    for (const _ of [1, 2]) await open().attempt(['review'], asker)
    if (counted.ok) await open().uncount(counted.value)

    expect((await open().attempt(['review'], asker)).ok).toBe(false)
  })

  it('counts in this process what everybody does, from whatever address, but those it is told to leave out', async () => {
    const isUnlimited = (address: string) => address === '10.0.0.7'
    const thrice = async ({ attemptHere }: Throttles, visitor: string) => {
      const counted = await Promise.all([1, 2, 3].map(() => attemptHere('review', { ...asker, visitor })))
      return counted.map(({ ok }) => ok)
    }

    for (const visitor of ['192.0.2.1', '10.0.0.7', '127.0.0.1', '::1', 'fd12::1']) {
      expect(await thrice(open(), visitor)).toEqual([true, true, false])
    }
    const told = createThrottles({ db: database.db, limits, isUnlimited })
    expect(await thrice(told, '10.0.0.7')).toEqual([true, true, true])
    expect(await thrice(told, '10.0.0.8')).toEqual([true, true, false])
  })

  it('lets exactly as many through as may, of many at once', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => open().attempt(['review'], asker)))

    expect(asked.filter(({ ok }) => ok)).toHaveLength(2)
  })

  it('keeps no address of a visitor, and nothing for long', async () => {
    await open().attempt(['review'], asker)
    const { rows } = await database.db.execute(sql`select * from throttle`)
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1')

    await database.db.execute(sql`update throttle set updated_at = now() - interval '3 days'`)
    await open().attempt(['review'], { ...asker, visitor: '192.0.2.9' })
    const { rows: left } = await database.db.execute(sql`select key from throttle`)
    expect(left).toHaveLength(1)
  })
})
