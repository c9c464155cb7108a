import type { FoundProduct } from '@vonk/contract'
import { isDisabled } from '@vonk/domain/products'
import { findSellables } from '#request/catalogue/index.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'

/**
 * The products these skus are of. Whole ones come first, so that a size is found among its siblings; what is no longer
 * sold is left out.
 */
export async function findParentProducts(shop: ShopRequest, skus: readonly string[]): Promise<readonly FoundProduct[]> {
  const search = async (field: 'sku' | 'configurable_children.sku', wanted: readonly string[]) =>
    (await findSellables(shop, field, wanted)).filter(({ status }) => !isDisabled(status))
  const parents = await search('configurable_children.sku', skus)
  const children = new Set(parents.flatMap((parent) => (parent.configurable_children ?? []).map(({ sku }) => sku)))
  // A size is also answered by its own sku, which says no more than its product does.
  const own = skus.filter((sku) => !children.has(sku))
  return [...parents, ...(await search('sku', own))]
}
