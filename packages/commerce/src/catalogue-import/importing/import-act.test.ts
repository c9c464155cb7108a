import { findActs } from '@vonk/platform/acts'
import { emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProductBySku } from '../../catalogue/index.ts'
import { aCategory, aProduct } from '../testing/documents.ts'
import { linesOf, type OpenImport, openImport } from '../testing/open-import.ts'

let opened: OpenImport
beforeAll(async () => {
  opened = await openImport()
  const many = Array.from({ length: 60 }, (_, at) => aProduct({ id: 100 + at, sku: `MANY${at}` }))
  await opened.take(lines([aCategory()], [aProduct({ description: 'Soft' }), ...many]), { store: 'nl' })
})
afterAll(() => opened.close())
beforeEach(() => emptyTables(opened.db, ['act']))

function lines(categories: readonly object[], products: readonly object[]): string {
  return linesOf(
    ...categories.map((document) => ({ _type: 'category', _source: document })),
    ...products.map((document) => ({ _type: 'product', _source: document })),
  )
}

const take = (categories: readonly object[], products: readonly object[]) =>
  opened.take(lines(categories, products), { store: 'nl' })

async function onlyAct() {
  const acts = await findActs(opened.db, { limit: 10 })
  expect(acts).toHaveLength(1)
  return acts[0]?.after
}

describe('the act of an import', () => {
  it('says which fields of each document were changed, from what to what, and names those that are long', async () => {
    await take([aCategory({ name: 'Meisjes' })], [aProduct({ price: 35, description: 'Softer '.repeat(60) })])

    expect(await onlyAct()).toEqual({
      counts: { category: 1, product: 1 },
      fields: expect.arrayContaining(['description', 'name', 'price']),
      things: [
        {
          id: 'nl category 20',
          before: expect.objectContaining({ name: 'Girls', url_path: 'girls' }),
          after: expect.objectContaining({ name: 'Meisjes', url_path: 'meisjes' }),
        },
        {
          id: 'nl product VK5',
          before: expect.objectContaining({ price: 40 }),
          after: expect.not.objectContaining({ description: expect.anything() }),
        },
      ],
    })
  })

  it('speaks of what differs only, and says nothing of what is new but how much', async () => {
    await take([aCategory({ name: 'Meisjes' })], [aProduct({ id: 6, sku: 'VK6' })])

    expect(await onlyAct()).toMatchObject({ counts: { product: 1 }, fields: expect.not.arrayContaining(['name']) })
    await emptyTables(opened.db, ['act'])
    await take([aCategory({ name: 'Meisjes' })], [aProduct({ id: 6, sku: 'VK6' })])
    expect(await findActs(opened.db, { limit: 1 })).toEqual([])
  })

  it('lists as many as it has room for, and says of how many it does not', async () => {
    const cheaper = Array.from({ length: 60 }, (_, at) => aProduct({ id: 100 + at, sku: `MANY${at}`, price: 30 }))
    await take([], cheaper)

    const { counts, things, more } = (await onlyAct()) as { counts: object; things: { id: string }[]; more: number }
    expect(counts).toMatchObject({ product: 60 })
    expect(things[0]).toMatchObject({ id: 'nl product MANY0', before: { price: 40 }, after: { price: 30 } })
    expect(things.length).toBeGreaterThan(20)
    expect(things.filter(({ id }) => id.includes('MANY')).length + more).toBe(60)
  })

  it('is written with the documents, or nothing is', async () => {
    const { db } = opened
    await db.execute(sql`alter table act rename to act_away`)
    try {
      await expect(take([], [aProduct({ id: 7, sku: 'VK7' })])).rejects.toThrow()
    } finally {
      await db.execute(sql`alter table act_away rename to act`)
    }
    expect(await findProductBySku(db, 'nl', 'VK7')).toBeNull()
  })
})
