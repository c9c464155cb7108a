import type { PhysicalStoreDto } from '@vonk/contract'
import type { Hours, ShopLocation } from './shop-location.ts'

const mostSpecialDays = 4

export function toShopLocation(store: PhysicalStoreDto): ShopLocation {
  return {
    slug: store.slug,
    name: store.name,
    street: store.street,
    postcode: store.postcode,
    city: store.city,
    countryId: store.country_id,
    latitude: store.lat,
    longitude: store.lng,
    phone: store.phone,
    email: store.email,
    image: store.image,
    isPickup: store.is_pickup_location,
    week: store.opening_hours.toSorted((one, other) => one.weekday - other.weekday).map(toHours),
    specialDays: store.opening_exceptions
      .slice(0, mostSpecialDays)
      .map(({ date, name, ...hours }) => ({ date, name, hours: toHours(hours) })),
    distanceKm: store.distance,
  }
}

function toHours({ opens, closes }: { readonly opens: string | null; readonly closes: string | null }): Hours {
  return opens !== null && closes !== null ? { opens, closes } : null
}
