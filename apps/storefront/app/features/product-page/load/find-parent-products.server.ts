import { isDisabled } from '@vonk/domain/products'
import { type FoundProduct, findSellables } from '#request/catalogue/index.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'

/**
 * The products these skus are of. Whole ones come first, so that a size is found among its siblings; what is no longer
 * sold is left out.
 */
export async function findParentProducts(shop: ShopRequest, skus: readonly string[]): Promise<readonly FoundProduct[]> {
  const search = async (by: 'own' | 'variants', wanted: readonly string[]) =>
    (await findSellables(shop, by, wanted)).filter(({ status }) => !isDisabled(status))
  const parents = await search('variants', skus)
  const children = new Set(parents.flatMap((parent) => (parent.configurableChildren ?? []).map(({ sku }) => sku)))
  // A size is also answered by its own sku, which says no more than its product does.
  const own = skus.filter((sku) => !children.has(sku))
  return [...parents, ...(await search('own', own))]
}
