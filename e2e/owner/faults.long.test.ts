import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { freezeServer } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { type Disk, openDisk, SMALLEST_LIMIT_MEGABYTES } from './faults/full-disk.ts'
import { sendShoppers } from './faults/shoppers.ts'

const log = createLog({ level: 'silent', name: 'faults' })
const pages = ['/', '/meisjes/', '/search/?q=tee']

let disk: Disk
let shopFolder: string
let postgres: EmbeddedPostgres
let shop: RunningShop
let skus: string[]

beforeAll(async () => {
  disk = await openDisk(600)
  const walSegmentMegabytes = SMALLEST_LIMIT_MEGABYTES
  postgres = await startEmbeddedPostgres({ dataFolder: disk.folder, log, walSegmentMegabytes })
  const env = { LOG_LEVEL: 'fatal', VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
  shopFolder = await mkdtemp(join(tmpdir(), 'vonk-faults-shop-'))
  shop = await startShop({ dataFolder: shopFolder, env: { ...env, DATABASE_URL: postgres.url } })
  skus = await findSkus()
}, 240_000)

afterAll(async () => {
  await shop?.stop()
  await postgres?.stop()
  await rm(shopFolder, { recursive: true, force: true })
  await disk?.close()
}, 60_000)

/** In one session of its own, which is not kept. */
async function query(...statements: string[]) {
  const { pool, close } = createDatabase({ url: postgres.url, log, poolSize: 1 })
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await pool.query(statement)).rows
    return rows
  } finally {
    await close()
  }
}

async function findSkus(): Promise<string[]> {
  const rows = await query(
    `select sku from stock_item where manage_stock and quantity > 20 and sku like 'VK%' order by sku limit 20`,
  )
  return rows.map(({ sku }) => String(sku))
}

const readyStatus = async () =>
  (await fetch(`http://127.0.0.1:${shop.port}/readyz`).catch(() => null))?.status ?? 'no answer'

type Fault = { begin(): Promise<unknown>; end(): Promise<unknown> }

const faults: Record<string, Fault> = {
  'a read-only database': {
    begin: () => query('alter system set default_transaction_read_only = on', 'select pg_reload_conf()'),
    end: () =>
      query(
        'set session characteristics as transaction read write',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
  },
  'a full disk': {
    begin: () => disk.fill(),
    end: () => disk.free(),
  },
  'a server that is killed': {
    begin: async () => {
      const [pid] = (await readFile(join(disk.folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    end: async () => {},
  },
  'a server that is there and says nothing': {
    begin: async () => {
      goOn = await freezeServer(disk.folder)
    },
    end: async () => goOn(),
  },
}
let goOn = () => {}

describe('a shop under load', () => {
  it.for(Object.keys(faults))('answers 200 or 503, is not ready, and loses nothing: %s', async (name) => {
    // A name of the list itself.
    const { begin, end } = faults[name] as Fault
    const shoppers = await sendShoppers({ port: shop.port, skus, pages })
    await expect.poll(() => shoppers.tally.answers[200] ?? 0).toBeGreaterThan(500)
    await begin()
    await expect.poll(readyStatus, { interval: 20 }).toBe(503)
    await expect.poll(() => shoppers.tally.answers[503] ?? 0).toBeGreaterThan(20)
    await end()
    await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200)
    const before = shoppers.tally.answers[200] ?? 0
    await expect.poll(() => shoppers.tally.answers[200] ?? 0).toBeGreaterThan(before + 500)

    const { acknowledged, lost } = await shoppers.stop()
    const { sent, answers, wrong } = shoppers.tally
    process.stderr.write(
      `${name} (${disk.kind}): ${sent} requests, ${JSON.stringify(answers)}, ${acknowledged} changes acknowledged, ${lost.length} lost\n`,
    )
    expect(lost).toEqual([])
    expect([...new Set(wrong)]).toEqual([])
  })

  it('lets nobody wait long while its database is there and says nothing: pages and carts', async () => {
    const origin = `http://127.0.0.1:${shop.port}`
    const { result: cartId } = await (await fetch(`${origin}/api/cart/create`, { method: 'POST' })).json()
    const paths = [...pages, '/en/boys/', `/api/cart/pull?cartId=${cartId}`, `/api/cart/totals?cartId=${cartId}`]
    const ask = async (path: string) => {
      const started = performance.now()
      const { status } = await fetch(origin + path)
      return { path, status, seconds: (performance.now() - started) / 1_000 }
    }
    goOn = await freezeServer(disk.folder)
    const first = await Promise.all(paths.map(ask)).finally(goOn)
    await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200)
    process.stderr.write(`${first.map(({ path, status, seconds }) => `${path} ${status} ${seconds.toFixed(1)} s`)}\n`)

    // About four on a quiet machine; forty while nobody asked whether the server is there.
    for (const { path, status, seconds } of first) {
      expect(status, path).toBeOneOf([200, 503])
      expect(seconds, path).toBeLessThan(20)
    }
    expect(first.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  })
})
