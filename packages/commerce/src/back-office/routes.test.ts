import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProductBySku, putProducts } from '../catalogue/index.ts'
import { aProduct, NOW } from '../catalogue/testing.ts'
import { findStock } from '../stock/index.ts'
import { adjustStock } from '../stock/testing.ts'
import { answerOnce, forgetBatches } from './answer-once.ts'
import { addKey, findKey, listKeys, revokeKey } from './keys.ts'
import { backOfficeRoutes } from './routes.ts'

let api: TestApi
let key: string

beforeAll(async () => {
  api = await openTestApi((db) => backOfficeRoutes({ db, now: () => NOW }))
  await seedViews(api.db)
  key = (await addKey(api.db, 'warehouse')) ?? ''
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyTables(api.db, ['stock_item', 'stock_change', 'back_office_answer'])
  await putProducts(api.db, 'nl', { documents: [aProduct()], now: NOW, utcOffsetMinutes: 60 })
})

type Sent = { readonly body?: unknown; readonly key?: string | null; readonly idempotencyKey?: string }

async function put(path: string, { body = {}, key: own = key, idempotencyKey }: Sent = {}) {
  const response = await api.fetch(
    new Request(`http://shop/api/back-office/${path}`, {
      method: 'PUT',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(own && { authorization: `Bearer ${own}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    }),
  )
  // Every answer of the API is an envelope.
  const { result, meta } = (await response.json()) as { result: Record<string, unknown>; meta?: { refusal: string } }
  return { status: response.status, result, refusal: meta?.refusal }
}

const fivePieces = { rows: [{ sku: 'VK1', quantity: 5 }] }

describe('backOfficeRoutes', () => {
  it('sets stock and says what became of every row', async () => {
    const rows = [...fivePieces.rows, { sku: 'nobody', quantity: null }]

    expect(await put('stock', { body: { rows } })).toMatchObject({
      status: 200,
      result: {
        changed: 1,
        unchanged: 0,
        refused: 1,
        rows: [
          { sku: 'VK1', result: 'changed', refusal: null },
          {
            sku: 'nobody',
            result: 'refused',
            refusal: { code: 'sku-unknown', reason: 'nothing is sold under this sku' },
          },
        ],
      },
    })
    expect(await findStock(api.db, 'VK1')).toMatchObject({ quantity: 5 })
  })

  it('sets prices', async () => {
    const rows = [{ sku: 'VK1', price: 30.1, special: { price: 20, to: '2026-12-24' } }]

    expect(await put('prices', { body: { rows } })).toMatchObject({ status: 200, result: { changed: 1 } })
    expect((await findProductBySku(api.db, 'nl', 'VK1'))?.product).toMatchObject({
      price: 30.1,
      special_price: 20,
      special_from_date: null,
      special_to_date: '2026-12-24',
    })
  })

  it('takes products in as the import does, and names the rows it refuses', async () => {
    const documents = [
      { id: 7, sku: 'VK7', name: 'Muts', price: '12.50', stock: { qty: 3 } },
      { id: 8, sku: 'VK8', name: 'Sjaal', price: 'cheap' },
    ]

    expect(await put('products', { body: { store: 'nl', documents } })).toMatchObject({
      status: 200,
      result: {
        added: 1,
        refused: 1,
        refusedRows: [{ row: 1, name: '8 VK8', reason: expect.stringContaining('price should be a number') }],
      },
    })
    expect(await findStock(api.db, 'VK7')).toMatchObject({ quantity: 3 })
    expect(await put('products', { body: { store: 'xx', documents } })).toMatchObject({
      status: 404,
      refusal: 'store-unknown',
    })
  })

  it.each([
    ['nothing', null],
    ['another key', `vonk_${'a'.repeat(43)}`],
    ['a session', 'abc'],
  ])('lets nobody in with %s, before it reads what they send', async (_, own) => {
    expect(await put('stock', { body: '{ no json', key: own })).toMatchObject({ status: 401, refusal: 'key-refused' })
  })

  it('takes no key from an address, which ends up in logs', async () => {
    expect(await put(`stock?token=${key}`, { body: fivePieces, key: null })).toMatchObject({ status: 401 })
  })

  it.each([
    ['stock', { rows: [] }],
    ['stock', { rows: [{ sku: 'VK1', quantity: -1 }] }],
    ['stock', { rows: [{ sku: 'VK1', quantity: 1.5 }] }],
    ['stock', { rows: Array.from({ length: 501 }, (_, at) => ({ sku: `s${at}`, quantity: 1 })) }],
    ['prices', { rows: [{ sku: 'VK1', price: 1.005 }] }],
    ['products', { store: 'nl', documents: Array.from({ length: 201 }, () => ({})) }],
  ])('refuses a batch of %s that is none and changes nothing: %#', async (path, body) => {
    expect(await put(path, { body })).toMatchObject({ status: 400, refusal: 'invalid-input' })
  })

  it('does a batch once per idempotency key, and answers it again as before', async () => {
    const sent = { body: fivePieces, idempotencyKey: 'night-1' }
    const first = await put('stock', sent)
    await adjustStock(api.db, { sku: 'VK1', delta: -2, reason: 'sold' })

    expect(await put('stock', sent)).toEqual(first)
    expect(await findStock(api.db, 'VK1')).toMatchObject({ quantity: 3 })
    const other = { rows: [{ sku: 'VK1', quantity: 9 }] }
    expect(await put('stock', { ...sent, body: other })).toMatchObject({
      status: 422,
      refusal: 'idempotency-key-reused',
    })
    expect(await findStock(api.db, 'VK1')).toMatchObject({ quantity: 3 })
  })
})

describe('answerOnce', () => {
  const batch = { keyName: 'warehouse', idempotencyKey: 'k', content: [1] }

  it('tells who comes while the batch is at work to wait, and lets a failed one be sent again', async () => {
    const [work, begun] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const running = answerOnce(api.db, batch, () => {
      begun.resolve()
      return work.promise
    })
    await begun.promise
    expect(await answerOnce(api.db, batch, async () => 'again')).toEqual({
      ok: false,
      refusal: { code: 'batch-running' },
    })
    work.reject(new Error('broken'))
    await expect(running).rejects.toThrow('broken')

    expect(await answerOnce(api.db, batch, async () => 'done')).toEqual({ ok: true, value: 'done' })
  })

  it('takes a batch over from one who has died, and forgets answers after a week', async () => {
    await answerOnce(api.db, batch, async () => 'lost')
    await api.db.execute(sql`update back_office_answer set answer = null, begun_at = now() - interval '6 minutes'`)

    expect(await answerOnce(api.db, batch, async () => 'done')).toEqual({ ok: true, value: 'done' })
    await api.db.execute(sql`update back_office_answer set begun_at = now() - interval '8 days'`)
    expect(await forgetBatches(api.db)).toEqual({ batches: 1 })
  })
})

describe('keys', () => {
  it('are shown once, kept as hashes, found until they are revoked', async () => {
    const made = await addKey(api.db, 'erp')
    expect(await addKey(api.db, 'erp')).toBeNull()
    expect(await listKeys(api.db)).toMatchObject([{ name: 'erp', usedOn: null }, { name: 'warehouse' }])

    expect(await findKey(api.db, made)).toBe('erp')
    expect((await listKeys(api.db))[0]?.usedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const { rows } = await api.db.execute(sql`select back_office_key::text as row from back_office_key`)
    expect(JSON.stringify(rows)).not.toContain(made)

    expect(await revokeKey(api.db, 'erp')).toBe(true)
    expect(await revokeKey(api.db, 'erp')).toBe(false)
    expect(await findKey(api.db, made)).toBeNull()
  })
})
