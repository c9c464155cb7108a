import { siblingsOf } from '@vonk/domain/stores'
import { canonicalProductPage } from '@vonk/domain/urls'
import type { Alternate } from '../../features/stores/index.ts'
import { addressOf, type FoundAddress, findAddresses } from '../../request/catalogue/index.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { momentOf, type SitemapPage } from './sitemap-page.ts'

const batchSize = 500

/** At most this many addresses stand in one sitemap. */
export const mostAddresses = 10_000

/** The pages of up to `mostAddresses` products that come after an id, in batches. */
export async function* productPages(shop: ShopRequest, afterId: number): AsyncGenerator<SitemapPage> {
  let last = afterId
  for (let listed = 0; listed < mostAddresses; listed += batchSize) {
    const asked = { storeCode: shop.view.code, of: { afterId: last }, size: batchSize }
    const { documents: products } = await findAddresses(shop, asked)
    const translations = await findTranslations(shop, products)
    for (const product of products) {
      yield {
        path: pageOf(product, shop),
        lastModified: momentOf(product.updatedAt),
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
    const asked = { storeCode: shop.view.code, of: { afterId: start }, from: mostAddresses - 1, size: 1 }
    const found = await findAddresses(shop, asked)
    if (start === 0) total = found.total
    const end = found.documents[0]
    // Nothing behind a full sitemap is no reason for an empty one.
    if (!end || found.total === mostAddresses) return { starts, total }
    starts.push(end.id)
  }
}

/** Products have one id in every language of a shop. */
async function findTranslations(
  shop: ShopRequest,
  products: readonly FoundAddress[],
): Promise<ReadonlyMap<number, readonly Alternate[]>> {
  const pages = new Map<number, Alternate[]>(products.map(({ id }) => [id, []]))
  const others = siblingsOf(shop.directory, shop.view).filter(({ code }) => code !== shop.view.code)
  const ids = products.map(({ id }) => id)
  if (products.length === 0) return pages
  for (const { code } of others) {
    const found = await findAddresses(shop, { storeCode: code, of: { ids }, size: batchSize })
    for (const product of found.documents) pages.get(product.id)?.push({ code, path: pageOf(product, shop) })
  }
  return pages
}

function pageOf(product: FoundAddress, { settings }: ShopRequest): string {
  return canonicalProductPage(addressOf(product), settings)
}
