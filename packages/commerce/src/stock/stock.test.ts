import type { DemandLine } from '@vonk/domain/stock'
import { createDatabase, type Database } from '@vonk/platform/db'
import { aLog, emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  findStock,
  putShopStock,
  putStock,
  readShopStock,
  readStock,
  returnStock,
  type StockRow,
  takeStock,
} from './index.ts'
import { readStockChanges } from './testing.ts'

let test: TestDatabase
/** With a connection for each of twenty shoppers. */
let busy: Database

beforeAll(async () => {
  test = await openTestDatabase()
  busy = createDatabase({ url: test.url, log: aLog().log, poolSize: 20 })
})
afterAll(async () => {
  await busy.close()
  await test.close()
})
beforeEach(async () => {
  await emptyTables(test.db, ['outbox_event', 'stock_item', 'stock_change', 'shop_stock'])
})

const aRow = (sku: string, overrides: Partial<StockRow> = {}): StockRow => ({
  sku,
  productId: 1,
  quantity: 5,
  ...overrides,
})
const put = (...rows: StockRow[]) => putStock(test.db, { rows, reason: 'import' })
const lines = (...skus: string[]): DemandLine[] => skus.map((sku) => ({ sku, quantity: 1 }))
const quantityOf = async (sku: string) => (await findStock(test.db, sku))?.quantity

async function published(topic = 'stock-changed'): Promise<string[][]> {
  const { rows } = await test.db.execute<{ skus: string[] }>(sql`
    select payload -> 'skus' as skus from outbox_event where topic = ${topic} order by transaction_order, id`)
  return rows.map(({ skus }) => skus)
}

/** What the history says there should be, by place. */
async function historyOf(sku: string) {
  const sums = new Map<string | null, number>()
  for (const { locationId, delta, quantityAfter } of await readStockChanges(test.db, sku)) {
    sums.set(locationId, (sums.get(locationId) ?? 0) + delta)
    expect(sums.get(locationId)).toBe(quantityAfter)
  }
  return sums
}

describe('putStock', () => {
  it('keeps product, quantity, sale and counting of each sku [STOCK-01] [PROD-09]', async () => {
    await put(
      aRow('a', { productId: 7 }),
      aRow('b', { isInStock: false }),
      aRow('c', { quantity: 0, manageStock: false }),
    )

    expect(await readStock(test.db, ['a', 'b', 'c', 'nobody', 'impossible\0'])).toEqual(
      new Map([
        ['a', { productId: 7, quantity: 5, isInStock: true, manageStock: true }],
        ['b', { productId: 1, quantity: 5, isInStock: false, manageStock: true }],
        ['c', { productId: 1, quantity: 0, isInStock: true, manageStock: false }],
      ]),
    )
    expect(await findStock(test.db, 'nobody')).toBeNull()
  })

  it('never has counted stock for sale that is not there', async () => {
    await put(
      aRow('none', { quantity: 0, isInStock: true }),
      aRow('debt', { quantity: -3 }),
      aRow('part', { quantity: 2.9 }),
    )

    expect(await findStock(test.db, 'none')).toMatchObject({ quantity: 0, isInStock: false })
    expect(await findStock(test.db, 'debt')).toMatchObject({ quantity: 0, isInStock: false })
    expect(await findStock(test.db, 'part')).toMatchObject({ quantity: 2, isInStock: true })
    await expect(test.db.execute(sql`update stock_item set quantity = -1`)).rejects.toThrow()
    await expect(test.db.execute(sql`update stock_item set is_in_stock = true`)).rejects.toThrow()
  })

  it('changes, notes and tells nothing when the same is put again', async () => {
    expect(await put(aRow('b'), aRow('a'))).toEqual(['a', 'b'])

    expect(await put(aRow('a'), aRow('b'))).toEqual([])

    expect(await readStockChanges(test.db, 'a')).toMatchObject([{ delta: 5, quantityAfter: 5, reason: 'import' }])
    expect(await published()).toEqual([['a', 'b']])
  })

  it('tells of what differs, and notes what changed in number', async () => {
    await put(aRow('a'), aRow('b'), aRow('c'))

    expect(await put(aRow('a', { quantity: 2 }), aRow('b', { isInStock: false }), aRow('c'))).toEqual(['a', 'b'])

    expect(await historyOf('a')).toEqual(new Map([[null, 2]]))
    expect(await readStockChanges(test.db, 'b')).toHaveLength(1)
    expect((await published()).at(-1)).toEqual(['a', 'b'])
  })

  it('keeps a true history when several count the same at the same time', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((quantity) => put(aRow('b', { quantity }), aRow('a', { quantity }))))

    expect(await historyOf('a')).toEqual(new Map([[null, await quantityOf('a')]]))
    expect(await historyOf('b')).toEqual(new Map([[null, await quantityOf('b')]]))
  })
})

