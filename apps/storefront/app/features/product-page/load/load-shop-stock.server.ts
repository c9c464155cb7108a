import { readInStoreInventory } from '@vonk/contract'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import type { ShopStock } from '../sections/shop-stock-dialog.tsx'

type Position = { readonly lat: string | null; readonly lng: string | null }

/** The stock of a product in every shop of the brand, nearest first; null when it cannot be had, which is only logged. */
export async function loadShopStock(
  shop: ShopRequest,
  sku: string,
  { lat, lng }: Position,
): Promise<readonly ShopStock[] | null> {
  try {
    const answer = await shop.client.call(readInStoreInventory, { sku, lat: lat ?? '', lng: lng ?? '' })
    if (!answer.ok) {
      shop.host.onNotice(`The stock of the shops is unknown: ${answer.refusal.code}`, { sku })
      return null
    }
    return answer.value.map(({ slug, name, street, city, distance, qty, is_in_stock: isInStock }) => {
      return { slug, name, street, city, distance, quantity: isInStock ? qty : 0 }
    })
  } catch (error) {
    shop.host.onError(error)
    return null
  }
}
