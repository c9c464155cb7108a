import { randomUUID } from 'node:crypto'
import { catalogueChanged } from '@vonk/commerce/catalogue'
import { putStock } from '@vonk/commerce/stock'
import { pageTags } from '@vonk/domain/page-tags'
import type { PageHost, RenderPage } from '@vonk/page-host'
import { aPageHost } from '@vonk/page-host/testing'
import { createDatabase } from '@vonk/platform/db'
import { CACHE_TAGS_HEADER, textResponse } from '@vonk/platform/http'
import { createMetrics } from '@vonk/platform/metrics'
import { createOutbox, lastPosition, type Position, publish } from '@vonk/platform/outbox'
import { ChangeLedger, createCacheMetrics, PageStore, pagesOutdated } from '@vonk/platform/output-cache'
import { aLog, openFlakyLink, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCacheInvalidation } from './cache-invalidation.ts'
import { createPageCache } from './page-cache.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
})
afterAll(() => test.close())

type Wishes = {
  readonly url?: string
  /** What the page does, with the API and the errors it is lent. */
  readonly render?: (context: PageHost) => Promise<Response>
  readonly patienceMs?: number
}

type Visit = { headers?: Record<string, string>; position?: Position; waiting?: PageHost['waiting'] }

/** One process that keeps pages, over the database of this test. */
async function openProcess({ url = test.url, render = renderPlain, patienceMs = 60_000 }: Wishes = {}) {
  const { log } = aLog()
  const db = createDatabase({ url, log })
  const store = new PageStore({ mostBytes: 10_000_000, mostPages: 100 })
  const ledger = new ChangeLedger({ floor: await lastPosition(test.db), patienceMs: 900 })
  const metrics = createCacheMetrics(createMetrics({ processMetrics: false }).registry, store)
  const outbox = createOutbox({ db, url, log, pace: { idleMs: 50, retryDelayMs: 50 } })
  await startCacheInvalidation({ db, outbox, store, ledger, metrics, onEverything: async () => {} })
  await expect.poll(() => ledger.isFresh(performance.now())).toBe(true)
  const pages = createPageCache({
    store,
    ledger,
    metrics,
    isOwnHost: (host) => host === 'localhost',
    tagsToken: 'token',
    patienceMs,
  })
  let renderings = 0
  const renderPage: RenderPage = (_, context) => {
    renderings += 1
    return render(context)
  }
  const keeping = pages.wrap(renderPage)
  return {
    store,
    countMade: () => renderings,
    find: (path: string) => pages.find(`http://localhost${path}`),
    async get(path: string, { headers = {}, position, waiting = null }: Visit = {}) {
      const before = renderings
      const asOf = position ?? (await lastPosition(test.db))
      const url = new URL(path, 'http://localhost').href
      const response = await keeping(new Request(url, { headers }), { ...aContext(asOf), waiting })
      return { response, text: await response.text(), isMade: renderings > before }
    },
    async close() {
      await outbox.close()
      await db.close()
    },
  }
}

const tags = [pageTags.product('nl', 1), pageTags.stock('nl')]

/** An API whose answers depend on a product, or on nothing. */
function aContext(asOf: Position): PageHost {
  return aPageHost({
    api: async (request) => {
      const until = request.url.includes('short-lived') ? Date.now() + 1_000 : null
      const cacheTags = JSON.stringify([String(asOf.transactionOrder), String(asOf.id), until, tags])
      return Response.json({}, { headers: request.url.includes('untagged') ? {} : { [CACHE_TAGS_HEADER]: cacheTags } })
    },
    nonce: randomUUID(),
    answer: textResponse,
  })
}

const call = (path: string, view = 'nl') =>
  new Request(`http://api.internal/api/${path}`, { headers: { 'x-vs-store-code': view } })
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }

const changeProduct = () => publish(test.db, catalogueChanged({ view: 'nl', entity: 'product', ids: [1] }))

