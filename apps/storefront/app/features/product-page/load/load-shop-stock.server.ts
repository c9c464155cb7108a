import { readInStoreInventory } from '@vonk/contract'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ShopStock } from '../sections/shop-stock-dialog.tsx'

type Position = { readonly lat: string | null; readonly lng: string | null }

/**
 * The stock of a product in every shop of the brand: those that have it first, then the nearest or, where nobody said where they are,
 * those of the view's country; null when it cannot be had, which is only logged. */
export async function loadShopStock(
  request: ShopRequest,
  sku: string,
  { lat, lng }: Position,
): Promise<readonly ShopStock[] | null> {
  try {
    const answer = await request.client.call(readInStoreInventory, { sku, lat: lat ?? '', lng: lng ?? '' })
    if (!answer.ok) {
      request.host.onNotice(`The stock of the shops is unknown: ${answer.refusal.code}`, { sku })
      return null
    }
    const isAbroad = (country: string) => lat === null && country !== request.view.taxCountry
    return answer.value
      .map(({ id, slug, name, street, city, distance, ...shop }) => {
        const quantity = shop.is_in_stock ? shop.qty : 0
        const facts = { isPickup: shop.is_pickup_location, isAbroad: isAbroad(shop.country_id) }
        return { id, slug, name, street, city, distance, quantity, ...facts }
      })
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map(({ isAbroad: _, ...shown }) => shown)
  } catch (error) {
    request.host.onError(error)
    return null
  }
}

function rankOf({ quantity, isAbroad }: { readonly quantity: number; readonly isAbroad: boolean }): number {
  return (quantity > 0 ? 0 : 2) + (isAbroad ? 1 : 0)
}
