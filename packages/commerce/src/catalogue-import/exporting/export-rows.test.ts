import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { putReviews, reviewStatus } from '../../reviews/index.ts'
import { openDumpFile } from '../reading/open-dump-file.ts'
import { shopDumpPath } from '../testing/a-dump.ts'
import { type OpenImport, openImport } from '../testing/open-import.ts'

/** Has taken in the dump for two of its views. */
let shop: OpenImport

beforeAll(async () => {
  shop = await openImport()
  await shop.take(await openDumpFile(shopDumpPath))
  await shop.take(await openDumpFile(shopDumpPath), { store: 'rz_de' })
})
afterAll(() => shop.close())

async function openEmpty(): Promise<OpenImport> {
  const empty = await openImport()
  onTestFinished(() => empty.close())
  return empty
}

describe('exportRows', () => {
  it('writes what an empty shop becomes the same from, to the last byte', async () => {
    const other = await openEmpty()
    const exported = await shop.export()

    expect(exported.split('\n')).toHaveLength(2 * 15 + 2 + 1)
    expect(await other.take(exported)).toMatchObject({ refusals: [] })
    expect(await other.export()).toBe(exported)
  })

  it('writes what changes nothing in the shop it came from', async () => {
    const { counts } = await shop.take(await shop.export())

    expect(Object.values(counts)).not.toEqual([])
    for (const tally of Object.values(counts)) {
      expect(tally).toMatchObject({ added: 0, changed: 0, refused: 0, removed: 0 })
    }
  })

  it('loses no review: also those that nobody has approved, or that were turned down', async () => {
    const other = await openEmpty()
    const states = [reviewStatus.approved, reviewStatus.pending, reviewStatus.notApproved]
    const written = states.map((status, place) => ({
      id: 900 + place,
      storeCode: 'nl',
      brand: 'vonk' as const,
      language: 'nl' as const,
      productId: 909,
      sku: 'VH09',
      title: 'Fijn',
      detail: 'Zit goed.',
      nickname: 'Sanne',
      rating: 4,
      fit: 'small' as const,
      childHeight: 118,
      status,
      customerId: null,
      createdAt: new Date('2026-11-01T12:30:15.678Z'),
    }))
    await putReviews(shop.db, written)
    const exported = await shop.export()
    await other.take(exported)
    const reviews = await other.export({ entity: 'review' })
    expect(reviews).toMatch(/"fit":"small","child_height":118/)
    const statuses = reviews.matchAll(/"id":(90\d).*?"review_status":(\d)/g)

    expect([...statuses].map(([, id, status]) => [id, status])).toEqual([
      ['900', '1'],
      ['901', '2'],
      ['902', '3'],
    ])
    expect((await shop.take(exported)).counts).toMatchObject({ review: { added: 0, changed: 0 } })
  })

  it('puts the stock back where it was found', async () => {
    const lines = await shop.export({ store: 'nl', entity: 'product' })
    const rows = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

    expect(rows.find(({ _id }) => _id === '909')).toMatchObject({
      _index: 'vue_storefront_catalog_nl',
      _type: 'product',
      _source: { sku: 'VH09', stock: { product_id: 909, qty: 12, is_in_stock: true, manage_stock: true } },
    })
    expect(rows.find(({ _id }) => _id === '1042')._source).not.toHaveProperty('stock')
    expect(rows.find(({ _id }) => _id === '1042')._source.configurable_children[1].stock).toMatchObject({ qty: 0 })
    expect(new Set(rows.map(({ _type }) => _type))).toEqual(new Set(['product']))
  })
})
