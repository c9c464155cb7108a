import { lazy, type ReactNode, Suspense } from 'react'
import {
  Await,
  createRequestHandler,
  data,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import * as entryModule from '../entry.server.tsx'
import { Fragment, type Packed, unpack } from '../fragments/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { aShopRequest } from '../testing/a-shop-request.ts'
import { createRenderer } from './create-renderer.server.tsx'

type LoaderArgs = { readonly context: RouterContextProvider }
type PageModule = {
  readonly loader: (args: LoaderArgs) => unknown
  readonly headers?: (given: { loaderHeaders: Headers }) => Headers
  readonly default: () => ReactNode
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** The real router around one page; only what it asks of a build is there. */
function aBuild(page: PageModule): ServerBuild {
  const shell = { name: 'the view' }
  const root = {
    Layout: Document,
    default: Outlet,
    ErrorBoundary: () => <p>Something went wrong</p>,
    loader: ({ context }: LoaderArgs) => ({ shell: context.get(shopContext).pack(shell) }),
  }
  const asset = (id: string) => ({ id, module: `/assets/${id}.js`, imports: ['/assets/shop.js'], hasLoader: true })
  return {
    entry: { module: entryModule },
    routes: {
      root: { id: 'root', path: '', module: root },
      page: { id: 'page', parentId: 'root', index: true, module: page },
    },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: { ...asset('root'), path: '' }, page: { ...asset('page'), parentId: 'root', index: true } },
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

/** A process that serves one page. */
async function aProcess(page: PageModule, { checksFragments = false } = {}) {
  const renderer = createRenderer({ isDevelopment: false })
  const handle = renderer.finish(createRequestHandler(aBuild(page), 'production'))
  const errors: unknown[] = []
  const shop = await aShopRequest('en', { answer: () => ({}) })
  return {
    errors,
    async get(path = '/', { method = 'GET', nonce = 'n1' } = {}) {
      const context = new RouterContextProvider()
      const host: ShopRequest['host'] = { ...shop.host, nonce, checksFragments, onError: (error) => errors.push(error) }
      context.set(shopContext, { ...shop, host, pack: renderer.packFor(path, context) })
      return handle(new Request(`http://vonk.test${path}`, { method }), context)
    },
  }
}

const story = { title: 'Say "hi" ~ </script>', text: 'warm coats for cold days' }

function Story() {
  const { page } = useLoaderData<{ page: Packed<typeof story> }>()
  const { title, text } = unpack(page)
  return (
    <Fragment dependsOn={[story]} name="story" hasHead>
      <title>{title}</title>
      <p>{text}</p>
    </Fragment>
  )
}

const storyModule: PageModule = {
  loader: ({ context }) => ({ page: context.get(shopContext).pack(story) }),
  default: Story,
}

describe('createRenderer, in the router itself', () => {
  it('sends the page in one piece, the loaders’ answers filled in once and nothing sent twice', async () => {
    const { get, errors } = await aProcess(storyModule)
    for (const round of ['first', 'from the cache']) {
      const html = await (await get()).text()

      expect(html, round).toContain(`<p>${story.text}</p>`)
      expect(html.match(/warm coats/g), round).toHaveLength(2)
      expect(html).not.toContain('deferred-')
      expect(html).toMatch(/<head>.*<title>Say &quot;hi&quot;/)
    }
    expect(errors).toEqual([])
  })

  it('renders a fragment once for all pages of a view', async () => {
    let renderings = 0
    function Counted() {
      renderings += 1
      return story.text
    }
    const { get } = await aProcess({
      loader: () => ({}),
      default: () => (
        <Fragment dependsOn={[story]} name="counted">
          <Counted />
        </Fragment>
      ),
    })
    for (let page = 0; page < 3; page += 1) await get()

    expect(renderings).toBe(1)
  })

  it('refuses a page with a fragment that forgot a dependency where fragments are checked, and says which', async () => {
    let price = 100
    const page: PageModule = {
      loader: () => ({}),
      default: () => (
        <Fragment dependsOn={[story]} name="price">
          <b>{price}</b>
        </Fragment>
      ),
    }
    const { get, errors } = await aProcess(page, { checksFragments: true })
    expect((await get()).status).toBe(200)
    price = 200

    expect((await get()).status).toBe(500)
    expect(String(errors[0])).toContain('The fragment "price"')
  })

  it('hands the answers over where the router’s own script waits for them', async () => {
    const html = await (await (await aProcess(storyModule)).get()).text()
    const controller = 'window.__reactRouterContext.streamController'

    expect(html).toContain('window.__reactRouterContext = {')
    expect(html).toContain('window.__reactRouterContext.stream = new ReadableStream({')
    expect(html.indexOf(`${controller} = controller`)).toBeGreaterThan(0)
    expect(html.indexOf(`${controller}.enqueue(`)).toBeGreaterThan(html.indexOf(`${controller} = controller`))
  })

  it('defers the scripts the router writes, all of them', async () => {
    const html = await (await (await aProcess(storyModule)).get()).text()

    expect(html).toMatch(/<script nonce="n1" type="deferred">import "\/assets\/manifest.js"/)
    expect(html).toContain('<link rel="deferred" href="/assets/shop.js"')
    expect(html).not.toMatch(/type="module"[^>]*>|rel="modulepreload"/)
  })

  it('gives every page its own nonce and no other', async () => {
    const { get } = await aProcess(storyModule)
    await get('/', { nonce: 'first' })
    const html = await (await get('/', { nonce: 'second' })).text()

    expect(new Set(html.match(/nonce="[^"]*"/g))).toEqual(new Set(['nonce="second"']))
  })

  it('keeps status and headers that a route has chosen', async () => {
    const { get } = await aProcess({
      loader: () => data({ page: null }, { status: 503, headers: { 'retry-after': '120' } }),
      headers: ({ loaderHeaders }) => loaderHeaders,
      default: () => <p>Closed</p>,
    })
    const response = await get()

    expect(response.status).toBe(503)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '120',
    })
    expect(await response.text()).toContain('<p>Closed</p>')
  })

  it('answers HEAD without a page', async () => {
    const response = await (await aProcess(storyModule)).get('/', { method: 'HEAD' })

    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('packs data alone for good, for a browser that navigates by itself', async () => {
    const text = await (await (await aProcess(storyModule)).get('/_.data')).text()

    expect(text.match(/warm coats/g)).toHaveLength(1)
    expect(text).not.toContain('deferred-')
  })

  it('streams a page that waits for a promise, with everything in it', async () => {
    function Later() {
      const { later } = useLoaderData<{ later: Promise<string> }>()
      return (
        <Suspense fallback="loading">
          <Await resolve={later}>{(text: string) => <b>{text}</b>}</Await>
          <Story />
        </Suspense>
      )
    }
    const { promise: later, resolve } = Promise.withResolvers<string>()
    const { get, errors } = await aProcess({
      loader: ({ context }) => ({ page: context.get(shopContext).pack(story), later }),
      default: Later,
    })
    const response = await get()
    resolve('here at last')
    const html = await response.text()

    expect(html).toContain('<b>here at last</b>')
    expect(html).toContain(story.text)
    expect(html).not.toContain('deferred-')
    expect(errors).toEqual([])
  })

  it('streams what is there in its place, however large the page is, so that nothing moves when it appears', async () => {
    const long = 'warm coats for cold days '.repeat(1_000)
    const { get } = await aProcess({
      loader: () => ({ later: Promise.resolve('at last') }),
      default: () => (
        <>
          <Suspense fallback={null}>
            <nav>{long}</nav>
          </Suspense>
          <main>{long}</main>
        </>
      ),
    })
    const html = await (await get()).text()

    expect(html).toMatch(/<nav>warm coats.*<\/nav>.*<main>warm coats/)
  })

  it('streams a page whose code has still to be loaded', async () => {
    const Lazy = lazy(async () => ({ default: () => <b>loaded</b> }))
    const html = await (await (await aProcess({ loader: () => ({}), default: () => <Lazy /> })).get()).text()

    expect(html).toContain('<b>loaded</b>')
  })

  it('reports a loader’s first failure, once', async () => {
    let calls = 0
    const { get, errors } = await aProcess({
      loader() {
        calls += 1
        throw new Error('the catalogue is away')
      },
      default: () => null,
    })

    expect((await get()).status).toBe(500)
    expect(calls).toBe(1)
    expect(errors).toEqual([new Error('the catalogue is away')])
  })
})
