import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putReviews, reviewStatus } from '../../reviews/index.ts'
import { openDumpFile } from '../reading/open-dump-file.ts'
import { shopDumpPath } from '../testing/a-dump.ts'
import { type Intake, openIntake } from '../testing/open-intake.ts'

let shops: Intake[]

beforeEach(async () => {
  shops = [await openIntake(), await openIntake()]
})
afterEach(() => Promise.all(shops.map((shop) => shop.close())))

describe('exportRows', () => {
  it('writes what an empty shop becomes the same from, to the last byte', async () => {
    const [one, other] = shops
    await one?.take(await openDumpFile(shopDumpPath))
    await one?.take(await openDumpFile(shopDumpPath), { store: 'rz_de' })
    const exported = (await one?.export()) ?? ''

    expect(exported.split('\n')).toHaveLength(2 * 15 + 2 + 1)
    expect(await other?.take(exported)).toMatchObject({ refusals: [] })
    expect(await other?.export()).toBe(exported)
  })

  it('writes what changes nothing in the shop it came from', async () => {
    const [shop] = shops
    await shop?.take(await openDumpFile(shopDumpPath))
    const exported = (await shop?.export()) ?? ''
    const again = await shop?.take(exported)

    for (const tally of Object.values(again?.counts ?? {})) {
      expect(tally).toMatchObject({ added: 0, changed: 0, refused: 0, removed: 0 })
    }
  })

  it('loses no review: also those that nobody has approved, or that were turned down', async () => {
    const [one, other] = shops
    await one?.take(await openDumpFile(shopDumpPath))
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
    if (one) await putReviews(one.db, written)
    const exported = (await one?.export()) ?? ''
    await other?.take(exported)
    expect(await other?.export({ entity: 'review' })).toMatch(/"fit":"small","child_height":118/)
    const statuses = (await other?.export({ entity: 'review' }))?.matchAll(/"id":(90\d).*?"review_status":(\d)/g) ?? []

    expect([...statuses].map(([, id, status]) => [id, status])).toEqual([
      ['900', '1'],
      ['901', '2'],
      ['902', '3'],
    ])
    expect((await one?.take(exported))?.counts).toMatchObject({ review: { added: 0, changed: 0 } })
  })

  it('puts the stock back where it was found', async () => {
    const [shop] = shops
    await shop?.take(await openDumpFile(shopDumpPath))
    const lines = (await shop?.export({ store: 'nl', entity: 'product' })) ?? ''
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
