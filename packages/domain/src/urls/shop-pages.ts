import type { Category } from '../categories/index.ts'
import type { StoreView } from '../stores/index.ts'
import { joinSegments, pathSegments, storedSegments } from './path-segments.ts'

/** What the address of a product needs. */
export type ProductAddress = {
  readonly typeId: string
  readonly parentSku: string
  readonly slug: string
  readonly urlPath: string
  /** The chosen variant of a configurable product. */
  readonly childSku: string | null
}

export type UrlSettings = { readonly useUrlDispatcher: boolean }

/** The page of a product inside its view; buildPath makes the full path of it. */
export function productPage(product: ProductAddress, settings: UrlSettings): string {
  const childSku = product.typeId === 'configurable' ? product.childSku : null
  if (settings.useUrlDispatcher && product.urlPath !== '') {
    const page = joinSegments(storedSegments(product.urlPath))
    return childSku ? `${page}?${new URLSearchParams({ childSku })}` : page
  }
  const segments = ['p', product.parentSku, product.slug]
  return joinSegments(childSku ? [...segments, childSku] : segments)
}

/** The one address search engines should know: the same for all variants. */
export function canonicalProductPage(product: ProductAddress, settings: UrlSettings): string {
  return productPage({ ...product, childSku: null }, settings)
}

/** The name and params that existing clients, and the registry of routes, know a page by. */
export type FoundRoute = { readonly name: string; readonly params: Readonly<Record<string, string>> }

export function productRoute(product: ProductAddress): FoundRoute {
  const { typeId, slug, parentSku, childSku } = product
  return { name: `${typeId}-product`, params: { slug, parentSku, childSku: childSku ?? parentSku } }
}

type CategoryAddress = Pick<Category, 'slug' | 'urlPath'>

/** The page of a category inside its view. */
export function categoryPage(category: CategoryAddress, settings: UrlSettings): string {
  return settings.useUrlDispatcher && category.urlPath !== ''
    ? joinSegments(storedSegments(category.urlPath))
    : joinSegments(['c', category.slug])
}

export function categoryRoute(category: CategoryAddress, settings: UrlSettings): FoundRoute {
  return { name: 'category', params: { slug: settings.useUrlDispatcher ? category.urlPath : category.slug } }
}

/** A category that shows content only has no listing of its own. */
export function isMappedCategory(category: Pick<Category, 'displayMode'>): boolean {
  return category.displayMode !== 'PAGE'
}

type StoryFolder = Pick<StoreView, 'code' | 'appendStoreCode'>

const home = 'home'
const blog = 'blog'

/** The slug a content page is stored under: in the folder of its store code when the view appends that code. */
export function storySlug(page: string, view: StoryFolder): string {
  const inside = withoutCode(pathSegments(page), view)
  const segments = inside.length > 0 ? inside : [home]
  return (view.appendStoreCode ? [view.code, ...segments] : segments).join('/')
}

/** The page a story is shown on, inside its view. */
export function storyPage(fullSlug: string, view: StoryFolder): string {
  const segments = withoutCode(storedSegments(fullSlug), view)
  return segments.length === 1 && segments[0] === home ? '/' : joinSegments(segments)
}

/** The blog lives under blog/. */
export function blogPage(slug: string): string {
  return joinSegments([blog, ...storedSegments(slug)])
}

export function isBlogPage(page: string): boolean {
  return pathSegments(page)[0] === blog
}

function withoutCode(segments: readonly string[], view: StoryFolder): readonly string[] {
  return segments[0] === view.code ? segments.slice(1) : segments
}
