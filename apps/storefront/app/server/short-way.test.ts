import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { shortWay } from './short-way.ts'

const own = new Set(['cart', 'p', 'c', 'search'])

describe('shortWay', () => {
  it.each([
    ['/', '/', 'routes/home'],
    ['/en/', '/en/', 'routes/home'],
    ['/meisjes/', '/', 'routes/dispatch'],
    ['/en/girls/hoodies/', '/en/', 'routes/dispatch'],
    ['/cartwheel-shirt/', '/', 'routes/dispatch'],
  ])('knows what %s is in a view at %s', (pathname, basename, way) => {
    expect(shortWay(pathname, { basename, own })).toBe(way)
  })

  it.each([
    ['a page of our own', '/cart/'],
    ['in other letters', '/Cart/'],
    ['with more behind it', '/p/a/b/'],
    ['written in codes', '/%63art/'],
    ['data of the router', '/meisjes.data'],
    ["the router's own", '/__manifest'],
    ['nothing', '//cart'],
    ['another view', '/'],
  ])('leaves the rest to the router: %s', (_name, pathname) => {
    expect(shortWay(pathname, { basename: pathname === '/' ? '/en/' : '/', own })).toBeNull()
  })

  it('holds for our routes: none of them begins with a parameter', () => {
    const paths = routes.flatMap((route) => [route, ...(route.children ?? [])]).flatMap(({ path }) => path ?? [])

    expect(paths).toContain('cart')
    expect(paths.filter((path) => path.startsWith(':'))).toEqual([])
  })
})
