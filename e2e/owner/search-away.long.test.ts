import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setStock } from '@vonk/commerce/back-office'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { type FlakyLink, openFlakyLink } from '@vonk/testkit'
import { findSearchCluster } from '@vonk/testkit/opensearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { findShownThings } from './output-cache/changes.ts'

const cluster = await findSearchCluster()

const METRICS_TOKEN = 'for-the-measurements'
const log = createLog({ level: 'silent', name: 'search-away' })

let folder: string
let postgres: EmbeddedPostgres
let db: Database
let link: FlakyLink
let shop: RunningShop

/** The indexes of a demo are built in a minute or two, on three nodes that share the machine with all others. */
const patient = { timeout: 180_000 }

beforeAll(async () => {
  if (!cluster) return
  folder = await mkdtemp(join(tmpdir(), 'vonk-search-away-'))
  postgres = await startEmbeddedPostgres({ dataFolder: folder, log })
  db = createDatabase({ url: postgres.url, log })
  link = await openFlakyLink(cluster.urls[0] ?? '')
  const demo = { LOG_LEVEL: 'fatal', VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
  const search = { SEARCH_URL: link.url, SEARCH_PREFIX: `away_${process.pid}` }
  const cache = { METRICS_TOKEN, VONK_OUTPUT_CACHE_MB: '64' }
  shop = await startShop({ dataFolder: folder, env: { ...demo, ...search, ...cache, DATABASE_URL: postgres.url } })
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await db?.close()
  await postgres?.stop()
  await link?.close()
  if (cluster) await fetch(`${cluster.urls[0]}/away_${process.pid}*`, { method: 'DELETE' })
  await cluster?.stop()
  await rm(folder ?? '', { recursive: true, force: true })
}, 120_000)

function get(path: string): Promise<Response> {
  return fetch(`http://localhost:${shop.port}${path}`)
}

async function statusOf(path: string): Promise<number> {
  const answer = await get(path)
  await answer.arrayBuffer()
  return answer.status
}

async function countHits(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await fetch(`http://localhost:${shop.port}/metrics`, { headers })
  return Number(/^output_cache_hits_total (\S+)$/m.exec(await answer.text())?.[1])
}

/** Whether the list is given from memory. */
async function isCached(): Promise<boolean> {
  const before = await countHits()
  await statusOf('/meisjes/')
  return (await countHits()) > before
}

describe.skipIf(cluster === null)('the pages of a shop whose OpenSearch is away', () => {
  it('are the ones at hand; others say when to come again, and everything is back by itself [SRCH-28]', async () => {
    await expect.poll(() => statusOf('/meisjes/'), patient).toBe(200)
    // The first time, parts of its code may still have to be loaded.
    await expect.poll(isCached, patient).toBe(true)
    await link.cut()
    await expect.poll(() => statusOf('/en/girls/')).toBe(503)

    expect(await statusOf('/meisjes/')).toBe(200)
    for (const path of ['/en/girls/', '/search/?q=tee', '/en/search/?q=tee']) {
      const answer = await get(path)
      await answer.arrayBuffer()
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const path of ['/cart/', '/checkout/', '/readyz']) expect([path, await statusOf(path)]).toEqual([path, 200])

    // As every order does.
    const { product } = await findShownThings(db)
    const sku = product.configurable_children?.[0]?.sku ?? ''
    expect(await setStock(db, [{ sku, quantity: 3 }], { by: 'test' })).toEqual(['changed'])
    await expect.poll(isCached, patient).toBe(false)
    const last = await get('/meisjes/')
    await last.arrayBuffer()
    expect([last.status, last.headers.get('warning')]).toEqual([200, '111 - "Revalidation Failed"'])

    await link.restore()
    for (const path of ['/en/girls/', '/search/?q=tee']) await expect.poll(() => statusOf(path), patient).toBe(200)
  })
})
