import { data, type EntryContext, matchRoutes, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createQuickHandler, type DrawnPage } from './quick-page.server.ts'

type Module = { loader?: () => unknown; middleware?: readonly ((args: unknown, next: () => unknown) => unknown)[] }
type Parts = { basename?: string; modules?: Record<string, Module>; isDrawn?: boolean }

const routes = {
  root: { id: 'root', path: '' },
  'routes/page': { id: 'routes/page', parentId: 'root' },
  'routes/home': { id: 'routes/home', parentId: 'routes/page', index: true },
  'routes/cart': { id: 'routes/cart', parentId: 'routes/page', path: 'cart' },
  'routes/category': { id: 'routes/category', parentId: 'routes/page', path: 'c/:slug' },
  'routes/dispatch': { id: 'routes/dispatch', parentId: 'routes/page', path: '*' },
}

function aBuild(modules: Record<string, Module>): ServerBuild {
  const withModules = Object.entries(routes).map(([id, route]) => [id, { ...route, module: modules[id] ?? {} }])
  // All that the handler looks at; the router makes the rest of a build.
  return {
    routes: Object.fromEntries(withModules),
    assets: { routes: {} },
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    ssr: true,
  } as unknown as ServerBuild
}

async function ask(address: string, { basename = '/', modules = {}, isDrawn = true }: Parts = {}, init?: RequestInit) {
  const drawn: DrawnPage[] = []
  const handler = createQuickHandler({
    build: aBuild(modules),
    basename,
    draw(page) {
      drawn.push(page)
      return isDrawn ? new Response('quick') : null
    },
    router: async () => new Response('router'),
  })
  const request = new Request(`http://shop.test${address}`, init)
  const response = await handler(request, new RouterContextProvider())
  return { answeredBy: await response.text(), entry: drawn[0]?.entry, answers: drawn[0]?.answers }
}

const wayOf = (entry: EntryContext | undefined) =>
  entry?.staticHandlerContext.matches.map(({ route, params, pathname, pathnameBase }) => ({
    id: route.id,
    params,
    pathname,
    pathnameBase,
  }))

const routeTree = [
  {
    id: 'root',
    path: '',
    children: [
      {
        id: 'routes/page',
        children: [
          { id: 'routes/home', index: true },
          { id: 'routes/dispatch', path: '*' },
        ],
      },
    ],
  },
]

describe('createQuickHandler', () => {
  it.each([
    ['/', '/'],
    ['/en/', '/en/'],
    ['/', '/meisjes/'],
    ['/', '/t-shirt-anker-roomwit'],
    ['/en/', '/en/girls/hoodies/'],
    ['/', '/meisjes/?size=214&page=2'],
  ])('under %s finds the same way to %s as the router does', async (basename, address) => {
    const { answeredBy, entry } = await ask(address, { basename })
    const { pathname, search } = new URL(address, 'http://shop.test')
    const matches = matchRoutes(routeTree, pathname, basename)?.map(({ route, params, pathname, pathnameBase }) => ({
      id: route.id,
      params,
      pathname,
      pathnameBase,
    }))

    expect(answeredBy).toBe('quick')
    expect(wayOf(entry)).toEqual(matches)
    expect(entry?.staticHandlerContext.location).toMatchObject({ pathname, search, hash: '' })
  })

  it.each([
    '/cart',
    '/cart/',
    '/CART/',
    '/c/girls/',
    '/_.data',
    '/meisjes.data',
    '/a%20b/',
    '//evil/',
    '/meisjes//',
    '/robots.txt',
    '/?index',
    '/meisjes/?a=1&_routes=root',
  ])('leaves %s to the router', async (address) => {
    expect((await ask(address)).answeredBy).toBe('router')
  })

  it.each(['POST', 'HEAD', 'PUT'])('leaves %s to the router', async (method) => {
    expect((await ask('/', {}, { method })).answeredBy).toBe('router')
  })

  it('hands over what the loaders answer, with the status one of them gives', async () => {
    const modules = {
      root: { loader: () => ({ shell: 'a' }) },
      'routes/dispatch': { loader: () => data({ kind: 'not-found' }, { status: 404 }) },
    }
    const { entry, answers } = await ask('/nowhere/', { modules })

    expect(entry?.staticHandlerContext.statusCode).toBe(404)
    expect(entry?.staticHandlerContext.loaderData).toEqual({
      root: { shell: 'a' },
      'routes/page': undefined,
      'routes/dispatch': { kind: 'not-found' },
    })
    expect(answers).toContain('not-found')
  })

  it.each([
    [
      'a loader redirects',
      {
        'routes/home': {
          loader() {
            throw redirect('/elsewhere/')
          },
        },
      },
    ],
    ['a loader fails', { root: { loader: () => Promise.reject(new Error('down')) } }],
    ['a loader answers for itself', { 'routes/home': { loader: () => new Response('text') } }],
    ['a loader sets headers', { 'routes/home': { loader: () => data({}, { headers: { 'set-cookie': 'a=1' } }) } }],
    ['a loader promises something', { 'routes/home': { loader: () => ({ later: Promise.resolve(1) }) } }],
    [
      'a guard sends the visitor elsewhere',
      {
        'routes/page': {
          middleware: [
            () => {
              throw redirect('/maintenance/')
            },
          ],
        },
      },
    ],
    ['a guard answers instead', { 'routes/page': { middleware: [() => new Response('closed')] } }],
  ] satisfies [string, Record<string, Module>][])('leaves the page to the router where %s', async (_, modules) => {
    expect((await ask('/', { modules })).answeredBy).toBe('router')
  })

  it('asks the guards first and the loaders after them', async () => {
    const asked: string[] = []
    const guard = (name: string) => (_: unknown, next: () => unknown) => {
      asked.push(name)
      return next()
    }
    const modules = {
      root: { middleware: [guard('first')], loader: () => asked.push('loader') },
      'routes/page': { middleware: [guard('second')] },
    }
    const { answeredBy } = await ask('/', { modules })

    expect(answeredBy).toBe('quick')
    expect(asked).toEqual(['first', 'second', 'loader'])
  })

  it('leaves the page to the router where it cannot be drawn in one go', async () => {
    expect((await ask('/', { isDrawn: false })).answeredBy).toBe('router')
  })
})
