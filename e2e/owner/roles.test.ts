import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vonk/platform/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { it as test } from '../harness/it.ts'
import { createPageOpener } from '../harness/page-opener.ts'

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

/** What a browser finds wrong with a page, its policy broken above all, fails the test. */
const it = test.extend('openSplit', async ({ contexts }, { onCleanup }) => {
  const { openPage, finish } = createPageOpener(contexts, processes.storefront.port)
  onCleanup(async () => {
    const complaints = await finish()
    if (complaints.length > 0) throw new Error(`the page misbehaved:\n${complaints.join('\n')}`)
  })
  return openPage
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

type Got = { readonly status: number; readonly text: string; readonly policy: string }

/** Node's fetch cannot name a host of its own choice. */
function get(port: number, path: string, host = 'localhost'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${small.METRICS_TOKEN}` }
    const call = request({ port, path, headers }, async (answer) => {
      const chunks = await answer.toArray()
      const policy = String(answer.headers['content-security-policy'])
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString(), policy })
    })
    call.on('error', reject).end()
  })
}

describe('processes of different roles over one database', () => {
  it('serve pages without a database, from the API of another process [STORE-23] [STORE-24]', async () => {
    const { status, text } = await get(processes.storefront.port, '/nl/', 'razz.localhost')

    expect(status).toBe(200)
    expect(text).toContain('<html lang="nl"')
    expect(text).toContain('data-brand="razz"')
  })

  it('pass the calls of browsers on to the API', async () => {
    const { status, text } = await get(processes.storefront.port, '/api/ext/store-views')

    expect(status).toBe(200)
    expect(JSON.parse(text).result.views).toHaveLength(12)
  })

  it('let pages run no script but their own, and speak with nobody but their own address', async () => {
    const [one, other] = [await get(processes.storefront.port, '/en/'), await get(processes.storefront.port, '/en/')]
    const [, nonce] = /'nonce-([^']{16,})'/.exec(one.policy) ?? []
    // What is only data for search engines does not run.
    const scripts = (one.text.match(/<script\b[^>]*>/g) ?? []).filter(
      (script) => !script.includes('application/ld+json'),
    )

    expect(one.policy).toMatch(/(^|; )default-src 'self'/)
    // The calls of browsers are passed on, so that the API needs no name of its own in the policy.
    expect(one.policy).toMatch(/(^|; )connect-src 'self'(;|$)/)
    expect(nonce).toBeDefined()
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
    expect(other.policy).not.toContain(String(nonce))
  })

  it('show pages that come to life and sell, with the API in another process', async ({ openSplit }) => {
    const page = await openSplit({ path: '/en/search/?q=tee' })
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.locator('fieldset button[aria-pressed]:not([data-out])').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)

    await page.getByText(/^Includes €/).waitFor()
  })

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
