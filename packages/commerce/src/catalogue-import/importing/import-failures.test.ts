import { gzipSync } from 'node:zlib'
import { type Database, DatabaseUnavailable, type Db } from '@vonk/platform/db'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProductBySku, readAttributes, readCategories, readProducts } from '../../catalogue/index.ts'
import { findStock, takeStock } from '../../stock/index.ts'
import { aDump } from '../testing/a-dump.ts'
import { linesOf, type OpenImport, openImport } from '../testing/open-import.ts'
import { importCatalogue } from './import-catalogue.ts'

let opened: OpenImport

beforeEach(async () => {
  opened = await openImport()
})
afterEach(() => opened.close())

const product = (id: number, parts: object = {}) => ({ id, sku: `VK${id}`, name: `Jeans ${id}`, price: 10, ...parts })
const category = (id: number, parts: object = {}) => ({ id, name: `Category ${id}`, parent_id: 2, ...parts })

async function stored() {
  return readProducts(opened.db, 'nl', { after: 0, limit: 100 })
}

describe('importCatalogue', () => {
  it('tells line by line what it refuses and why, and takes the rest in', async () => {
    const { refusals, counts, unreadable } = await opened.take([
      aDump(
        [
          JSON.stringify(product(1)),
          '{"id":2,"sku":"VK2","na',
          JSON.stringify(product(3, { price: '10,50' })),
          JSON.stringify({ title: 'anything' }),
          JSON.stringify({ _index: 'elsewhere', _type: 'product', _id: '5', _source: product(5) }),
          JSON.stringify(product(6)),
        ].join('\n'),
        { name: 'a.ndjson' },
      ),
      aDump(JSON.stringify([category(20, { name: null }), { ...category(21), is_active: '1' }]), { name: 'b.json' }),
    ])

    expect(refusals).toEqual([
      ['a.ndjson line 2', null, '', expect.stringContaining('is not JSON')],
      ['a.ndjson line 4', null, '', expect.stringContaining('--entity')],
      ['a.ndjson line 5', null, '5', expect.stringContaining('"elsewhere"')],
      ['b.json line 1 byte 1', 'category', '20', 'name should be a string, not null'],
      ['a.ndjson line 3', 'product', '3 VK3', 'price should be a number, not "10,50"'],
    ])
    expect(counts).toMatchObject({ product: { added: 2, refused: 1 }, category: { added: 1, refused: 1 } })
    expect(unreadable).toBe(3)
    expect((await stored()).map(({ id }) => id)).toEqual([1, 6])
  })

  it('refuses the second of two documents with one id or one sku, and says where the first stands', async () => {
    const lines = linesOf(product(1), product(1, { sku: 'X' }), product(2, { sku: 'VK1' }), category(5), category(5))

    const twice = [await opened.take(lines), await opened.take(lines)]

    for (const { refusals } of twice) {
      expect(refusals).toEqual([
        ['dump.json line 5', 'category', '5 Category 5', 'its id 5 was in the dump already, in dump.json line 4'],
        ['dump.json line 2', 'product', '1 X', 'its id 1 was in the dump already, in dump.json line 1'],
        ['dump.json line 3', 'product', '2 VK1', 'its sku VK1 was in the dump already, in dump.json line 1'],
      ])
    }
    expect(twice[1]?.counts).toMatchObject({ product: { added: 0, changed: 0, unchanged: 1, refused: 2 } })
  })

  it('stores everything else when the database itself refuses a document', async () => {
    const review = (id: number, title: string) => ({
      id,
      product_id: 1,
      title,
      detail: 'x',
      nickname: 'y',
      review_status: 1,
      created_at: '2026-01-01 10:00:00',
    })
    const { refusals, counts } = await opened.take(
      linesOf(product(1), review(1, 'a'), review(2, '\u0000'), review(3, 'c')),
    )

    expect(refusals).toEqual([['dump.json line 3', 'review', '2', expect.stringContaining('the database refused it')]])
    expect(counts).toMatchObject({ review: { added: 2, refused: 1 } })
  })

  it('refuses a review of a product that is not there', async () => {
    const review = { id: 1, product_id: 5, title: 'a', detail: 'b', nickname: 'c', created_at: '2026-01-01' }

    expect((await opened.take(linesOf(review))).refusals).toEqual([
      ['dump.json line 1', 'review', '1', 'its product 5 is not in the shop'],
    ])
  })

  it('takes in what a file holds before it ends in the middle', async () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => product(index + 1, { name: `Jeans ${Math.sin(index)}` }))
    const packed = gzipSync(linesOf(...lines))
    const { counts, unreadable } = await opened.take(aDump(packed.subarray(0, packed.length - 50)))

    expect(counts['product']?.added).toBeGreaterThan(1_000)
    expect(unreadable).toBeGreaterThan(0)
  })

  /** The shop's database, of which some transactions find no connection: those whose number passes. */
  function busyDatabase(isBusy: (number: number) => boolean): Database {
    let begun = 0
    const transaction = <Value>(run: (tx: Db) => Promise<Value>): Promise<Value> => {
      begun += 1
      return isBusy(begun)
        ? Promise.reject(new DatabaseUnavailable(new Error('timeout exceeded')))
        : opened.db.transaction(run)
    }
    return Object.assign(Object.create(opened.db), { transaction })
  }

  it('waits for a database that is too busy to be reached, and tries again', async () => {
    const waits: number[] = []
    // Products and stock are written side by side and count together: either may be refused several times in a row.
    const patience = { delaysMs: Array(20).fill(1), onWait: (delayMs: number) => void waits.push(delayMs) }
    const db = busyDatabase((number) => number % 3 !== 0)
    const { counts } = await opened.take(linesOf(product(1), product(2)), { db, patience })

    expect(waits.length).toBeGreaterThan(1)
    expect(counts).toMatchObject({ product: { added: 2 }, stock: { added: 2 } })
  })

  it('tells what went in when the database stays away, and goes on from there', async () => {
    const lines = linesOf(...Array.from({ length: 1_200 }, (_, at) => product(at + 1)))
    const interrupted = opened.take(lines, { db: busyDatabase((number) => number > 2), patience: { delaysMs: [1] } })

    await expect(interrupted).rejects.toMatchObject({ name: 'ImportInterrupted', summary: { unreadable: 0 } })
    const { counts } = await opened.take(lines)
    expect(counts['product']?.refused).toBe(0)
    expect(await opened.count('catalogue_product')).toBe(1_200)
  })

  it('is completed by the next run when it is killed in the middle', async () => {
    const lines = linesOf(
      ...Array.from({ length: 1_200 }, (_, index) => product(index + 1, { category_ids: [20] })),
      category(20),
    )
    const whole = aDump(lines)
    let reads = 0
    const broken = {
      ...whole,
      async *read() {
        reads += 1
        yield Buffer.from(reads === 1 ? lines : lines.slice(0, (lines.length * 3) / 4))
        if (reads > 1) throw new Error('killed')
      },
    }
    await expect(opened.take(broken)).rejects.toThrow('killed')
    const { counts } = await opened.take(whole)

    expect(counts).toMatchObject({ product: { added: 700, unchanged: 500, changed: 0 }, category: { changed: 1 } })
    expect((await readCategories(opened.db, 'nl'))[0]?.product_count).toBe(1_200)
    expect(await opened.take(whole)).toMatchObject({
      counts: { product: { unchanged: 1_200 }, category: { unchanged: 1 } },
    })
  })

  it('tells what would happen in a dry run, and changes nothing', async () => {
    const { counts } = await opened.take(linesOf(product(1), category(20)), { isDry: true })

    expect(counts).toMatchObject({ product: { added: 1 }, category: { added: 1 }, stock: { added: 1 } })
    for (const table of ['catalogue_product', 'catalogue_category', 'stock_item', 'outbox_event']) {
      expect(await opened.count(table)).toBe(0)
    }
  })

  it('removes nothing unless it is asked to, and then only of the kinds the dump holds', async () => {
    await opened.take(linesOf(product(1), product(2), product(3, { visibility: 1 }), category(20)))

    expect((await opened.take(linesOf(product(1)))).counts).toEqual({
      product: expect.objectContaining({ removed: 0, unchanged: 1 }),
      stock: expect.anything(),
    })
    const { counts } = await opened.take(linesOf(product(1), product(2, { price: 'x' })), { isRemoving: true })

    // What is in the dump but unfit is not missing.
    expect(counts).toMatchObject({ product: { removed: 1, refused: 1 } })
    expect((await stored()).map(({ id }) => id)).toEqual([1, 2])
    expect(await readCategories(opened.db, 'nl')).toHaveLength(1)
  })

  it('keeps everything when some of the dump could not be read', async () => {
    await opened.take(linesOf(product(1), product(2)))
    const { counts, isRemovalHeld } = await opened.take(`${linesOf(product(1))}{"id":2,`, { isRemoving: true })

    expect(isRemovalHeld).toBe(true)
    expect(counts['product']?.removed).toBe(0)
    expect(await stored()).toHaveLength(2)
  })

  it('lets a product that comes with another id keep its address', async () => {
    await opened.take(linesOf(product(1, { url_key: 'bo', category_ids: [20] }), category(20)))
    await opened.take(linesOf(product(9, { sku: 'VK1', url_key: 'bo', category_ids: [20] })))

    expect(await stored()).toMatchObject([{ id: 9, url_path: 'bo' }])
    expect(await readCategories(opened.db, 'nl')).toMatchObject([{ product_count: 1 }])
  })

  it('counts the products of its own categories again when products come alone', async () => {
    await opened.take(linesOf(category(20), category(21, { product_count: 7 })))
    await opened.take(linesOf(product(1, { category_ids: [20, 21] })))

    expect(await readCategories(opened.db, 'nl')).toMatchObject([{ product_count: 1 }, { product_count: 7 }])
  })

  it('describes attributes only products tell of, and keeps them when attributes come alone', async () => {
    const options = [
      { attribute_id: '93', attribute_code: 'color', label: 'Colour', values: [{ value_index: 50, label: 'Blue' }] },
    ]
    await opened.take(
      linesOf(product(1, { configurable_options: options, configurable_children: [{ id: 2, sku: 'A', color: 50 }] })),
    )
    const alone = linesOf({ attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Kleur', options: [] })
    await opened.take(alone)

    expect(await readAttributes(opened.db, 'nl')).toMatchObject([
      { attribute_id: 93, default_frontend_label: 'Kleur', options: [{ value: '50', label: 'Blue' }] },
    ])
    expect((await opened.take(alone)).counts).toEqual({
      attribute: expect.objectContaining({ unchanged: 1, changed: 0 }),
    })
  })

  it('sells what nobody counts, and leaves the count of the shop alone where the dump has none', async () => {
    await opened.take(linesOf(product(1), product(2, { stock: { qty: 3 } })))
    const line = (sku: string) => ({ sku, quantity: 2 })

    expect(await takeStock(opened.db, [line('VK1'), line('VK2')], 'order 1')).toMatchObject({ ok: true })
    await opened.take(linesOf(product(1), product(2)))
    expect(await findStock(opened.db, 'VK2')).toMatchObject({ quantity: 1 })
  })

  it('believes the first of two tellings of the stock of a sku, so that repeating changes nothing', async () => {
    const children = [{ id: 2, sku: 'VK2', size: 92, price: 5, stock: { qty: 4 } }]
    const lines = linesOf(
      product(1, { configurable_children: children }),
      product(2, { visibility: 1, stock: { qty: 9 } }),
    )
    await opened.take(lines)

    expect(await findStock(opened.db, 'VK2')).toMatchObject({ quantity: 4 })
    expect((await opened.take(lines)).counts['stock']).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  it('tells about once a second how far it is', async () => {
    const told: string[] = []
    const sources = [aDump(linesOf(product(1), product(2)))]
    const { db, directory } = opened
    await importCatalogue({
      db,
      directory,
      sources,
      clock: { now: 0, utcOffsetMinutes: 60 },
      onProgress: ({ phase, bytes, totalBytes, documents }) =>
        told.push(`${phase} ${bytes === totalBytes} ${documents}`),
    })

    expect(told).toEqual(['looking through true 2', 'products true 2'])
  })

  it('puts each row of one dump into the view its index names', async () => {
    const row = (index: string, source: object) => ({ _index: index, _type: 'product', _source: source })
    await opened.take(
      linesOf(
        row('vue_storefront_catalog', product(1)),
        row('vue_storefront_catalog_de', product(1, { name: 'Hose' })),
      ),
    )

    expect(await findProductBySku(opened.db, 'nl', 'VK1')).toMatchObject({ product: { name: 'Jeans 1' } })
    expect(await findProductBySku(opened.db, 'de', 'VK1')).toMatchObject({ product: { name: 'Hose' } })
  })
})
