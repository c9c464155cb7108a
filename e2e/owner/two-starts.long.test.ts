import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'

const log = createLog({ level: 'silent', name: 'two-starts' })
const PRODUCTS = 3_000
/** Longer than any limit on a statement or a lock, on a busy machine several times as long. */
const patienceMs = 500_000

let folder: string
let postgres: EmbeddedPostgres
let db: Database
let shops: RunningShop[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-two-'))
  postgres = await startEmbeddedPostgres({ dataFolder: folder, log })
  db = createDatabase({ url: postgres.url, log, poolSize: 1 })
}, 60_000)

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()))
  await db?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}, 60_000)

function start(name: string): Promise<RunningShop> {
  const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: String(PRODUCTS), VONK_IMAGES_AHEAD: 'false' }
  const env = { LOG_LEVEL: 'error', VONK_ROLE: 'api', DATABASE_URL: postgres.url, ...demo }
  return startShop({ dataFolder: join(folder, name), env, patienceMs })
}

describe('two processes that start together on an empty database', () => {
  it('both become ready, and one of them seeds it', { timeout: patienceMs + 60_000 }, async () => {
    const started = await Promise.allSettled([start('one'), start('other')])
    shops = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])

    const find = async () =>
      (
        await db.pool.query(`
          select n_tup_ins::int as written, (select count(*)::int from catalogue_product) as stored
          from pg_stat_user_tables where relname = 'catalogue_product'`)
      ).rows[0]
    const { stored } = await find()
    // Told by the server a moment after the transactions that wrote them.
    await expect.poll(async () => (await find()).written).toBeGreaterThanOrEqual(stored)
    const { written } = await find()
    const seconds = shops.map(({ startedInMs }) => Math.round(startedInMs / 1_000))
    process.stderr.write(
      `two starts: ready after ${seconds.join(' and ')} s; ${stored} rows of products stored, ${written} written\n`,
    )

    expect(stored).toBeGreaterThanOrEqual(PRODUCTS)
    expect(written).toBe(stored)
    for (const { port } of shops) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })
})
