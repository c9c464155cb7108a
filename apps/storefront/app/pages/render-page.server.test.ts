import { toStoreViewDto } from '@vonk/contract'
import type { ShopSettings, ViewOverrides } from '@vonk/domain/settings'
import type { PageHost } from '@vonk/page-host'
import { aPageHost } from '@vonk/page-host/testing'
import type { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pack } from '../fragments/index.ts'
import { aDirectory } from '../testing/a-shop.ts'
import { readBuildFiles } from './build-files.server.ts'
import { createRenderPage } from './render-page.server.ts'
import { shopContext } from './shop-context.server.ts'

function storeViews(settings: ViewOverrides = {}) {
  const result = { defaultCode: 'nl', views: aDirectory.views.map((view) => toStoreViewDto({ ...view, settings })) }
  return Response.json({ code: 200, result })
}

function aStorefront(api: PageHost['api'] = async () => storeViews()) {
  const created: string[] = []
  const errors: unknown[] = []
  const seen: { settings: ShopSettings; directory: object }[] = []
  const clock = { now: 0 }
  const { renderPage, cacheUsage } = createRenderPage({
    createHandler: (basename) => {
      created.push(basename)
      return async (_request, given) => {
        // The router always hands on the context it was given.
        const context = given as RouterContextProvider
        seen.push(context.get(shopContext))
        return describePage(basename, context)
      }
    },
    renderOutage: async () => new Response('back soon', { status: 503 }),
    viewFiles: new Map([['/hello.txt', ({ view }) => new Response(`hello from ${view.code}`)]]),
    packFor: () => pack,
    buildFiles: readBuildFiles({ routes: {} }),
    now: () => clock.now,
  })
  const views: string[] = []
  const host = aPageHost({
    api,
    onView: (code, useOutputCache) => views.push(useOutputCache ? code : `${code}, never kept`),
    onError: (error) => errors.push(error),
  })
  return {
    created,
    errors,
    views,
    seen,
    clock,
    cacheUsage,
    open: (url: string, init?: RequestInit) => renderPage(new Request(url, init), host),
    openToKeep: (url: string) => renderPage(new Request(url), { ...host, isKept: true }),
  }
}

function describePage(basename: string, context: RouterContextProvider): Response {
  const { view, i18n } = context.get(shopContext)
  const headers = { 'content-type': 'text/html' }
  return new Response(`${view.code} at ${basename} in ${i18n.language}`, { headers })
}

