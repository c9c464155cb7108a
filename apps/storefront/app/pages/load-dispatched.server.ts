import { prefixOf } from '@vonk/domain/stores'
import {
  categoryPage,
  categoryRoute,
  type FoundRoute,
  joinSegments,
  pathSegments,
  productPage,
  productRoute,
  storyPage,
  storySlug,
} from '@vonk/domain/urls'
import { loadDraftPage, loadEditedHome, loadStoryPage, withPreview } from '../features/content/index.server.ts'
import type { StoryPageData } from '../features/content/index.ts'
import { loadCategoryPage } from '../features/listing/index.server.ts'
import type { CategoryPageData } from '../features/listing/index.ts'
import { findProduct, loadProductPage } from '../features/product-page/index.server.ts'
import type { ProductPageData } from '../features/product-page/index.ts'
import { addressOf, type FoundCategory, type FoundProduct } from '../request/catalogue/index.server.ts'
import { redirectTo } from '../request/redirect-to.server.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { type MappedPage, mapPage, missingPage } from './map-page.server.ts'

/** What stands at an address, told apart by `kind`; `route` is the name it has in the registry of routes. */
export type DispatchedPage =
  | { readonly kind: 'product'; readonly data: ProductPageData; readonly route: FoundRoute }
  | { readonly kind: 'category'; readonly data: CategoryPageData; readonly route: FoundRoute }
  | { readonly kind: 'story'; readonly data: StoryPageData; readonly route: FoundRoute }
  | { readonly kind: 'not-found'; readonly data: null; readonly route: null }

const notFound: DispatchedPage = { kind: 'not-found', data: null, route: null }

/** Resolves an address of the view and loads what is there; a stored redirect is thrown. */
export async function loadDispatched(shop: ShopRequest, url: URL): Promise<DispatchedPage> {
  const page = url.pathname.slice(prefixOf(shop.view).length)
  const draft = shop.editor && (await loadDraftPage(shop, shop.editor, url))
  if (draft) return { kind: 'story', data: draft, route: storyRoute }
  const found = await loadFound(shop, await mapPage(shop, page, url.searchParams), url)
  if (found.kind === 'not-found') missingPage(shop, page)
  return found
}

async function loadFound(shop: ShopRequest, mapped: MappedPage, url: URL): Promise<DispatchedPage> {
  switch (mapped.type) {
    case 'redirect':
      throw redirectTo(shop.view, { page: mapped.redirect.target, status: mapped.redirect.status })
    case 'product':
      return loadProduct(shop, mapped.product, url)
    case 'category':
      return loadCategory(shop, mapped.category.source, url)
    case 'cms_page':
      return loadStory(shop, mapped.story, url)
    case 'page-not-found':
      return notFound
  }
}

async function loadProduct(shop: ShopRequest, document: FoundProduct, url: URL): Promise<DispatchedPage> {
  const { settings } = shop
  const address = { ...addressOf(document, url.searchParams.get('childSku')), urlPath: '' }
  if (!settings.useUrlDispatcher) {
    throw redirectTo(shop.view, { page: productPage(address, settings), status: 301 })
  }
  const page = await loadProductPage(shop, { document, url })
  if (page?.kind === 'redirect') throw redirectTo(shop.view, page)
  return page ? { kind: 'product', data: page.data, route: productRoute(address) } : notFound
}

async function loadCategory(shop: ShopRequest, source: Partial<FoundCategory>, url: URL): Promise<DispatchedPage> {
  const { settings } = shop
  const { slug, urlPath } = { slug: source.slug ?? '', urlPath: source.urlPath ?? '' }
  if (!settings.useUrlDispatcher) {
    throw redirectTo(shop.view, { page: categoryPage({ slug, urlPath: '' }, settings) + url.search, status: 301 })
  }
  const data = await loadCategoryPage(shop, { source, url })
  return data ? { kind: 'category', data, route: categoryRoute({ slug, urlPath }, settings) } : notFound
}

async function loadStory(shop: ShopRequest, slug: string, url: URL): Promise<DispatchedPage> {
  if (isOfAnotherView(shop, slug)) return notFound
  const data = await loadPublished(shop, slug, url)
  if (!data) return notFound
  leadToOwnAddress(shop, slug, url)
  return { kind: 'story', data, route: storyRoute }
}

/** The code of the view and the name of the home story may stand in an address; the page has one without them. */
function leadToOwnAddress({ view, editor }: ShopRequest, slug: string, url: URL): void {
  // The editor's page answers under the code of the view too, and an editor stays where the editor opened the page.
  if (editor || slug === storySlug('storyblok', view)) return
  const asked = joinSegments(pathSegments(url.pathname.slice(prefixOf(view).length)))
  const page = storyPage(slug, view)
  if (page !== asked) throw redirectTo(view, { page: page + url.search, status: 301 })
}

/** A view without its code in its addresses would show at /de/ what belongs to the shop of another country. */
function isOfAnotherView({ directory, view }: ShopRequest, slug: string): boolean {
  const [folder] = slug.split('/')
  return directory.views.some(({ code }) => code === folder && code !== view.code)
}

/** The page the editor opens shows whichever story it names; any other page tells who edits it. */
async function loadPublished(shop: ShopRequest, slug: string, url: URL): Promise<StoryPageData | null> {
  const { editor } = shop
  if (editor && slug === storySlug('storyblok', shop.view)) return loadEditedHome(shop, editor, url)
  const page = await loadStoryPage(shop, { slug, url })
  return editor && page ? withPreview(shop, editor, { page, isDraft: false }) : page
}

const storyRoute = { name: 'storyblok', params: { slug: 'storyblok' } }

/** The page's own data in a form the router hands over quickly. */
export function packPage({ pack }: ShopRequest, { kind, data }: DispatchedPage) {
  switch (kind) {
    case 'product':
      return { kind, page: pack(data) }
    case 'category':
      return { kind, page: pack(data) }
    case 'story':
      return { kind, page: pack(data) }
    case 'not-found':
      return { kind, page: null }
  }
}

type ProductAddress = { readonly parentSku: string; readonly childSku?: string | undefined }

/** The product an address names by its sku; null when nobody sells it, a redirect is thrown. */
export async function loadProductBySku(
  shop: ShopRequest,
  { parentSku, childSku }: ProductAddress,
  url: URL,
): Promise<ProductPageData | null> {
  const document = await findProduct(shop, parentSku)
  const page = document && (await loadProductPage(shop, { document, url, childSku }))
  if (page?.kind === 'redirect') throw redirectTo(shop.view, page)
  return page?.data ?? null
}
