import type { Category } from '../categories/index.ts'
import type { StoreView } from '../stores/index.ts'
import { followRedirect, type Redirect, type StoredRedirect } from './link.ts'
import { pathSegments } from './path-segments.ts'
import { isMappedCategory, storySlug } from './shop-pages.ts'
import { matchRoute, type Route, type RouteMatch } from './static-routes.ts'

export type PagePlan =
  | { readonly kind: 'static'; readonly match: RouteMatch }
  | {
      readonly kind: 'lookup'
      /** The path redirects, products and categories are stored under: no slash at either end. */
      readonly path: string
      readonly storySlug: string
    }

/** What was found under the keys of a plan; null where nothing was. */
export type FoundPages<Product, Listed, Story> = {
  readonly redirect: StoredRedirect | null
  readonly product: Product | null
  readonly category: Listed | null
  readonly story: Story | null
}

export type ResolvedPage<Product, Listed, Story> =
  | { readonly type: 'redirect'; readonly redirect: Redirect }
  | { readonly type: 'product'; readonly product: Product }
  | { readonly type: 'category'; readonly category: Listed }
  | { readonly type: 'cms_page'; readonly story: Story }
  | PageNotFound

export type PageNotFound = {
  readonly type: 'page-not-found'
  readonly name: 'page-not-found'
  readonly params: { readonly slug: 'page-not-found' }
  readonly message: 'No route found'
}

export const pageNotFound: PageNotFound = {
  type: 'page-not-found',
  name: 'page-not-found',
  params: { slug: 'page-not-found' },
  message: 'No route found',
}

/** First half of resolving a path of a view: a page with a fixed address, or the keys to look a stored one up by. */
export function planPage(path: string, view: StoreView, routes?: readonly Route[]): PagePlan {
  const match = matchRoute(path, routes)
  if (match) return { kind: 'static', match }
  return { kind: 'lookup', path: pathSegments(path).join('/'), storySlug: storySlug(path, view) }
}

/** Second half: of all that was found the first counts, in the order redirect, product, category, content page. */
export function choosePage<Product, Listed extends Pick<Category, 'displayMode'>, Story>(
  found: FoundPages<Product, Listed, Story>,
): ResolvedPage<Product, Listed, Story> {
  const redirect = found.redirect && followRedirect(found.redirect)
  if (redirect) return { type: 'redirect', redirect }
  if (found.product) return { type: 'product', product: found.product }
  if (found.category && isMappedCategory(found.category)) return { type: 'category', category: found.category }
  return found.story ? { type: 'cms_page', story: found.story } : pageNotFound
}

export type MappingAnswer<Page> =
  | { readonly kind: 'mapped'; readonly page: Page }
  | { readonly kind: 'unmapped' }
  | { readonly kind: 'failed'; readonly reason: string }

/** What a client does with the answer of the URL map: without a page it shows page-not-found and leaves a line in the log. */
export function afterMapping<Page>(
  path: string,
  answer: MappingAnswer<Page>,
): { readonly page: Page | PageNotFound; readonly log: string | null } {
  switch (answer.kind) {
    case 'mapped':
      return { page: answer.page, log: null }
    case 'unmapped':
      return { page: pageNotFound, log: `No mapping found for ${path}` }
    case 'failed':
      return { page: pageNotFound, log: answer.reason }
  }
}