describe('renderPage', () => {
  it('shows a hidden view to who has its address, and tells search engines to leave it out', async () => {
    const isHidden = true as const
    const views = aDirectory.views.map((view) => toStoreViewDto(view.code === 'en' ? { ...view, isHidden } : view))
    const shop = aStorefront(async () => Response.json({ code: 200, result: { defaultCode: 'nl', views, moved: [] } }))

    const [hidden, shown] = [await shop.open('http://vonk.test/en/'), await shop.open('http://vonk.test/')]

    expect(await hidden.text()).toBe('en at /en/ in en')
    expect([hidden, shown].map(({ headers }) => headers.get('x-robots-tag'))).toEqual(['noindex', null])
  })

  it('leads from where a view was to where it is', async () => {
    const views = aDirectory.views.map(toStoreViewDto)
    const moved = [{ host: 'old.test', pathPrefix: '', storeCode: 'de' }]
    const shop = aStorefront(async () => Response.json({ code: 200, result: { defaultCode: 'nl', views, moved } }))

    const { status, headers } = await shop.open('http://old.test/jacken/?a=1')

    expect([status, headers.get('location')]).toEqual([301, 'http://de.vonk.test/jacken/?a=1'])
  })

  it('answers for the files of a view by itself', async () => {
    const { open } = aStorefront()

    expect(await (await open('http://vonk.test/en/hello.txt')).text()).toBe('hello from en')
    expect(await (await open('http://vonk.test/hello.txt')).text()).toBe('hello from nl')
  })

  it.each([
    { url: 'http://vonk.test/', page: 'nl at / in nl' },
    { url: 'http://vonk.test/en/', page: 'en at /en/ in en' },
    { url: 'http://vonk.test/en/jassen/_.data', page: 'en at /en/ in en' },
    { url: 'http://vonk.test/english/', page: 'nl at / in nl' },
    { url: 'http://de.vonk.test:3000/', page: 'de at / in de' },
    { url: 'http://razz.test/nl/hoodies/', page: 'rz_nl at /nl/ in nl' },
    { url: 'http://192.0.2.7:8080/', page: 'nl at / in nl' },
  ])('shows $page at $url', async ({ url, page }) => {
    const { open, views } = aStorefront()
    const response = await open(url)

    expect(await response.text()).toBe(page)
    expect(views).toEqual([page.split(' ')[0]])
  })

  it('answers for the look of a brand under any address of the shop', async () => {
    const answer = await aStorefront().open('http://vonk.test/look/razz-0123456789ab.css')

    expect(await answer.text()).toContain(':root[data-brand="razz"]{')
  })

  it('sends a second spelling of an address to the first', async () => {
    const response = await aStorefront().open('http://vonk.test/en?a=1')

    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/?a=1'])
  })

  it('says of each page whether its view lets it be kept', async () => {
    const never = aStorefront(async () => storeViews({ useOutputCache: false }))
    await never.open('http://vonk.test/')
    const kept = aStorefront(async () => storeViews({}))
    await kept.open('http://vonk.test/')

    expect([never.views, kept.views]).toEqual([['nl, never kept'], ['nl']])
  })

  it('makes a page for the output cache without the shared caches, and leaves nothing in them', async () => {
    let asked = 0
    const storefront = aStorefront(async () => {
      asked += 1
      return storeViews()
    })
    for (const _ of [1, 2]) await storefront.open('http://vonk.test/')
    expect(asked).toBe(1)

    expect(storefront.cacheUsage()['directories']).toEqual({ hits: 1, misses: 1, entries: 1 })
    for (const _ of [1, 2]) await storefront.openToKeep('http://vonk.test/')
    expect(asked).toBe(3)
    expect(storefront.cacheUsage()['directories']).toEqual({ hits: 1, misses: 1, entries: 1 })
    expect(new Set(storefront.seen.map(({ directory }) => directory)).size).toBe(3)
    await storefront.open('http://vonk.test/')
    expect(asked).toBe(3)
  })

  it('makes one router per prefix, however many pages are shown', async () => {
    const storefront = aStorefront()
    for (const path of ['/', '/en/', '/jassen/', '/en/jassen/']) await storefront.open(`http://vonk.test${path}`)
    await storefront.open('http://de.vonk.test/')

    expect(storefront.created).toEqual(['/', '/en/'])
  })

  it('gives a page the settings of its view, a second after they were changed, and keeps a directory that says the same', async () => {
    let settings: ViewOverrides = {}
    const { open, seen, clock } = aStorefront(async () => storeViews(settings))
    const openAt = async (now: number) => {
      clock.now = now
      await open('http://de.vonk.test/')
      // What is stale is shown once more while it is read again.
      await new Promise(setImmediate)
      await open('http://de.vonk.test/')
    }
    await openAt(0)
    await openAt(1_001)
    expect(seen.at(-1)?.settings).toMatchObject({ defaultCountry: 'DE', minicartCountType: 'quantities' })
    expect(seen.at(-1)?.directory).toBe(seen[0]?.directory)

    settings = { minicartCountType: 'items' }
    await openAt(2_002)

    expect(seen.at(-1)?.settings.minicartCountType).toBe('items')
  })

  it('shows the outage page when the API cannot be reached, and reports why', async () => {
    const storefront = aStorefront(() => Promise.reject(new Error('connection refused')))
    const response = await storefront.open('http://vonk.test/')

    expect([response.status, await response.text()]).toEqual([503, 'back soon'])
    expect(storefront.errors).toHaveLength(1)
  })

  it('marks pages made of what it read last while the API is away, and no others', async () => {
    let isUnavailable = false
    const { open, clock } = aStorefront(async () => (isUnavailable ? Promise.reject(new Error('away')) : storeViews()))
    const warningAt = async (now: number) => {
      clock.now = now
      await open('http://vonk.test/')
      // The directory is read again behind the first page that finds it old.
      await new Promise(setImmediate)
      const { status, headers } = await open('http://vonk.test/')
      return [status, headers.get('warning'), headers.get('cache-control')]
    }
    expect(await warningAt(0)).toEqual([200, null, null])
    isUnavailable = true
    expect(await warningAt(1_001)).toEqual([200, '111 - "Revalidation Failed"', 'no-store'])
    expect(await warningAt(1_900)).toEqual([200, '111 - "Revalidation Failed"', 'no-store'])
    isUnavailable = false

    expect(await warningAt(3_003)).toEqual([200, null, null])
  })

  it.each([
    { name: 'a failure', answer: () => Response.json({ code: 500, result: 'x', meta: {} }, { status: 500 }) },
    {
      name: 'a page of HTML',
      answer: () => new Response('<h1>proxy</h1>', { headers: { 'content-type': 'text/html' } }),
    },
  ])('treats $name from the API as an outage', async ({ answer }) => {
    const response = await aStorefront(async () => answer()).open('http://vonk.test/')

    expect(response.status).toBe(503)
  })
})
