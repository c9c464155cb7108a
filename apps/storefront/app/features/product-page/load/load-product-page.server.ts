import { decideProductLoad, productLoadError } from '@vonk/domain/products'
import { productPage } from '@vonk/domain/urls'
import { addressOf, type FoundProduct, findDocument } from '#request/catalogue/index.server.ts'
import { loadCatalogueFacts } from '#request/catalogue-facts.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { loadReviews } from '../../reviews/index.server.ts'
import { findAlternates } from './find-alternates.server.ts'
import { findLinked } from './find-linked.server.ts'
import { findMembers } from './find-members.server.ts'
import type { ProductPageData } from './product-page-data.ts'
import { toProductPageData } from './to-product-page-data.server.ts'

/** A redirect is permanent from the server and replaces the entry of the history on the client. */
export type ProductPageLoad =
  | { readonly kind: 'show'; readonly data: ProductPageData }
  | { readonly kind: 'redirect'; readonly page: string; readonly status: 301; readonly navigation: 'replace' }

type ProductAt = {
  /** The document the URL map or a search found. */
  readonly document: FoundProduct
  readonly url: URL
  /** The variant a path of the form /p/… names. */
  readonly childSku?: string | null | undefined
}

/** The page of a product that was found at an address; null where there is none to show. */
export async function loadProductPage(
  shop: ShopRequest,
  { document, url, childSku = url.searchParams.get('childSku') }: ProductAt,
): Promise<ProductPageLoad | null> {
  const { status: productStatus, visibility, variantOf: ofParent = null } = document
  const decision = decideProductLoad({ status: productStatus, visibility, parentSku: ofParent }, shop.settings)
  if (!decision.ok) {
    shop.host.onNotice(productLoadError(decision.refusal), { sku: document.sku })
    return null
  }
  if (decision.value.kind === 'show') return { kind: 'show', data: await loadData(shop, document, childSku) }
  const parent = await findProduct(shop, decision.value.parentSku)
  if (!parent) return null
  const { status, navigation } = decision.value
  return { kind: 'redirect', page: productPage(addressOf(parent, document.sku), shop.settings), status, navigation }
}

/** The product with this sku; null where the catalogue has none. */
export async function findProduct(shop: ShopRequest, sku: string): Promise<FoundProduct | null> {
  const document = await findDocument(shop, sku)
  if (!document) shop.host.onNotice(productLoadError({ code: 'product-not-found' }), { sku })
  return document
}

async function loadData(shop: ShopRequest, document: FoundProduct, childSku: string | null): Promise<ProductPageData> {
  const [facts, linked, members, reviews, alternates] = await Promise.all([
    loadCatalogueFacts(shop),
    findLinked(shop, document),
    findMembers(shop, document),
    loadReviews(shop, document.id),
    findAlternates(shop, document),
  ])
  const parts = { shop, document, childSku, facts, linked, members, reviews, alternates }
  const { relations, goesWith, alike, look } = linked
  return shop.caches.productPages.find(
    `${shop.view.code} ${document.sku} ${childSku}`,
    [shop.directory, document, facts, reviews, alternates, look, ...relations, ...goesWith, ...alike, ...members],
    () => toProductPageData(parts),
  )
}
