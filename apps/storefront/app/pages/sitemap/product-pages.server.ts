import { siblingsOf } from '@vonk/domain/stores'
import { canonicalProductPage } from '@vonk/domain/urls'
import type { Alternate } from '../../features/stores/index.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { after, findProductAddresses, type ProductAddressDocument } from './find-product-addresses.server.ts'
import { momentOf, type SitemapPage } from './sitemap-page.ts'

const batchSize = 500

/** At most this many addresses stand in one sitemap. */
export const mostAddresses = 10_000

/** The pages of up to `mostAddresses` products that come after an id, in batches. */
export async function* productPages(shop: ShopRequest, afterId: number): AsyncGenerator<SitemapPage> {
  let last = afterId
  for (let listed = 0; listed < mostAddresses; listed += batchSize) {
    const { products } = await findProductAddresses(shop, shop.view.code, { filters: [after(last)], size: batchSize })
    const translations = await findTranslations(shop, products)
    for (const product of products) {
      yield {
        path: pageOf(product, shop),
        lastModified: momentOf(product.updated_at),
        alternates: translations.get(product.id) ?? [],
      }
    }
    const end = products.at(-1)
    if (!end || products.length < batchSize) return
    last = end.id
  }
}

/** After which ids the sitemaps of a view's products begin, and how many products there are. */
export async function findProductParts(shop: ShopRequest): Promise<{ starts: readonly number[]; total: number }> {
  const starts = [0]
  let total = 0
  for (;;) {
    const start = starts.at(-1) ?? 0
    const found = await findProductAddresses(shop, shop.view.code, {
      filters: [after(start)],
      from: mostAddresses - 1,
      size: 1,
    })
    if (start === 0) total = found.total
    const end = found.products[0]
    // Nothing behind a full sitemap is no reason for an empty one.
    if (!end || found.total === mostAddresses) return { starts, total }
    starts.push(end.id)
  }
}

/** Products have one id in every language of a shop. */
async function findTranslations(
  shop: ShopRequest,
  products: readonly ProductAddressDocument[],
): Promise<ReadonlyMap<number, readonly Alternate[]>> {
  const pages = new Map<number, Alternate[]>(products.map(({ id }) => [id, []]))
  const others = siblingsOf(shop.directory, shop.view).filter(({ code }) => code !== shop.view.code)
  const filters = [{ attribute: 'id', value: { in: products.map(({ id }) => id) } }]
  if (products.length === 0) return pages
  for (const { code } of others) {
    const found = await findProductAddresses(shop, code, { filters, size: batchSize })
    for (const product of found.products) pages.get(product.id)?.push({ code, path: pageOf(product, shop) })
  }
  return pages
}

function pageOf(product: ProductAddressDocument, { settings }: ShopRequest): string {
  const { type_id: typeId, sku: parentSku, slug, url_path: urlPath } = product
  return canonicalProductPage({ typeId, parentSku, slug: slug ?? '', urlPath: urlPath ?? '', childSku: null }, settings)
}