async function renderPlain({ api, answer, nonce, onView }: PageHost): Promise<Response> {
  onView('nl', true)
  await api(call('product'))
  return answer(`<p>${Math.random()}</p><script nonce="${nonce}"></script>`, html)
}

describe('createPageCache', () => {
  it('knows nothing of who waits in line: they get no cached page, and leave none', async () => {
    const shop = await openProcess()
    const waiting = { ahead: 3 }
    expect((await shop.get('/', { waiting })).isMade).toBe(true)
    expect(shop.store.count).toBe(0)
    await shop.get('/')

    expect((await shop.get('/', { waiting })).isMade).toBe(true)
    expect((await shop.get('/')).isMade).toBe(false)
    await shop.close()
  })

  it('makes a page once and gives it to all who come, even at once, each with a nonce of their own', async () => {
    const shop = await openProcess()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.get('/')))
    const later = await shop.get('/?utm_source=mail')

    expect(shop.countMade()).toBe(1)
    expect(shop.store.count).toBe(1)
    expect(later.isMade).toBe(false)
    const bodies = [...answers, later].map(({ text }) => text)
    expect(new Set(bodies.map((text) => text.split('<script')[0])).size).toBe(1)
    expect(new Set(bodies).size).toBe(6)
    await shop.close()
  })

  it('never keeps a page without the tags of its view and of all that it was made of', async () => {
    const shop = await openProcess()
    await shop.get('/')

    expect(shop.store.list().map((page) => page.tags)).toEqual([new Set([pageTags.view('nl'), ...tags])])
    await shop.close()
  })

  const spoilt: Record<string, typeof renderPlain> = {
    'nobody says what an answer depends on': async (context) => {
      await context.api(call('untagged'))
      return renderPlain(context)
    },
    'its view wants none to be kept': async (context) => {
      context.onView('nl', false)
      return renderPlain(context)
    },
    'something went wrong': async (context) => {
      context.onError(new Error('away'))
      return renderPlain(context)
    },
    'it was made of nothing': async ({ answer }) => answer('<p>alone</p>', html),
    'it is of two views': async (context) => {
      await context.api(call('product', 'de'))
      return renderPlain(context)
    },
    'it is missing': async ({ api, answer }) => {
      await api(call('product'))
      return answer('gone', { ...html, status: 404 })
    },
    'it sets a cookie': async ({ api, answer }) => {
      await api(call('product'))
      return answer('hello', { headers: { ...html.headers, 'set-cookie': 'a=b' } })
    },
    'it asks not to be kept': async ({ api, answer }) => {
      await api(call('product'))
      return answer('hello', { headers: { ...html.headers, 'cache-control': 'no-store' } })
    },
    'it is no page': async ({ api, answer }) => {
      await api(call('product'))
      return answer('{}', { headers: { 'content-type': 'application/json' } })
    },
    'it is streamed': async ({ api }) => {
      await api(call('product'))
      return new Response('<p>in parts</p>', html)
    },
  }
  it.each(Object.keys(spoilt))('keeps no page of which it can be said: %s', async (name) => {
    const shop = await openProcess({ render: spoilt[name] ?? renderPlain })
    await shop.get('/')

    expect((await shop.get('/')).isMade).toBe(true)
    expect(shop.store.count).toBe(0)
    await shop.close()
  })

  it.each([
    { path: '/', headers: { authorization: 'Bearer abc' } },
    { path: '/?_storyblok=1', headers: {} },
    { path: '/_.data', headers: {} },
    { path: 'http://localhost:4711/', headers: {} },
    { path: '/%67irls/', headers: {} },
    { path: '/girls/#x', headers: {} },
  ])('keeps nothing for $path with $headers', async ({ path, headers }) => {
    const shop = await openProcess()
    await shop.get(path, { headers })

    expect(shop.store.count).toBe(0)
    await shop.close()
  })

  it('keeps its pages when 1,900 addresses are made up', async () => {
    const shop = await openProcess()
    const position = await lastPosition(test.db)
    const real = ['/', '/girls/', '/boys/', '/girls/?page=2']
    for (const path of real) await shop.get(path, { position })
    const spellings = [
      (number: number) => `http://localhost:${4_000 + number}/`,
      (number: number) => `/girls/#${number}`,
      (number: number) => `/${'girls'.replace('i', '%69')}/?page=${number}`,
      (number: number) => `/girls/?page=${number}&x=1`,
      (number: number) => `/girls/?page=${number}`,
    ]
    for (let number = 0; number < 380; number += 1) {
      for (const spell of spellings) await shop.get(spell(number), { position })
    }

    expect(real.map((path) => shop.find(path) !== null)).toEqual([true, true, true, true])
    expect(shop.store.count).toBeLessThanOrEqual(103)
    await shop.close()
  })

  it('keeps no page that was made of something older than the last change', async () => {
    const shop = await openProcess()
    const position = await lastPosition(test.db)
    await publish(test.db, pagesOutdated({ view: 'nl' }))
    await expect.poll(async () => (await shop.get('/', { position })).isMade && shop.store.count).toBe(0)

    expect((await shop.get('/')).isMade).toBe(true)
    expect((await shop.get('/')).isMade).toBe(false)
    await shop.close()
  })
})

