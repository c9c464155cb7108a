import { aLog, type FlakyLink, openFlakyLink, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

let database: TestDatabase
let link: FlakyLink
let shop: StartedShop

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  link = await openFlakyLink(database.url)
  shop = await start('api', link.url)
})
afterAll(async () => {
  await shop.stop()
  await link.close()
  await database.close()
})

function start(role: 'api' | 'worker', databaseUrl: string, more: Partial<Config> = {}, { log } = aLog()) {
  const config = aConfig({ role, databaseUrl, ...more })
  return startShop({ config, root: projectRoot, log, progress: createProgress(() => {}), isDevelopment: false })
}

function get(path: string) {
  return fetch(`http://127.0.0.1:${shop.port}${path}`)
}

describe('startShop', () => {
  it('serves the API over the database it was given, and no pages in the role api', async () => {
    expect((await get('/readyz')).status).toBe(200)
    expect(await (await get('/api/ext/store-views')).json()).toMatchObject({ code: 200, result: { defaultCode: 'nl' } })
    expect((await get('/')).status).toBe(404)
  })

  it('answers for pictures where the API is, at the sizes it offers', async () => {
    const answer = await get('/img/151/150/resize/tee.svg')

    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ meta: { refusal: 'size-not-offered' } })
  })

  it('documents its calls', async () => {
    expect(await (await get('/api/openapi.json')).json()).toMatchObject({ paths: { '/api/ext/store-views': {} } })
    expect(await (await get('/api/docs')).text()).toContain('/api/ext/store-views')
  })

  it('works jobs and serves no API in the role worker, beside the other process', async () => {
    const recorded = aLog()
    const worker = await start(
      'worker',
      database.url,
      { operatorAddress: { port: 0, hostname: '127.0.0.1' } },
      recorded,
    )
    const answer = await fetch(`http://127.0.0.1:${worker.port}/api/ext/store-views`)

    expect(answer.status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${worker.port}/readyz`)).status).toBe(200)
    const { rows } = await database.db.pool.query(`select name from jobs.schedule order by name`)
    const scheduled = [
      'expire-payments',
      'expire-points',
      'forget-visits',
      'prune-outbox',
      'publish-due-stories',
      'reconcile-payments',
      'send-refunds',
    ]
    expect(rows).toEqual(scheduled.map((name) => ({ name })))
    const operators = recorded.lines.find(({ msg }) => msg.includes('port for operators'))
    const measured = await fetch(`http://127.0.0.1:${operators?.['port']}/metrics`)
    expect(await measured.text()).toContain('http_request_duration_seconds')
    expect((await fetch(`http://127.0.0.1:${worker.port}/metrics`)).status).toBe(403)
    await worker.stop()
  })

  it('keeps the price history of a product that was written in SQL', async () => {
    const worker = await start('worker', database.url)
    await database.db.transaction(async (tx) => {
      await tx.client.query(`set local vonk.writer = ''`)
      await tx.client.query(`insert into catalogue_product (view, id, sku, type, status, visibility, document)
        values ('nl', 7, 'by-hand', 'simple', 1, 4, '{"id": 7, "sku": "by-hand", "price": 12.5}')`)
    })

    const findPrices = async () =>
      (await database.db.pool.query(`select price from price_point where sku = 'by-hand'`)).rows
    await expect.poll(findPrices, { timeout: 20_000 }).toEqual([{ price: 1_250 }])
    await worker.stop()
  })

  it('says it is not ready while the database is away, and recovers by itself', async () => {
    await link.cut()
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/api/ext/store-views')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)

    await link.restore()
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect((await get('/api/ext/store-views')).status).toBe(200)
  })

  it('says that the port is taken before it does anything else', async () => {
    const { log } = aLog()
    const config = aConfig({ role: 'api', databaseUrl: database.url, port: shop.port })
    const steps: string[] = []
    const progress = createProgress((line) => steps.push(line))

    await expect(startShop({ config, root: projectRoot, log, progress, isDevelopment: false })).rejects.toThrow(
      `Port ${shop.port} is taken`,
    )
    expect(steps).toEqual([])
  })

  it('serves on while it drains and says that it is not ready, until somebody is in a hurry', async () => {
    const other = await start('api', database.url)
    const hurry = new AbortController()
    const stopped = other.stop({ ms: 600_000, signal: hurry.signal })
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${other.port}${path}`)).status

    expect([await statusOf('/readyz'), await statusOf('/api/ext/store-views')]).toEqual([503, 200])
    hurry.abort()
    await stopped
    await expect(statusOf('/healthz')).rejects.toThrow()
  })
})
