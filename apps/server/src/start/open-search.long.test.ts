import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, type FlakyLink, openFlakyLink, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { hasJava, type SearchCluster, startSearchCluster } from '@vonk/testkit/opensearch'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { lumaDump } from '../cli/catalogue/testing/luma-dump.ts'
import { runCli } from '../cli/run-cli.ts'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

/** To build all indexes of a shop takes a busy machine its time. */
const patient = { timeout: 100_000 }

const canRun = await hasJava()
if (!canRun) process.stderr.write('Shops on OpenSearch are left out: there is no Maven to start a cluster with\n')

let cluster: SearchCluster
let database: TestDatabase
let folder: string
let link: FlakyLink

async function run(...args: string[]) {
  const config = aConfig({ databaseUrl: database.url, mediaFolder: join(folder, 'media') })
  const lines: string[] = []
  const code = await runCli(args, { config, root: projectRoot, write: (line) => lines.push(line) })
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)])
}

/** An API process of the shop; it reaches the cluster by the link when told to, else each node by itself. */
async function openShop({ byLink = false } = {}): Promise<StartedShop> {
  const urls = byLink ? [link.url] : cluster.nodes.map(({ url }) => url)
  const config = aConfig({
    role: 'api',
    databaseUrl: database.url,
    searchAdapter: 'opensearch',
    searchCluster: { urls, prefix: 'shop' },
  })
  const progress = createProgress(() => {})
  const shop = await startShop({ config, log: aLog().log, root: projectRoot, progress, isDevelopment: false })
  onTestFinished(() => shop.stop())
  return shop
}

// biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test reads what it expects.
async function call({ port }: StartedShop, path: string, body?: object): Promise<{ status: number; body: any }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: answer.status, body: await answer.json() }
}

const listPath = '/api/catalog/vue_storefront_catalog_nl/product/_search?size=50&request_format=search-query'

function askFor(shop: StartedShop, sku: string) {
  return call(shop, listPath, { _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] })
}

/** What a process that stays ready says is wrong. */
async function concernOf(shop: StartedShop): Promise<string | null> {
  const { status, body } = await call(shop, '/readyz')
  expect(status).toBe(200)
  return body.meta?.degraded[0] ?? null
}

/** How many products a category says it has. */
async function countIn(shop: StartedShop, id: number): Promise<number> {
  const path = '/api/catalog/vue_storefront_catalog_nl/category/_search?size=50&request_format=search-query'
  const { body } = await call(shop, path, {
    _appliedFilters: [{ attribute: 'id', value: { eq: id }, scope: 'default' }],
  })
  return body.hits.hits[0]?._source.product_count
}

/** How many pieces of an article lists show; null when they cannot be asked. */
async function shownStock(shop: StartedShop, sku: string): Promise<number | null> {
  const { status, body } = await askFor(shop, sku)
  return status === 200 ? (body.hits.hits[0]?._source.stock.qty ?? null) : null
}

// biome-ignore lint/suspicious/noExplicitAny: OpenSearch answers something else to each, and the test reads what it expects.
async function askNode(path: string, method = 'GET', body?: object): Promise<any> {
  const answer = await fetch(`${cluster.nodes[0]?.url}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return answer.json()
}

async function servingIndex(): Promise<string | null> {
  const names = Object.keys(await askNode('/_alias/shop-nl'))
  return names.find((name) => name.startsWith('shop-nl-')) ?? null
}

const address = {
  ...{ firstname: 'Gerda', lastname: 'Gast', street: ['Lindelaan', '5'], postcode: '3512 AB', city: 'Utrecht' },
  ...{ country_id: 'NL', email: 'gerda@example.com', telephone: '0301234567', region_id: 0, company: '' },
}

/** From an empty cart to an order that waits for the bank. */
async function sell(shop: StartedShop) {
  const { body: created } = await call(shop, '/api/cart/create', {})
  const [sku, cartId] = ['WT01-M-White', created.result]
  const updated = await call(shop, `/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1, quoteId: cartId } })
  const totals = await call(shop, `/api/cart/totals?cartId=${cartId}`)
  const order = await call(shop, '/api/order', {
    ...{ user_id: '', cart_id: cartId, store_code: 'nl' },
    products: [{ sku, qty: 1, price: 33.06, price_incl_tax: 40 }],
    addressInformation: {
      ...{ billingAddress: address, shippingAddress: address, payment_method_code: 'ideal' },
      ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home', payment_method_additional: {} },
    },
  })
  return [updated.status, totals.status, order.status, typeof order.body.result?.payment?.redirectUrl]
}
const sold = [200, 200, 200, 'string']

