import type { Brand } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { findParcelPoint } from '../../addresses/index.ts'
import { findProductBySku } from '../../catalogue/index.ts'
import { createLocations } from '../../locations/index.ts'
import type { StoredDelivery } from '../../orders/index.ts'

/** Where an order is fetched, as lines; null when it is brought, or when the place is no longer there. */
export async function findPickupPlace(
  db: Database,
  { place, extra }: StoredDelivery,
  brand: Brand,
): Promise<readonly string[] | null> {
  if (place.kind === 'home') return null
  const { place_name: name, place_street: street, place_postcode: postcode, place_city: city } = extra
  // As it was when it was chosen; the points of another company's service stand in no table of ours.
  if (name && street) return [name, street, `${postcode ?? ''} ${city ?? ''}`.trim()]
  if (place.kind === 'service-point') {
    const point = await findParcelPoint(db, place.id)
    return point && [point.name, `${point.street} ${point.houseNumber}`.trim(), `${point.postcode} ${point.city}`]
  }
  const shops = await createLocations({ db, findProduct: findProductBySku }).findStores({ brand, position: null })
  const shop = shops.find(({ store }) => store.id === place.id)?.store
  return shop ? [shop.name, shop.street, `${shop.postcode} ${shop.city}`] : null
}
