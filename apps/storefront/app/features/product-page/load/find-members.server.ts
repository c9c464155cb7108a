import type { FoundProduct } from '#request/catalogue/index.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { findParentProducts } from './find-parent-products.server.ts'
import { pieceSkus } from './to-pieces.ts'
import { partSkus } from './to-slots.ts'

/** The products an outfit or a set is made of: whole ones with all their sizes, where a size is what was named. */
export function findMembers(shop: ShopRequest, document: FoundProduct): Promise<readonly FoundProduct[]> {
  const skus = document.typeId === 'grouped' ? pieceSkus(document) : partSkus(document)
  return findParentProducts(shop, skus)
}
