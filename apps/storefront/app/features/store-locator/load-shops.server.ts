import { listPhysicalStores } from '@vonk/contract'
import type { Coordinates } from '@vonk/domain/shipping'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import type { ShopLocation } from './shop/shop-location.ts'
import { toShopLocation } from './shop/to-shop-location.ts'

export type ShopSearch = { readonly near: Coordinates | null; readonly isPickupOnly: boolean }

/** The brand's shops, nearest first or, where nobody said where they are, the view's country first; a failure is only logged, and null. */
export async function loadShops(
  shop: ShopRequest,
  { near, isPickupOnly }: ShopSearch,
): Promise<readonly ShopLocation[] | null> {
  try {
    const answer = await shop.client.call(listPhysicalStores, {
      lat: near?.latitude ?? '',
      lng: near?.longitude ?? '',
      is_pickup_location: isPickupOnly ? '1' : '0',
    })
    if (answer.ok) {
      const shops = answer.value.map(toShopLocation)
      const isAbroad = ({ countryId }: ShopLocation) => near === null && countryId !== shop.view.taxCountry
      return shops.toSorted((one, other) => Number(isAbroad(one)) - Number(isAbroad(other)))
    }
    shop.host.onNotice(`The shops are unknown: ${answer.refusal.code}`)
  } catch (error) {
    shop.host.onError(error)
  }
  return null
}
