import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from './routes.ts'

/** The file that answers at an address, and what it is told of it. */
function answering(address: string) {
  const [match] = (matchRoutes(routes.map(toRoute), address) ?? []).slice(-1)
  return match && { file: match.route.id, params: match.params }
}

function toRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
  if (index) return { id: file, index: true }
  return { id: file, ...(path !== undefined && { path }), ...(children && { children: children.map(toRoute) }) }
}

describe('the addresses of the shop', () => {
  it.each([
    ['/cart/', 'cart', 'ROUTE-01'],
    ['/login/', 'login', 'ROUTE-11'],
    ['/search/', 'search', 'ROUTE-13'],
    ['/no-result/', 'no-result', 'ROUTE-14'],
    ['/error/', 'error', 'ROUTE-15'],
    ['/storelocator/', 'storelocator', 'ROUTE-19'],
    ['/maintenance/', 'maintenance', 'ROUTE-20'],
    ['/storyblok-empty/', 'storyblok-empty', 'ROUTE-23'],
  ])('have %s at its own page: %s [%s]', (address, page) => {
    expect(answering(address)).toEqual({ file: `routes/${page}.tsx`, params: {} })
  })

  it('name a product by its sku and its words, and the variant chosen [ROUTE-16] [ROUTE-17]', () => {
    const file = 'routes/product.tsx'

    expect(answering('/p/TEE/anker-tee/')).toEqual({ file, params: { parentSku: 'TEE', slug: 'anker-tee' } })
    expect(answering('/p/TEE/anker-tee/TEE-104/')).toEqual({
      file,
      params: { parentSku: 'TEE', slug: 'anker-tee', childSku: 'TEE-104' },
    })
  })

  it('name a category by its words and a shop by its town [ROUTE-18] [ROUTE-19]', () => {
    expect(answering('/c/hoodies/')).toEqual({ file: 'routes/category.tsx', params: { slug: 'hoodies' } })
    expect(answering('/storelocator/utrecht/')).toEqual({
      file: 'routes/storelocator-store.tsx',
      params: { storeSlug: 'utrecht' },
    })
  })

  it('leave everything else to whatever stands there [ROUTE-24] [ROUTE-33]', () => {
    for (const address of ['/hoodie-klos/', '/meisjes/hoodies/', '/blog/', '/blog/winter/', '/p/TEE/', '/storyblok/']) {
      expect(answering(address)?.file, address).toBe('routes/dispatch.tsx')
    }
  })
})
