import { putProducts, putTaxRules } from '@vonk/commerce/catalogue'
import { checkBooks } from '@vonk/commerce/orders'
import { putStock } from '@vonk/commerce/stock'
import { putStories } from '@vonk/content/stories'
import { createDatabase, type Database } from '@vonk/platform/db'
import { aLog, type Replicated, seedViews, startReplicated } from '@vonk/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { startShop } from './start-shop.ts'

/** A shop with one bag over two servers, and a way to write into its database. */
async function open() {
  const servers = await startReplicated()
  const { log } = aLog()
  const config = aConfig({ role: 'api', databaseUrl: servers.bothUrl, replicaUrl: servers.replica.url })
  const shop = await startShop({
    ...{ config, log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false },
  })
  onTestFinished(() => shop.stop())
  const db = createDatabase({ url: servers.bothUrl, log })
  onTestFinished(() => db.close())
  await seed(db)
  return { servers, db, ...callers(shop.port) }
}

async function seed(db: Database): Promise<void> {
  await seedViews(db)
  const rates = [{ id: 1, tax_country_id: 'NL', rate: 21 }]
  await putTaxRules(db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }])
  await putBag(db, 'Tas')
  await putStock(db, { rows: [{ sku: 'bag', productId: 2, quantity: 100_000 }], reason: 'seed' })
}

async function putBag(db: Database, name: string): Promise<void> {
  const bag = { id: 2, sku: 'bag', name, status: 1, visibility: 4, price: 30, tax_class_id: 2 }
  const documents = [{ ...bag, type_id: 'simple' as const }]
  await putProducts(db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })
}

async function putPage(db: Database, title: string): Promise<void> {
  const uuid = '6f0d5b52-7c5e-4c27-9f4e-000000000001'
  const content = { component: 'page', _uid: 'p', title } as const
  const at = '2026-10-01T08:00:00.000Z'
  await putStories(db, [{ uuid, groupId: uuid, view: 'nl', path: 'about', name: title, publishedAt: at, content }])
}

const address = {
  ...{ firstname: 'Gerda', lastname: 'Gast', street: ['Lindelaan', '5'], postcode: '3512 AB', city: 'Utrecht' },
  ...{ country_id: 'NL', email: 'gerda@example.com', telephone: '0301234567', region_id: 0 },
}
const products = [{ sku: 'bag', qty: 1, price: 24.79, price_incl_tax: 30 }]
const search = '/api/catalog/vue_storefront_catalog_nl/product/_search?size=1&_source_include=name'

function callers(port: number) {
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test reads what it expects.
  async function call(path: string, body?: object): Promise<any> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return answer.json()
  }

  return {
    ready: () => call('/readyz'),
    readPage: async () => (await call('/api/ext/storyblok/story/nl/about'))?.result?.story?.name,
    readBag: async () => JSON.stringify(await call(search)).match(/"name":"(\w+)"/)?.[1],
    /** Answers the number of the payment that the shop has acknowledged. */
    async order(): Promise<string> {
      const { result: cartId } = await call('/api/cart/create', {})
      await call(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'bag', qty: 1, quoteId: cartId } })
      const { result } = await call('/api/order', {
        ...{ user_id: '', cart_id: cartId, store_code: 'nl', products },
        addressInformation: {
          ...{ billingAddress: address, shippingAddress: address, payment_method_code: 'ideal' },
          ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home', payment_method_additional: {} },
        },
      })
      return result.payment.id
    },
  }
}

/** How often a table was read on the replica. */
async function readingsOf({ run, replica }: Replicated, table: string): Promise<number> {
  const [row] = await run(
    replica,
    `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as count from pg_stat_user_tables where relname = '${table}'`,
  )
  return Number(row?.['count'] ?? 0)
}

describe('a shop with a replica of its database', () => {
  it('reads documents and stories there, and shows at once what was written', { timeout: 300_000 }, async () => {
    const { servers, db, ready, readPage, readBag } = await open()
    await expect.poll(readBag).toBe('Tas')
    for (const title of ['One', 'Two', 'Three']) {
      await putPage(db, title)
      await putBag(db, title)
      await expect.poll(readPage).toBe(title)
      await expect.poll(readBag).toBe(title)
    }

    await expect.poll(ready).toEqual({ code: 200, result: 'ready' })
    await expect.poll(() => readingsOf(servers, 'story')).toBeGreaterThan(0)
    await expect.poll(() => readingsOf(servers, 'catalogue_product')).toBeGreaterThan(0)
  })

  it('names a replica that is behind or gone, and serves on without it', { timeout: 300_000 }, async () => {
    const { servers, db, ready, readPage, readBag } = await open()
    const degraded = { code: 200, result: 'ready', meta: { degraded: ['replica'] } }
    await servers.run(servers.replica, 'select pg_wal_replay_pause()')
    await putPage(db, 'Behind')
    await putBag(db, 'Behind')

    await expect.poll(readPage).toBe('Behind')
    await expect.poll(readBag).toBe('Behind')
    expect(await ready()).toEqual(degraded)
    await servers.run(servers.replica, 'select pg_wal_replay_resume()')
    await expect.poll(ready).toEqual({ code: 200, result: 'ready' })

    await servers.replica.stop()
    await putPage(db, 'Gone')
    await expect.poll(readPage).toBe('Gone')
    expect(await ready()).toEqual(degraded)
  })

  it('loses no acknowledged order when its server dies and the replica takes over', { timeout: 600_000 }, async () => {
    const { servers, db, order } = await open()
    await servers.commitTogether()
    const acknowledged: string[] = []
    let isOver = false
    const shoppers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        await order().then(
          (payment) => acknowledged.push(payment),
          () => {},
        )
      }
    })
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(40)
    await servers.failOver()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 120_000 }).toBeGreaterThan(before + 40)
    isOver = true
    await Promise.all(shoppers)

    const { rows } = await db.pool.query<{ id: string }>('select id::text as id from order_payment')
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(await checkBooks(db)).toEqual([])
  })

  it('shows nothing of what was lost with a server that was not waited for', { timeout: 300_000 }, async () => {
    const { servers, db, readPage, readBag } = await open()
    await putPage(db, 'Kept')
    await putBag(db, 'Kept')
    await expect.poll(readPage).toBe('Kept')
    await expect.poll(readBag).toBe('Kept')
    const [position] = await servers.run(servers.primary, 'select pg_current_wal_insert_lsn()::text as position')
    const reached = `select pg_last_wal_replay_lsn() >= '${position?.['position']}'::pg_lsn as "isThere"`
    await expect.poll(() => servers.run(servers.replica, reached)).toEqual([{ isThere: true }])
    await servers.separate()
    await putPage(db, 'Lost')
    await putBag(db, 'Lost')
    await expect.poll(readPage).toBe('Lost')
    await expect.poll(readBag).toBe('Lost')

    await servers.failOver()
    await expect.poll(readPage, { timeout: 60_000 }).toBe('Kept')
    await expect.poll(readBag, { timeout: 60_000 }).toBe('Kept')
  })
})