describe('takeStock', () => {
  const take = (wanted: readonly DemandLine[], order: string) => busy.transaction((tx) => takeStock(tx, wanted, order))

  it('takes what an order wants and notes for which', async () => {
    await put(aRow('a'), aRow('b'))

    const wanted = [
      { sku: 'a', quantity: 2 },
      { sku: 'set', quantity: 2, components: [{ sku: 'b', quantity: 1 }] },
      { sku: 'a', quantity: 1 },
    ]
    const taken = await take(wanted, 'order 7')

    const pieces = [
      { sku: 'a', quantity: 3, isCounted: true },
      { sku: 'b', quantity: 2, isCounted: true },
    ]
    expect(taken).toEqual({ ok: true, value: pieces })
    expect([await quantityOf('a'), await quantityOf('b')]).toEqual([2, 3])
    expect((await readStockChanges(test.db, 'a')).at(-1)).toMatchObject({
      delta: -3,
      reason: 'order',
      reference: 'order 7',
    })
    expect((await published()).at(-1)).toEqual(['a', 'b'])
  })

  it('takes nothing when one thing is short, and says what is left of it', async () => {
    await put(aRow('a'), aRow('b', { quantity: 1 }), aRow('c', { isInStock: false }))

    const taken = await take([...lines('a', 'b', 'b', 'c'), { sku: 'nobody', quantity: 2 }], 'order 8')

    expect(taken).toEqual({
      ok: false,
      refusal: {
        code: 'out-of-stock',
        shortages: [
          { sku: 'b', wanted: 2, available: 1 },
          { sku: 'c', wanted: 1, available: 0 },
          { sku: 'nobody', wanted: 2, available: 0 },
        ],
      },
    })
    expect(await quantityOf('a')).toBe(5)
    expect(await published()).toHaveLength(1)
  })

  it('puts what is sold out of stock, and what comes back into it', async () => {
    await put(aRow('a', { quantity: 1 }))

    await take(lines('a'), 'order 9')
    expect(await findStock(test.db, 'a')).toMatchObject({ quantity: 0, isInStock: false })

    await returnStock(test.db, [...lines('a'), { sku: 'gone', quantity: 1 }], 'order 9')
    expect(await findStock(test.db, 'a')).toMatchObject({ quantity: 1, isInStock: true })
    expect((await readStockChanges(test.db, 'a')).map(({ delta, reason }) => [delta, reason])).toEqual([
      [1, 'import'],
      [-1, 'order'],
      [1, 'return'],
    ])
  })

  it('sells without end what is not counted', async () => {
    await put(aRow('gift card', { quantity: 0, manageStock: false }))

    expect((await take([{ sku: 'gift card', quantity: 99 }], 'order 10')).ok).toBe(true)

    await returnStock(test.db, lines('gift card'), 'order 10')
    expect(await findStock(test.db, 'gift card')).toMatchObject({ quantity: 0, isInStock: true })
    expect(await readStockChanges(test.db, 'gift card')).toEqual([])
  })

  it('gives everything back, and tells nothing, when the order fails', async () => {
    await put(aRow('a'))

    const order = test.db.transaction(async (tx) => {
      await takeStock(tx, lines('a'), 'order 11')
      throw new Error('the card was declined')
    })

    await expect(order).rejects.toThrow('declined')
    expect(await quantityOf('a')).toBe(5)
    expect(await historyOf('a')).toEqual(new Map([[null, 5]]))
    expect(await published()).toEqual([['a']])
  })

  it('sells five pieces to exactly five of twenty who want one at once', async () => {
    await put(aRow('last', { quantity: 5 }))

    const taken = await Promise.all(Array.from({ length: 20 }, (_, buyer) => take(lines('last'), `order ${buyer}`)))

    expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await findStock(test.db, 'last')).toMatchObject({ quantity: 0, isInStock: false })
    expect(await historyOf('last')).toEqual(new Map([[null, 0]]))
  })

  it('never lets two orders with the same things in opposite order wait for each other', async () => {
    const skus = Array.from({ length: 40 }, (_, index) => `sku ${index}`)
    await put(...skus.map((sku) => aRow(sku, { quantity: 30 })))

    const orders = Array.from({ length: 30 }, (_, buyer) =>
      busy.transaction((tx) => takeStock(tx, lines(...(buyer % 2 ? skus : skus.toReversed())), `order ${buyer}`)),
    )
    const recounts = [
      put(...skus.map((sku) => aRow(sku, { quantity: 30, productId: 2 }))),
      returnStock(busy, lines(...skus), 'x'),
    ]

    const outcomes = await Promise.allSettled([...orders, ...recounts])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const sku of skus) expect(await historyOf(sku)).toEqual(new Map([[null, await quantityOf(sku)]]))
  })
})

describe('putShopStock', () => {
  const shelf = (locationId: string, sku: string, quantity: number) => ({ locationId, sku, quantity })

  it('keeps what each physical shop has, apart from the warehouse [STOCK-16]', async () => {
    const rows = [shelf('utrecht', 'a', 2), shelf('gent', 'a', 0), shelf('gent', 'b', 4.5)]

    expect(await putShopStock(test.db, { rows, reason: 'seed' })).toHaveLength(3)

    const stock = await readShopStock(test.db, ['a', 'b', 'c', '\0'])
    expect([...stock.keys()].toSorted()).toEqual(['a', 'b'])
    expect(stock.get('a')).toEqual([
      { locationId: 'gent', quantity: 0 },
      { locationId: 'utrecht', quantity: 2 },
    ])
    expect(stock.get('b')).toEqual([{ locationId: 'gent', quantity: 4 }])
    expect(await findStock(test.db, 'a')).toBeNull()
  })

  it('notes and tells real changes only, also when two shops report at once', async () => {
    const put = (quantity: number) =>
      putShopStock(test.db, { rows: [shelf('gent', 'b', quantity), shelf('gent', 'a', quantity)], reason: 'import' })
    await put(3)
    expect(await put(3)).toEqual([])
    expect(await published('shop-stock-changed')).toEqual([['a', 'b']])

    await Promise.all([put(1), put(2), put(4)])

    const [shop] = (await readShopStock(test.db, ['a'])).get('a') ?? []
    expect(await historyOf('a')).toEqual(new Map([['gent', shop?.quantity]]))
    expect(await published()).toEqual([])
  })
})
