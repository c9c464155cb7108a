import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { publish } from '@vonk/platform/outbox'
import { pagesOutdated } from '@vonk/platform/output-cache'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@vonk/platform/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { type Change, findShownThings, listChanges, type ShownThings } from './output-cache/changes.ts'

const log = createLog({ level: 'silent', name: 'output-cache' })

let folder: string
let postgres: EmbeddedPostgres
let db: Database
/** A whole shop and a storefront, which both keep pages; and the shop whose API the storefront asks, which keeps none. */
let shops: { whole: RunningShop; storefront: RunningShop; plain: RunningShop }
let things: ShownThings

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-cache-'))
  postgres = await startEmbeddedPostgres({ dataFolder: folder, log })
  db = createDatabase({ url: postgres.url, log })
  // At once on an empty database: one of them migrates and seeds, the other waits for it.
  const [whole, plain] = await Promise.all([start('all'), start('all', { VONK_OUTPUT_CACHE_MB: '0' })])
  const storefront = await start('storefront', { VONK_API_URL: `http://127.0.0.1:${plain.port}` })
  shops = { whole, storefront, plain }
  things = await findShownThings(db)
})

afterAll(async () => {
  await Promise.all(Object.values(shops ?? {}).map((shop) => shop.stop()))
  await db?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const METRICS_TOKEN = 'for-the-measurements'

function start(role: string, more: Record<string, string> = {}) {
  const env = { LOG_LEVEL: 'warn', VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false' }
  return startShop({
    dataFolder: folder,
    env: { ...env, METRICS_TOKEN, VONK_OUTPUT_CACHE_MB: '64', DATABASE_URL: postgres.url, VONK_ROLE: role, ...more },
  })
}

type Got = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders }
type Asked = { readonly headers?: Record<string, string>; readonly method?: string; readonly host?: string }

/** Node's fetch cannot name a host of its own choice. */
function get({ port }: RunningShop, path: string, { headers = {}, method = 'GET', host = 'localhost' }: Asked = {}) {
  return new Promise<Got>((resolve, reject) => {
    const call = request({ port, path, method, headers: { host: `${host}:${port}`, ...headers } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const text = (
        answer.headers['content-encoding'] === 'gzip' && body.length > 0 ? gunzipSync(body) : body
      ).toString()
      resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers })
    })
    call.on('error', reject).end()
  })
}

const asBrowser = { headers: { 'accept-encoding': 'gzip' } }

async function readMetric(shop: RunningShop, name: string): Promise<number> {
  const { text } = await get(shop, '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`^output_cache_${name}(?:_total)? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** Whether the page was given from memory. */
async function isHit(shop: RunningShop, path: string, asked: Asked = {}): Promise<boolean> {
  const before = await readMetric(shop, 'hits')
  await get(shop, path, asked)
  return (await readMetric(shop, 'hits')) > before
}

const nonceOf = ({ text }: Got) => /nonce="([^"]+)"/.exec(text)?.[1]
const policyNonceOf = ({ headers }: Got) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]

/** A page without what is another every time. */
function plain(got: Got): string {
  return got.text.replaceAll(nonceOf(got) ?? '-', 'NONCE')
}

const keepers = () => [shops.whole, shops.storefront]

/** Asks for a page until it is kept: the first time, parts of its code may still have to be loaded. */
async function warm(shop: RunningShop, path: string): Promise<void> {
  await expect
    .poll(async () => (await isHit(shop, path, asBrowser)) || (await get(shop, path, asBrowser)).status !== 200, {
      message: `${path} is kept`,
    })
    .toBe(true)
}

async function warmAll(shop: RunningShop): Promise<void> {
  for (const path of things.pages) await warm(shop, path)
}

async function readAll(shop: RunningShop): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const path of things.pages) pages.set(path, plain(await get(shop, path, asBrowser)))
  return pages
}

/** The same pages, rendered again. */
async function readRendered(shop: RunningShop): Promise<ReadonlyMap<string, string>> {
  await publish(db, pagesOutdated({ view: null }))
  await expect.poll(() => readMetric(shop, 'pages')).toBe(0)
  return readAll(shop)
}

/** Where pages differ, in a few words. */
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...one].flatMap(([path, text]) => {
    const expected = other.get(path) ?? ''
    if (text === expected) return []
    const start = [...text].findIndex((sign, index) => sign !== expected[index])
    return `${path}: ${text.slice(start - 60, start + 60)} instead of ${expected.slice(start - 60, start + 60)}`
  })
}