describe.skipIf(!canRun)('a shop on OpenSearch', () => {
  beforeAll(async () => {
    cluster = await startSearchCluster()
    link = await openFlakyLink(cluster.nodes[0]?.url ?? '')
    database = await openTestDatabase()
    await seedViews(database.db)
    folder = await mkdtemp(join(tmpdir(), 'vonk-opensearch-'))
    const dump = join(folder, 'luma.json')
    await writeFile(
      dump,
      lumaDump()
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    )
    await run('import', dump, '--store', 'nl')
  }, 180_000)
  afterAll(async () => {
    await link.close()
    await database.close()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is filled by one process and asked by all; who is gone is followed by another, from where it stopped', async () => {
    const [first, second] = [await openShop(), await openShop()]
    await expect.poll(async () => (await askFor(second, 'WT01')).status, patient).toBe(200)
    expect(await countIn(second, 21)).toBeGreaterThan(0)
    const index = await servingIndex()
    const before = await shownStock(first, 'WT01')
    await run('stock', 'set', 'WT01-M-White', '61')
    await expect.poll(() => shownStock(first, 'WT01')).not.toBe(before)
    const shown = (await shownStock(first, 'WT01')) ?? 0
    await expect.poll(() => shownStock(second, 'WT01')).toBe(shown)
    await first.stop()
    await run('stock', 'set', 'WT01-M-White', '71')

    await expect.poll(() => shownStock(second, 'WT01')).toBe(shown + 10)
    await second.stop()
    await run('stock', 'set', 'WT01-M-White', '81')
    const third = await openShop()
    await expect.poll(() => shownStock(third, 'WT01')).toBe(shown + 20)
    expect(await servingIndex()).toEqual(index)
  })

  it('builds an index again that somebody has deleted', async () => {
    const shop = await openShop()
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    const index = await servingIndex()
    await askNode(`/${index}`, 'DELETE')

    await expect.poll(async () => (await servingIndex()) ?? index, patient).not.toBe(index)
    await expect.poll(async () => (await askFor(shop, 'WT01')).body.hits?.hits.length).toBe(1)
  })

  it('builds an index of another format anew, and answers from the old one until it serves', async () => {
    const before = await openShop()
    await expect.poll(() => shownStock(before, 'WT01'), patient).not.toBeNull()
    const [index, shown] = [await servingIndex(), await shownStock(before, 'WT01')]
    await before.stop()
    await askNode('/shop.state/_update/nl', 'POST', { doc: { format: 'of an older release' } })

    const shop = await openShop()
    let answers = 0
    for (; (await servingIndex()) === index; answers += 1) expect(await shownStock(shop, 'WT01')).toBe(shown)
    expect(answers).toBeGreaterThan(0)
    expect(await shownStock(shop, 'WT01')).toBe(shown)
    expect((await askNode(`/${index}`)).status).toBe(404)
  })

  it('says that lists are away when OpenSearch is, goes on selling, and catches up by itself [SRCH-28]', async () => {
    const shop = await openShop({ byLink: true })
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    const shown = (await shownStock(shop, 'WT01')) ?? 0
    await run('stock', 'set', 'WT01-S-Blue', '5')
    await expect.poll(() => shownStock(shop, 'WT01')).not.toBe(shown)
    const base = (await shownStock(shop, 'WT01')) ?? 0
    await link.cut()
    await run('stock', 'set', 'WT01-S-Blue', '25')
    const [list, page, suggestions] = [
      await askFor(shop, 'WT01'),
      await call(shop, '/api/url/map', { url: 'tank-1' }),
      await call(shop, '/api/ext/search/suggest?q=tan&size=5'),
    ]

    expect([list.status, page.status, suggestions.status]).toEqual([503, 503, 503])
    expect(await sell(shop)).toEqual(sold)
    await expect.poll(() => concernOf(shop)).toBe('search: cannot be reached')
    await link.restore()
    // Twenty pieces came while it was away, and one was sold.
    await expect.poll(() => shownStock(shop, 'WT01')).toBe(base + 19)
    await expect.poll(() => concernOf(shop)).toBeNull()
  })

  it('names an OpenSearch that is slow, waits for it as long as a shopper would, and goes on selling', async () => {
    const shop = await openShop({ byLink: true })
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    link.delay(600)
    onTestFinished(() => link.delay(0))
    await expect.poll(() => concernOf(shop)).toBe('search: does not answer in time')
    expect((await askFor(shop, 'WT01')).status).toBe(200)

    link.delay(30_000)
    expect((await askFor(shop, 'WT01')).status).toBe(503)
    expect(await sell(shop)).toEqual(sold)
    link.delay(0)
    await link.cut()
    await link.restore()
    await expect.poll(() => concernOf(shop)).toBeNull()
    expect((await askFor(shop, 'WT01')).status).toBe(200)
  })

  it('names an OpenSearch that takes no changes, and writes them when it does again', async () => {
    const shop = await openShop()
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    await askNode('/shop-*/_settings', 'PUT', { 'index.blocks.read_only': true })
    await expect.poll(() => concernOf(shop)).toContain('read-only')
    await askNode('/shop-*/_settings', 'PUT', { 'index.blocks.read_only': null })
    await expect.poll(() => concernOf(shop)).toBeNull()

    await askNode('/shop-*/_settings', 'PUT', { 'index.blocks.read_only_allow_delete': true })
    const shown = (await shownStock(shop, 'WT01')) ?? 0
    await run('stock', 'set', 'WT01-XS-Blue', '9')
    await expect.poll(() => concernOf(shop)).toContain('no room left')
    await askNode('/shop-*/_settings', 'PUT', { 'index.blocks.read_only_allow_delete': null })
    await expect.poll(() => shownStock(shop, 'WT01')).not.toBe(shown)
  })

  it('answers rightly while a node dies, says so when two have, and has everything when they are back', async () => {
    const shop = await openShop()
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    await cluster.whenWhole()
    const { hits: right } = (await call(shop, listPath, {})).body
    const [first, second] = cluster.nodes
    let answered = 0
    const ask = async () => {
      const { status, body } = await call(shop, listPath, {})
      expect([status, body.hits]).toEqual([200, right])
      answered += 1
    }
    const askMany = async () => {
      for (let time = 0; time < 40; time += 1) await ask()
    }
    await Promise.all([askMany(), askMany(), first?.kill()])
    expect(answered).toBe(80)
    await second?.kill()
    await expect.poll(() => concernOf(shop)).not.toBeNull()
    // The node that is left answers what it has a copy of, and nothing else.
    const { status, body } = await call(shop, listPath, {})
    expect([
      [200, right],
      [503, undefined],
    ]).toContainEqual([status, body.hits])
    expect(await sell(shop)).toEqual(sold)
    await run('stock', 'set', 'WT01-XS-White', '17')

    first?.start()
    second?.start()
    await cluster.whenAnswering()
    await expect.poll(() => checksumOf('shop'), patient).toEqual(await checksumOfPostgres())
  }, 300_000)
})

/** Count and checksum of the documents of the Dutch view. */
async function checksumOf(prefix: string) {
  const { hits, aggregations } = await askNode(`/${prefix}-nl/_search`, 'POST', {
    size: 0,
    track_total_hits: true,
    aggs: { sum: { sum: { field: 'document_check' } } },
  }).catch(() => ({ hits: null, aggregations: null }))
  return { count: hits?.total?.value, sum: aggregations?.sum?.value }
}

/** The same of an index that is filled from PostgreSQL at this moment. */
async function checksumOfPostgres() {
  const config = aConfig({
    role: 'api',
    databaseUrl: database.url,
    searchAdapter: 'opensearch',
    searchCluster: { urls: cluster.nodes.map(({ url }) => url), prefix: 'fresh' },
  })
  const progress = createProgress(() => {})
  const shop = await startShop({ config, log: aLog().log, root: projectRoot, progress, isDevelopment: false })
  try {
    await expect.poll(() => shownStock(shop, 'WT01'), patient).not.toBeNull()
    await askNode('/fresh-nl/_refresh', 'POST')
    return await checksumOf('fresh')
  } finally {
    await shop.stop()
  }
}
