import { createRequestHandler, type EntryContext, Outlet, type RequestHandler, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createReachableHandler } from './reachable-routes.server.ts'

const page = { default: Outlet }
const data = { loader: () => new Response('reviews') }
const routes = {
  root: { id: 'root', path: '', module: page },
  layout: { id: 'layout', parentId: 'root', module: page },
  home: { id: 'home', parentId: 'layout', index: true, module: page },
  cart: { id: 'cart', parentId: 'layout', path: 'cart', module: page },
  product: { id: 'product', parentId: 'layout', path: 'p/:sku/:child?', module: page },
  reviews: { id: 'reviews', parentId: 'root', path: 'product-data/:id/reviews', module: data },
  dispatch: { id: 'dispatch', parentId: 'layout', path: '*', module: page },
}

/** In place of a page: the routes that matched and those the router knows of. */
function describePage(_request: Request, _status: number, _headers: Headers, entry: EntryContext): Response {
  const { manifest, staticHandlerContext } = entry
  const matched = staticHandlerContext.matches.map(({ route }) => route.id)
  return Response.json({ matched, reachable: Object.keys(manifest.routes) })
}

/** The real router; only what it asks of a build is there. */
function aBuild(basename: string): ServerBuild {
  return {
    entry: { module: { default: describePage } },
    routes,
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes },
    basename,
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

async function open(handle: RequestHandler, path: string) {
  const text = await (await handle(new Request(`http://vonk.test${path}`))).text()
  return text.startsWith('{') ? JSON.parse(text) : { matched: text }
}

describe('createReachableHandler', () => {
  it.each([
    ['/', ['root', 'layout', 'home', 'dispatch']],
    ['/cart/', ['root', 'layout', 'cart', 'dispatch']],
    ['/Cart', ['root', 'layout', 'cart', 'dispatch']],
    ['/p/TEE/TEE-128/', ['root', 'layout', 'product', 'dispatch']],
    ['/meisjes/jassen/', ['root', 'layout', 'dispatch']],
  ])('%s meets only the routes that it can reach', async (path, reachable) => {
    expect((await open(createReachableHandler(aBuild('/'), 'production'), path)).reachable).toEqual(reachable)
  })

  const pages = [
    '',
    'cart',
    'cart/',
    'CART/',
    '%63art/',
    'cart/x/',
    'p/TEE/',
    'p/',
    'x/cart/',
    '/cart/',
    'cart.data',
    '_.data',
  ]
  const files = ['product-data/7/reviews', 'product-data/7/', 'robots.txt']

  it.each([...pages, ...files])('“%s” matches what it matches among all routes', async (path) => {
    for (const basename of ['/', '/en/']) {
      const [own, whole] = [createReachableHandler, createRequestHandler].map((create) =>
        create(aBuild(basename), 'production'),
      )
      const [found, expected] = await Promise.all(
        [own, whole].map((handle) => handle && open(handle, `${basename}${path}`)),
      )

      expect(found?.matched, basename).toEqual(expected?.matched)
    }
  })
})
