import { guaranteePage } from './named-pages.ts'
import { pathSegments } from './path-segments.ts'

export type RouteLayout = 'default' | 'minimal' | 'checkout' | 'maintenance' | 'empty'

export type Route = {
  readonly name: string
  /** Parts that begin with a colon match anything and become params. */
  readonly path: string
  readonly layout?: RouteLayout
  readonly params?: Readonly<Record<string, string>>
  readonly analyticsPageType?: string
}

export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> }

/** Pages whose address is fixed; nothing stored can take their place. */
export const staticRoutes: readonly Route[] = [
  { name: 'home', path: '/' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout', layout: 'checkout' },
  { name: 'checkout-return', path: '/checkout-return' },
  { name: 'my-account', path: '/my-account' },
  { name: 'my-account-orders', path: '/my-account/orders' },
  { name: 'my-account-order', path: '/my-account/order/:orderId' },
  { name: 'my-account-family', path: '/my-account/family' },
  { name: 'my-account-profile', path: '/my-account/profile' },
  { name: 'my-account-change-password', path: '/my-account/change-password' },
  { name: 'my-account-wishlist', path: '/my-account/wishlist' },
  { name: 'my-account-loyalty-card', path: '/my-account/loyalty-card' },
  { name: 'login', path: '/login' },
  { name: 'withdraw', path: '/withdraw' },
  { name: 'legal-guarantee', path: guaranteePage },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'mail-link', path: '/mail/:list/:step' },
  { name: 'search', path: '/search' },
  { name: 'no-result', path: '/no-result' },
  { name: 'error', path: '/error' },
  { name: 'product', path: '/p/:parentSku/:slug' },
  { name: 'product-variant', path: '/p/:parentSku/:slug/:childSku' },
  { name: 'category', path: '/c/:slug' },
  { name: 'storelocator', path: '/storelocator' },
  { name: 'storelocator-store', path: '/storelocator/:storeSlug' },
  { name: 'maintenance', path: '/maintenance', layout: 'maintenance' },
  { name: 'storyblok', path: '/storyblok', params: { slug: 'storyblok' }, analyticsPageType: 'CmsPage' },
  { name: 'storyblok-empty', path: '/storyblok-empty', layout: 'empty' },
]

/** The fixed pages of an installation; the default view answers to the content page under its store code too. */
export function routesOf(
  stores: { readonly defaultCode: string },
  settings: { readonly addContentRoutes: boolean },
): readonly Route[] {
  if (!settings.addContentRoutes) return staticRoutes.filter((route) => !route.name.startsWith('storyblok'))
  const prefixed = staticRoutes
    .filter((route) => route.name === 'storyblok')
    .map((route) => ({ ...route, path: `/${stores.defaultCode}${route.path}` }))
  return [...staticRoutes, ...prefixed]
}

export function matchRoute(path: string, routes: readonly Route[] = staticRoutes): RouteMatch | null {
  const segments = pathSegments(path)
  const [first = ''] = segments
  for (const route of routes) {
    // Most routes are told apart by how they begin, which is quicker than taking every one of them to pieces.
    if (!route.path.startsWith(first, 1) && !route.path.startsWith(':', 1)) continue
    const params = matchSegments(segments, route.path.split('/').filter(Boolean))
    if (params) return { route, params: { ...route.params, ...params } }
  }
  return null
}

function matchSegments(segments: readonly string[], pattern: readonly string[]): Record<string, string> | null {
  if (segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = pattern[index]
    if (part?.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
