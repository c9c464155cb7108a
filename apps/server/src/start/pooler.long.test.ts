import { putProducts, putTaxRules } from '@vonk/commerce/catalogue'
import { checkBooks } from '@vonk/commerce/orders'
import { putStock } from '@vonk/commerce/stock'
import type { Database } from '@vonk/platform/db'
import {
  aLog,
  hasPooler,
  openTestDatabase,
  type Pooler,
  seedViews,
  startPooler,
  type TestDatabase,
} from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { startShop } from './start-shop.ts'
import { startWorker } from './start-worker.ts'

const canRun = await hasPooler()
if (!canRun) process.stderr.write('PgBouncer is left out: it is not on this machine\n')

let database: TestDatabase
let pooler: Pooler
const { log } = aLog()
const parts = { log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false }
const configOf = (role: 'api' | 'worker', databaseUrl = pooler.url) =>
  aConfig({ role, databaseUrl, directUrl: database.url })

async function openShop() {
  const shop = await startShop({ ...parts, config: configOf('api') })
  onTestFinished(() => shop.stop())
  return callers(shop.port)
}

async function seed(db: Database): Promise<void> {
  await seedViews(db)
  const rates = [{ id: 1, tax_country_id: 'NL', rate: 21 }]
  await putTaxRules(db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }])
  await putBag(db, 'Tas')
  await putStock(db, { rows: [{ sku: 'bag', productId: 2, quantity: 20 }], reason: 'seed' })
}

async function putBag(db: Database, name: string): Promise<void> {
  const bag = { id: 2, sku: 'bag', name, status: 1, visibility: 4, price: 30, tax_class_id: 2 }
  const documents = [{ ...bag, type_id: 'simple' as const }]
  await putProducts(db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })
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
    const given = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, given ? { method: 'POST', ...given } : {})
    return answer.json()
  }

  async function fillCart(): Promise<string> {
    const { result: cartId } = await call('/api/cart/create', {})
    await call(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'bag', qty: 1, quoteId: cartId } })
    return cartId
  }

  return {
    ready: () => call('/readyz'),
    readBag: async () => JSON.stringify(await call(search)).match(/"name":"(\w+)"/)?.[1],
    async subscribe(email: string): Promise<number> {
      const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'de' }
      const sent = { method: 'POST', headers, body: JSON.stringify({ email }) }
      return (await fetch(`http://127.0.0.1:${port}/api/ext/magento2-newsletter/subscribe`, sent)).status
    },
    fillCart,
    /** Answers the code of the answer. */
    async order(cartId: string): Promise<number> {
      const { code } = await call('/api/order', {
        ...{ user_id: '', cart_id: cartId, store_code: 'nl', products },
        addressInformation: {
          ...{ billingAddress: address, shippingAddress: address, payment_method_code: 'ideal' },
          ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home', payment_method_additional: {} },
        },
      })
      return code
    },
  }
}

const count = async (statement: string) =>
  Number((await database.db.pool.query<{ count: string }>(statement)).rows[0]?.count)

describe.skipIf(!canRun)('a shop by way of PgBouncer, which lends three connections per transaction', () => {
  beforeAll(async () => {
    database = await openTestDatabase()
    pooler = await startPooler(database.url, { size: 3 })
    await seed(database.db)
  })
  afterAll(async () => {
    await pooler?.stop()
    await database?.close()
  })

  it('shows what it sells in every process, and what changes', async () => {
    const [one, other] = [await openShop(), await openShop()]

    for (const name of ['Tas', 'Rugzak', 'Buidel']) {
      await putBag(database.db, name)
      for (const { readBag } of [one, other]) await expect.poll(readBag).toBe(name)
    }
    expect(await one.ready()).toEqual({ code: 200, result: 'ready' })
  })

  it('sells each piece once to forty shoppers at the same time, and its books are right', async () => {
    const [one, other] = [await openShop(), await openShop()]
    const shoppers = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const shop = place % 2 ? one : other
        return { shop, cartId: await shop.fillCart() }
      }),
    )
    const codes = await Promise.all(shoppers.map(({ shop, cartId }) => shop.order(cartId)))

    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(await count('select count(*) from sales_order')).toBe(20)
    expect(await checkBooks(database.db)).toEqual([])
  })

  it('does its jobs: a mail is written once to who signs up', async () => {
    const workers = [1, 2].map(() => startWorker({ ...parts, config: configOf('worker') }))
    for (const worker of await Promise.all(workers)) onTestFinished(() => worker.stop())
    const { subscribe } = await openShop()
    const readers = Array.from({ length: 3 }, (_, place) => `reader-${place}@example.com`)

    expect(await Promise.all(readers.map(subscribe))).toEqual(readers.map(() => 200))
    const written = async () => {
      const { rows } = await database.db.pool.query<{ recipient: string }>('select recipient from mail order by id')
      return rows.map(({ recipient }) => recipient).toSorted()
    }
    await expect.poll(written).toEqual(readers)
    await expect.poll(() => count(`select count(*) from jobs.job where state = 'active'`)).toBe(0)
    expect(await written()).toEqual(readers)
  })

  it('does not start over a pooler that was told nothing, nor over one that is taken for the server', async () => {
    const bare = await startPooler(database.url, { size: 3, isSetUp: false })
    onTestFinished(() => bare.stop())
    const start = (config: ReturnType<typeof aConfig>) => startShop({ ...parts, config })

    await expect(start(configOf('api', bare.url))).rejects.toThrow(/without vonk\.writer, statement_timeout/)
    await expect(start(aConfig({ role: 'api', databaseUrl: bare.url }))).rejects.toThrow(/DATABASE_DIRECT_URL/)
  })
})
