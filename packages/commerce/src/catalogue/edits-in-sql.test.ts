import type { Db } from '@vonk/platform/db'
import { emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putShopStock, putStock } from '../stock/index.ts'
import { adjustStock, readStockChanges } from '../stock/testing.ts'
import { findProductBySku } from './find-products.ts'
import { readPriceHistory } from './price-points.ts'
import { followEdits, putAttributes, putCategories, putProducts, putTaxRules } from './put-catalogue.ts'
import { aCategory, aConfigurable, anAttribute, aProduct, DAY, NOW } from './testing.ts'

let test: TestDatabase
const clock = { now: NOW, utcOffsetMinutes: 60 }

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  await putProducts(test.db, 'nl', { documents: [aProduct(), aConfigurable({ id: 2 })], ...clock })
  await putCategories(test.db, 'nl', [aCategory()])
  await putAttributes(test.db, 'nl', [anAttribute()])
  await putTaxRules(test.db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates: [] }])
  await putStock(test.db, { rows: [{ sku: 'VK1', productId: 1, quantity: 5 }], reason: 'seed' })
  await putShopStock(test.db, { rows: [{ sku: 'VK1', locationId: '10', quantity: 2 }], reason: 'seed' })
})
afterAll(() => test.close())
beforeEach(() => emptyTables(test.db, ['outbox_event']))

/** Runs statements as somebody would who is not the shop. */
function edit(...statements: readonly SQL[]): Promise<void> {
  return test.db.transaction(async (tx) => {
    await tx.execute(sql`set local vonk.writer = ''`)
    for (const statement of statements) await tx.execute(statement)
  })
}

async function events(db: Db = test.db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select topic, payload from outbox_event order by transaction_order, id`)
  return rows.map(({ topic, payload }) => [topic, payload])
}

const price = (amount: number) => sql`document = jsonb_set(document::jsonb, '{price}', ${String(amount)}::jsonb)::json`

describe('a change in SQL', () => {
  it.each([
    [sql`update stock_item set quantity = 3 where sku = 'VK1'`, 'stock-changed', { skus: ['VK1'] }],
    [sql`update shop_stock set quantity = 1 where sku = 'VK1'`, 'shop-stock-changed', { skus: ['VK1'] }],
    [change('catalogue_category'), 'catalogue-changed', { view: 'nl', entity: 'category', ids: [3] }],
    [change('catalogue_attribute'), 'catalogue-changed', { view: 'nl', entity: 'attribute', ids: [93] }],
    [change('catalogue_tax_rule'), 'catalogue-changed', { view: 'nl', entity: 'taxrule', ids: [1] }],
  ])('is announced: %#', async (statement, topic, payload) => {
    await edit(statement)

    expect(await events()).toEqual([[topic, payload]])
  })

  function change(table: string): SQL {
    return sql`update ${sql.identifier(table)} set updated_at = now()`
  }

  it('is announced of a product, for pages and for what is derived from it', async () => {
    await edit(sql`update catalogue_product set ${price(20)} where id = 1`)

    const payload = { view: 'nl', entity: 'product', ids: [1] }
    expect(await events()).toEqual([
      ['catalogue-changed', payload],
      ['products-edited', payload],
    ])
  })

  it('is announced of what is added, renamed and removed', async () => {
    await edit(
      sql`insert into stock_item values ('A', 9, 4, true, true)`,
      sql`update stock_item set sku = 'B' where sku = 'A'`,
      sql`delete from stock_item where sku = 'B'`,
      sql`delete from stock_item where sku = 'B'`,
    )

    expect(await events()).toEqual([['A'], ['A', 'B'], ['B']].map((skus) => ['stock-changed', { skus }]))
    const history = [...(await readStockChanges(test.db, 'A')), ...(await readStockChanges(test.db, 'B'))]
    expect(history.map(({ delta, quantityAfter, reason }) => [delta, quantityAfter, reason])).toEqual([
      [4, 4, 'sql'],
      [-4, 0, 'sql'],
      [4, 4, 'sql'],
      [-4, 0, 'sql'],
    ])
  })

  it('names at most 500 in one event', async () => {
    await edit(
      sql`insert into stock_item select 'many' || n, n, 1, true, true from generate_series(1, 1201) n`,
      sql`insert into catalogue_product (view, id, sku, type, status, visibility, document)
        select 'de', n, 'many' || n, 'simple', 1, 4, '{}' from generate_series(1, 501) n`,
    )

    const { rows } = await test.db.execute<{ topic: string; sizes: number[] }>(sql`
      select topic, array_agg(jsonb_array_length(coalesce(payload->'skus', payload->'ids')) order by id) as sizes
      from outbox_event group by topic order by topic`)
    expect(rows.map(({ topic, sizes }) => [topic, sizes.toSorted((a, b) => b - a)])).toEqual([
      ['catalogue-changed', [500, 1]],
      ['products-edited', [500, 1]],
      ['stock-changed', [500, 500, 201]],
    ])
    await edit(sql`delete from stock_item where sku like 'many%'`, sql`delete from catalogue_product where view = 'de'`)
  })
})

describe('a change by the shop', () => {
  it('is announced once', async () => {
    await putProducts(test.db, 'nl', { documents: [aProduct({ price: 30 })], ...clock })
    await adjustStock(test.db, { sku: 'VK1', delta: 1, reason: 'count' })

    expect(await events()).toEqual([
      ['catalogue-changed', { view: 'nl', entity: 'product', ids: [1] }],
      ['stock-changed', { skus: ['VK1'] }],
    ])
  })
})

describe('followEdits', () => {
  const later = { now: NOW + DAY, utcOffsetMinutes: 60 }

  it('continues the price history, dated prices ahead among them, and has the product read again', async () => {
    const special = { price: 40, special_price: 10, special_from_date: '2026-12-01', special_to_date: '2026-12-02' }
    await edit(
      sql`update catalogue_product set document = (document::jsonb || ${JSON.stringify(special)}::jsonb)::json where id = 1`,
    )
    await emptyTables(test.db, ['outbox_event'])

    await followEdits(test.db, 'nl', { ids: [1], ...later })

    const history = (await readPriceHistory(test.db, 'nl', ['VK1'])).get('VK1') ?? []
    expect(history.slice(-3)).toEqual([
      { since: later.now, price: 4_000 },
      { since: Date.parse('2026-12-01T00:00+01:00'), price: 1_000 },
      { since: Date.parse('2026-12-03T00:00+01:00'), price: 4_000 },
    ])
    expect(await events()).toEqual([['catalogue-changed', { view: 'nl', entity: 'product', ids: [1] }]])
  })

  it('finds a variant that was added, and says nothing where no price has changed', async () => {
    const product = (await findProductBySku(test.db, 'nl', 'VK2'))?.product
    const children = [...(product?.configurable_children ?? []), { id: 2104, sku: 'VK2-104', status: 1, price: null }]
    await edit(
      sql`update catalogue_product set document = ${JSON.stringify({ ...product, configurable_children: children })}::json
        where id = 2`,
    )
    await emptyTables(test.db, ['outbox_event'])

    await followEdits(test.db, 'nl', { ids: [2], ...later })

    expect((await findProductBySku(test.db, 'nl', 'VK2-104'))?.child?.id).toBe(2104)
    expect(await events()).toEqual([])
  })
})