describe('the output cache', () => {
  it('gives cached pages to everybody, each with a nonce of their own that their policy names [OFF-11]', async () => {
    for (const shop of keepers()) {
      await warmAll(shop)
      const answers = await Promise.all(
        [asBrowser, asBrowser, { headers: {} }, { headers: { 'accept-encoding': 'br' } }].map((asked) =>
          get(shop, '/', asked),
        ),
      )
      const readable = answers.slice(0, 3)

      expect(new Set(readable.map(nonceOf)).size).toBe(3)
      for (const answer of readable) {
        expect(nonceOf(answer)).toBe(policyNonceOf(answer))
        expect(answer.text.match(/<script(?![^>]*(?:nonce|ld\+json))/)).toBeNull()
        expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      }
      expect(new Set(readable.map(plain)).size).toBe(1)
      expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4)
      expect(answers[3]?.headers['content-encoding']).toBe('br')
    }
  })

  it('is the page that is made for whoever asks', async () => {
    for (const shop of keepers()) {
      const kept = await readAll(shop)

      expect(differences(kept, await readRendered(shop))).toEqual([])
    }
  })

  it.each([
    ['another method', '/', { method: 'POST' }],
    ['a customer’s token', '/', { headers: { authorization: 'Bearer abc' } }],
    ['a parameter nobody knows', '/?x=1', {}],
    ['the editor’s parameters', '/?_storyblok=1&_storyblok_c=page', {}],
    ['a search', '/search/?q=rok', {}],
    ['a position', '/storelocator/?lat=52.1&lng=5.1', {}],
    ['the data of a page', '/_.data', {}],
    ['a page that is missing', '/there-is-no-such-page/', {}],
    ['an old address', '/meisjes', {}],
    ['a host nobody has', '/', { host: 'evil.example' }],
  ])('keeps nothing for %s', async (_, path, asked: Asked) => {
    const { whole } = shops
    const before = await readMetric(whole, 'pages')
    await get(whole, path, asked)
    await get(whole, path, asked)

    expect(await readMetric(whole, 'pages')).toBe(before)
  })

  it('keeps the filters of a list apart, and does not tell who sent a visitor', async () => {
    const { whole } = shops
    await warm(whole, '/meisjes/?sort=final_price:asc')
    await warm(whole, '/meisjes/')

    expect(await isHit(whole, '/meisjes/?utm_source=mail&gclid=42', asBrowser)).toBe(true)
    const tracked = await get(whole, '/meisjes/?utm_source=mail&gclid=42', asBrowser)
    expect(tracked.text).not.toContain('gclid')
    expect(plain(await get(whole, '/meisjes/?sort=final_price:asc', asBrowser))).not.toBe(plain(tracked))
  })

  it('shows nobody what another is: cookies, languages and devices make no difference', async () => {
    const { whole } = shops
    const headers = { cookie: 'session=abc', 'accept-language': 'de', 'user-agent': 'Googlebot/2.1' }
    const other = await get(whole, '/', { headers })
    await publish(db, pagesOutdated({ view: null }))
    await expect.poll(() => readMetric(whole, 'pages')).toBe(0)

    expect(plain(await get(whole, '/', { headers }))).toBe(plain(other))
    expect(plain(await get(whole, '/', asBrowser))).toBe(plain(other))
  })

  it.each(Object.keys(listChanges))('has no page that is older than its data, in any process: %s', async (name) => {
    // A name of the list itself.
    const change = listChanges[name] as Change
    for (const shop of keepers()) await warmAll(shop)
    await readAll(shops.plain)

    const purged = new Map(
      await Promise.all(keepers().map(async (shop) => [shop, await readMetric(shop, 'purged')] as const)),
    )
    const { path, isShown, undo } = await change(db, things)
    for (const shop of Object.values(shops)) {
      await expect.poll(async () => isShown(await get(shop, path, asBrowser)), { interval: 20 }).toBe(true)
    }
    for (const shop of keepers()) {
      await expect.poll(() => readMetric(shop, 'purged')).toBeGreaterThan(purged.get(shop) ?? 0)
      await warmAll(shop)
      const kept = await readAll(shop)
      const rendered = await readRendered(shop)
      expect(differences(kept, rendered)).toEqual([])
    }
    if (!undo) return
    await undo()
    for (const shop of Object.values(shops)) {
      await expect.poll(async () => isShown(await get(shop, path, asBrowser))).toBe(false)
    }
  })
})

describe('the output cache while PostgreSQL is away', () => {
  it('gives the pages it has, marked as old, and 503 for all others, until it is back', async () => {
    for (const shop of keepers()) await warm(shop, '/meisjes/')
    await postgres.stop()
    for (const shop of keepers()) {
      await expect
        .poll(async () => (await get(shop, '/meisjes/', asBrowser)).headers['warning'])
        .toBe('111 - "Revalidation Failed"')
      const { status, headers } = await get(shop, '/meisjes/', asBrowser)
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      for (const path of ['/there-is-no-such-page/', '/en/anker-tee-cream/', '/en/girls/']) {
        const answer = await get(shop, path)
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 503, 'no-store'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(answer.text).not.toContain('noindex')
      }
    }
    expect((await get(shops.plain, '/readyz')).status).toBe(503)

    postgres = await startEmbeddedPostgres({ dataFolder: folder, log })
    for (const shop of keepers()) {
      await expect.poll(async () => (await get(shop, '/meisjes/', asBrowser)).headers['warning']).toBeUndefined()
      await expect.poll(async () => (await get(shop, '/en/girls/')).status).toBe(200)
    }
  })
})
