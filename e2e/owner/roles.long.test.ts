import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { askShop } from '../harness/get-page.ts'

let folder: string
let postgres: EmbeddedPostgres
let processes: { api: RunningShop; worker: RunningShop; storefront: RunningShop; everything: RunningShop }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-roles-'))
  postgres = await startEmbeddedPostgres({ dataFolder: folder, log: createLog({ level: 'silent', name: 'roles' }) })
  // All at once on an empty database: one of them migrates and seeds, the others wait for it.
  const [api, worker, everything] = await Promise.all([start('api'), start('worker'), start('all')])
  const storefront = await start('storefront', { VONK_API_URL: `http://127.0.0.1:${api.port}` })
  processes = { api, worker, storefront, everything }
})

afterAll(async () => {
  await Promise.all(Object.values(processes ?? {}).map((shop) => shop.stop()))
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const productSearch = '/api/catalog/vue_storefront_catalog/product/_search?response_format=compact&size=1&sort=id:asc'

/** Enough of the demo to see who fills an empty shop. */
const small = {
  LOG_LEVEL: 'warn',
  VONK_SEED: 'demo',
  VONK_SEED_PRODUCTS: '60',
  VONK_IMAGES_AHEAD: 'false',
  METRICS_TOKEN: 'for-whoever-watches',
}

function start(role: string, more: Record<string, string> = {}) {
  const database = role === 'storefront' ? {} : { DATABASE_URL: postgres.url }
  return startShop({ dataFolder: folder, env: { ...small, VONK_ROLE: role, ...database, ...more } })
}

/** Under one name, whichever process answers. */
const get = (port: number, path: string) =>
  askShop(path, { host: 'localhost', authorization: `Bearer ${small.METRICS_TOKEN}` }, port)

describe('processes of different roles over one database', () => {
  it('keep to their duties', async () => {
    expect((await get(processes.api.port, '/')).status).toBe(404)
    expect((await get(processes.worker.port, '/')).status).toBe(404)
    expect((await get(processes.worker.port, '/api/ext/store-views')).status).toBe(404)
  })

  it('see each other’s changes, as two whole shops on one database do', async () => {
    const [one, other] = [processes.everything.port, processes.api.port]

    expect((await get(one, '/api/ext/store-views')).text).toBe((await get(other, '/api/ext/store-views')).text)
    expect((await get(one, productSearch)).text).toContain('"sku"')
    expect((await get(one, productSearch)).text).toBe((await get(other, productSearch)).text)
  })

  it.for(['storefront', 'everything'] as const)(
    'tell what the caches behind their pages are worth: %s',
    async (name) => {
      const { port } = processes[name]
      for (const _ of [1, 2]) await get(port, '/')
      const figures = (await get(port, '/metrics')).text
      const read = (figure: string) => Number(new RegExp(`^storefront_cache_${figure} (\\S+)$`, 'm').exec(figures)?.[1])

      expect(read('hits_total{cache="shellData"}')).toBeGreaterThan(0)
      expect(read('misses_total{cache="shellData"}')).toBeGreaterThan(0)
      expect(read('entries{cache="shellData"}')).toBeGreaterThan(0)
      expect(read('bytes{cache="fragments"}')).toBeGreaterThan(0)
      expect((await get(processes.api.port, '/metrics')).text).not.toContain('storefront_cache')
    },
  )

  it('show the pictures of the API’s process on pages of another', async () => {
    const [, image] = /"image":"([^"]+)"/.exec((await get(processes.storefront.port, productSearch)).text) ?? []
    const { status } = await get(processes.storefront.port, `/img/150/150/resize${image}`)

    expect(status).toBe(200)
  })
})