describe('startCacheInvalidation', () => {
  it('drops in every process what depends on a change, and nothing else', async () => {
    const shops = [await openProcess(), await openProcess()]
    await putStock(test.db, { rows: [{ sku: 'unknown', productId: 1, quantity: 5 }], reason: 'import' })
    for (const shop of shops) await shop.get('/')
    await publish(test.db, pagesOutdated({ view: 'de' }))
    await publish(test.db, pagesOutdated({ view: 'nl' }))

    await expect.poll(() => shops.map(({ store }) => store.count), { interval: 5 }).toEqual([0, 0])
    for (const shop of shops) {
      await shop.get('/')
      await publish(test.db, pagesOutdated({ view: 'de' }))
      expect((await shop.get('/')).isMade).toBe(false)
      await shop.close()
    }
  })

  it('gives nothing from memory to anybody while it cannot hear of changes, and has missed none when it can', async () => {
    const link = await openFlakyLink(test.url)
    const shop = await openProcess({ url: link.url })
    await shop.get('/')
    expect(shop.find('/')).not.toBeNull()

    await link.cut()
    await publish(test.db, pagesOutdated({ view: 'nl' }))
    await expect.poll(() => shop.find('/')).toBeNull()
    expect(shop.store.count).toBe(1)
    expect((await shop.get('/')).isMade).toBe(true)

    await link.restore()
    await expect.poll(() => shop.store.count).toBe(0)
    await shop.close()
    await link.close()
  })

  describe('while it cannot hear of changes', () => {
    const away = async () => new Response('back soon', { status: 503 })
    const never = () => new Promise<Response>(() => {})

    /** A shop whose page was kept, before it lost its database and could make no other. */
    async function loseDatabase(renderUnavailable: () => Promise<Response>, patienceMs?: number) {
      let isUnavailable = false
      const link = await openFlakyLink(test.url)
      const shop = await openProcess({
        url: link.url,
        render: (context) => (isUnavailable ? renderUnavailable() : renderPlain(context)),
        ...(patienceMs !== undefined && { patienceMs }),
      })
      const { text } = await shop.get('/')
      await link.cut()
      isUnavailable = true
      await expect.poll(() => shop.find('/')).toBeNull()
      return { shop, link, kept: text.split('<script')[0] }
    }

    it.each([
      { what: 'fails', render: away },
      { what: 'throws', render: () => Promise.reject(new Error('no database')) },
      { what: 'does not end', render: never, patienceMs: 10 },
    ])('gives the last good page, marked as such, when making one $what', async ({ render, patienceMs }) => {
      const { shop, link, kept } = await loseDatabase(render, patienceMs)
      const { response, text } = await shop.get('/')

      expect([response.status, text.split('<script')[0]]).toEqual([200, kept])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('warning')).toBe('111 - "Revalidation Failed"')
      expect(response.headers.get('age')).toMatch(/^\d+$/)
      await shop.close()
      await link.close()
    })

    it('does not have a page made for everybody who asks when none can be made', async () => {
      const { shop, link } = await loseDatabase(away)
      await shop.get('/')
      const before = shop.countMade()
      for (const _ of [1, 2, 3]) expect((await shop.get('/')).response.status).toBe(200)

      expect(shop.countMade()).toBe(before)
      await shop.close()
      await link.close()
    })

    it('says that it is away where it never had a page', async () => {
      const { shop, link } = await loseDatabase(away)

      expect((await shop.get('/never-seen/')).response.status).toBe(503)
      await shop.close()
      await link.close()
    })
  })

  it.each([
    { what: 'whose time is over', lasts: 'short-lived', change: async () => {} },
    {
      what: 'that a change has made outdated',
      lasts: 'product',
      change: changeProduct,
    },
  ])('gives a page $what once more when the API cannot make another', async ({ lasts, change }) => {
    let isUnavailable = false
    const shop = await openProcess({
      render: async (context) => {
        if (isUnavailable) return new Response('back soon', { status: 503 })
        await context.api(call(lasts))
        return renderPlain(context)
      },
    })
    await shop.get('/')
    expect(shop.store.count).toBe(1)
    isUnavailable = true
    await change()
    await expect.poll(() => shop.find('/')).toBeNull()

    const { response } = await shop.get('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    isUnavailable = false
    expect((await shop.get('/')).response.headers.get('warning')).toBeNull()
    await shop.close()
  })

  /** A shop whose cached page a change has made outdated, and what its next visitors are answered. */
  async function outdatePage(answers: readonly number[], change: () => Promise<unknown> = changeProduct) {
    let rest: readonly number[] = [200, ...answers]
    const shop = await openProcess({
      render: async (context) => {
        const [status = 200, ...others] = rest
        rest = others
        return status === 200 ? renderPlain(context) : new Response('no page', { status })
      },
    })
    await shop.get('/')
    await change()
    await expect.poll(() => shop.find('/')).toBeNull()
    const statuses: number[] = []
    for (const _ of answers) statuses.push((await shop.get('/')).response.status)
    await shop.close()
    return statuses
  }

  it.each([
    { what: 'hides no mistake of the new one', answers: [500, 500], shown: [500, 500] },
    { what: 'is not given any more once nothing was found there', answers: [404, 503], shown: [404, 503] },
    { what: 'is not given any more once its visitors were led elsewhere', answers: [301, 503], shown: [301, 503] },
  ])('a page that a change has made outdated $what', async ({ answers, shown }) => {
    expect(await outdatePage(answers)).toEqual(shown)
  })

  it('leaves nothing of the pages that somebody has purged, not even for an outage', async () => {
    expect(await outdatePage([503], () => publish(test.db, pagesOutdated({ view: 'nl' })))).toEqual([503])
  })

  it('makes an outdated page anew, however long that takes, also while it cannot hear of changes', async () => {
    const link = await openFlakyLink(test.url)
    const slow = Promise.withResolvers<void>()
    let isSlow = false
    const shop = await openProcess({
      url: link.url,
      patienceMs: 1,
      render: async (context) => {
        if (isSlow) await slow.promise
        return renderPlain(context)
      },
    })
    await shop.get('/')
    await changeProduct()
    await expect.poll(() => shop.store.count).toBe(0)
    await shop.get('/girls/')
    await link.cut()
    await expect.poll(() => shop.find('/girls/')).toBeNull()
    isSlow = true
    const visits = [shop.get('/'), shop.get('/')]
    await expect.poll(() => shop.countMade()).toBe(4)
    slow.resolve()

    const answers = await Promise.all(visits)
    expect(answers.map(({ response }) => response.headers.get('warning'))).toEqual([null, null])
    await shop.close()
    await link.close()
  })
})
