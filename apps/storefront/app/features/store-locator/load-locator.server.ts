import { pageUnavailable } from '../../request/outage.server.ts'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { loadShops } from './load-shops.server.ts'
import type { LocatorData } from './locator-data.ts'
import { findPlace } from './map/find-place.ts'
import { readPosition } from './map/read-position.ts'
import type { ShopLocation } from './shop/shop-location.ts'

const longestPlace = 60

/** The shops around a typed place or the browser's position, both in the address so that the page can be shared. */
export async function loadLocator(shop: ShopRequest, url: URL): Promise<LocatorData> {
  const { searchParams } = url
  const typed = (searchParams.get('place') ?? '').trim().slice(0, longestPlace)
  const isPickupOnly = searchParams.get('pickup') === '1'
  const all = typed === '' ? [] : await loadShops(shop, { near: null, isPickupOnly: false })
  const place = typed === '' ? null : findPlace(typed, { shops: all ?? [], country: shop.view.taxCountry })
  const near = place
    ? { name: place.name, latitude: place.latitude, longitude: place.longitude }
    : readPosition(searchParams)
  const shops = await loadShops(shop, { near, isPickupOnly })
  return {
    shops: shops ?? [],
    hasFailed: shops === null,
    typed,
    near,
    isPickupOnly,
    isUnknownPlace: typed !== '' && place === null,
  }
}

/** One shop by the name in its address; null where there is none, and `pageUnavailable` is thrown while nobody can say. */
export async function findShop(shop: ShopRequest, slug: string): Promise<ShopLocation | null> {
  const shops = await loadShops(shop, { near: null, isPickupOnly: false })
  if (!shops) throw pageUnavailable()
  return shops.find((each) => each.slug === slug) ?? null
}
