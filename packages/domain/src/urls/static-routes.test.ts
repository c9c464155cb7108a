import { describe, expect, it } from 'vitest'
import {
  accountPage,
  cartPage,
  errorPage,
  homePage,
  loginPage,
  mailLinkPage,
  mailLists,
  maintenancePage,
  oneClickAddress,
  wishlistPage,
} from './named-pages.ts'
import { matchRoute, routesOf, staticRoutes } from './static-routes.ts'

describe('fixed pages', () => {
  it('are the pages they are called', () => {
    const fixed = [homePage, cartPage, loginPage, accountPage, wishlistPage, maintenancePage, errorPage]

    expect(fixed.map((page) => matchRoute(page)?.route.name)).toEqual([
      'home',
      'cart',
      'login',
      'my-account',
      'my-account-wishlist',
      'maintenance',
      'error',
    ])
  })
})

const pages: readonly [path: string, name: string, params?: Record<string, string>][] = [
  ['/', 'home'],
  ['/cart/', 'cart'],
  ['/checkout', 'checkout'],
  ['/checkout-return/?orderId=1', 'checkout-return'],
  ['/my-account', 'my-account'],
  ['/my-account/orders', 'my-account-orders'],
  ['/my-account/order/1000-7', 'my-account-order', { orderId: '1000-7' }],
  ['/my-account/family', 'my-account-family'],
  ['/my-account/profile', 'my-account-profile'],
  ['/my-account/change-password', 'my-account-change-password'],
  ['/my-account/wishlist', 'my-account-wishlist'],
  ['/my-account/loyalty-card', 'my-account-loyalty-card'],
  ['/login', 'login'],
  ['/reset-password', 'reset-password'],
  [mailLinkPage('newsletter', 'confirm'), 'mail-link', { list: 'newsletter', step: 'confirm' }],
  [mailLinkPage('stock-alert', 'leave'), 'mail-link', { list: 'stock-alert', step: 'leave' }],
  ['/search?q=tee', 'search'],
  ['/no-result?q=tee', 'no-result'],
  ['/error', 'error'],
  ['/p/VK1/dino-tee', 'product', { parentSku: 'VK1', slug: 'dino-tee' }],
  ['/p/VK1/dino-tee/VK1-92', 'product-variant', { parentSku: 'VK1', slug: 'dino-tee', childSku: 'VK1-92' }],
  ['/c/girls', 'category', { slug: 'girls' }],
  ['/storelocator', 'storelocator'],
  ['/storelocator/utrecht', 'storelocator-store', { storeSlug: 'utrecht' }],
  ['/maintenance', 'maintenance'],
  ['/storyblok-empty', 'storyblok-empty'],
]

describe('oneClickAddress', () => {
  it('is another one for every list', () => {
    expect(mailLists.map(oneClickAddress)).toEqual(['/one-click/newsletter', '/one-click/stock-alert'])
  })
})

describe('matchRoute', () => {
  it.each(pages)('leads %s to the page named %s', (path, name, params = {}) => {
    expect(matchRoute(path)).toMatchObject({ route: { name }, params })
  })

  it('names the content page of the visual editor storyblok [ROUTE-21]', () => {
    expect(matchRoute('/storyblok/')).toMatchObject({ route: { name: 'storyblok' }, params: { slug: 'storyblok' } })
  })

  it('leaves every other path to what is stored', () => {
    for (const path of ['/girls', '/cart/old', '/p/VK1', '/p/a/b/c/d', '/my-account/order', '/Cart']) {
      expect(matchRoute(path)).toBeNull()
    }
  })

  it('gives every page a name of its own', () => {
    expect(new Set(staticRoutes.map((route) => route.name)).size).toBe(staticRoutes.length)
  })
})

describe('routesOf', () => {
  it('answers to the content page under the code of the default view, and of no other [ROUTE-22]', () => {
    const routes = routesOf({ defaultCode: 'nl' }, { addContentRoutes: true })

    expect(matchRoute('/nl/storyblok', routes)).toMatchObject({
      route: { name: 'storyblok' },
      params: { slug: 'storyblok' },
    })
    expect(matchRoute('/en/storyblok', routes)).toBeNull()
    expect(matchRoute('/storyblok', routes)?.route.name).toBe('storyblok')
  })

  it('leaves the pages of the visual editor out where content has no addresses of its own', () => {
    const routes = routesOf({ defaultCode: 'nl' }, { addContentRoutes: false })

    for (const path of ['/storyblok', '/storyblok-empty', '/nl/storyblok']) expect(matchRoute(path, routes)).toBeNull()
    expect(matchRoute('/cart', routes)?.route.name).toBe('cart')
  })
})
