import { findCards } from '../../request/catalogue/index.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { toCardProducts } from '../product/index.server.ts'
import type { CardProduct } from '../product/index.ts'
import { readSkus } from './viewed-skus.ts'

/** The products with these skus as cards, in this order, as they are now; what is no longer sold is left out. */
export async function loadCards(shop: ShopRequest, list: string): Promise<readonly CardProduct[]> {
  const skus = readSkus(list.split(',').filter((sku) => sku !== '' && sku.length <= 64))
  if (skus.length === 0) return []
  try {
    const documents = await findCards(shop, skus)
    const inOrder = documents.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku))
    return await toCardProducts(shop, inOrder)
  } catch (error) {
    shop.host.onError(error)
    return []
  }
}
