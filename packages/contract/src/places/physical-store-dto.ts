import type { Coordinates } from '@vonk/domain/shipping'
import type { Brand } from '@vonk/domain/stores'
import type { PhysicalStoreDto } from './physical-store.ts'

/** Times of day, `09:30`. */
export type OpeningHours = { readonly opens: string; readonly closes: string }

/** From Monday to Sunday; null is a day the doors stay closed. */
export type OpeningWeek = readonly (OpeningHours | null)[]

export type OpeningException = {
  readonly date: string
  /** By language. */
  readonly name: Readonly<Record<string, string>>
  readonly hours: OpeningHours | null
}

/** A shop of brick and mortar in our own words. */
export type PhysicalStore = Coordinates & {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly brands: readonly Brand[]
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
  readonly phone: string
  readonly email: string
  readonly image: string
  readonly isPickupLocation: boolean
  readonly week: OpeningWeek
  readonly exceptions: readonly OpeningException[]
}

/** Who asks, on which day, and how far away they are. */
type Visitor = {
  /** Says it in the language of the visitor. */
  readonly say: (name: OpeningException['name']) => string
  readonly today: string
  readonly distanceKm: number | null
}

/** A physical shop in the words of the wire. */
export function toPhysicalStoreDto(store: PhysicalStore, visitor: Visitor): PhysicalStoreDto {
  const { say, today, distanceKm } = visitor
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    brands: [...store.brands],
    street: store.street,
    postcode: store.postcode,
    city: store.city,
    country_id: store.countryId,
    lat: store.latitude,
    lng: store.longitude,
    phone: store.phone,
    email: store.email,
    image: store.image,
    is_pickup_location: store.isPickupLocation,
    opening_hours: store.week.map((hours, day) => ({ weekday: day + 1, ...hoursOf(hours) })),
    opening_exceptions: store.exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, name, hours }) => ({ date, name: say(name), ...hoursOf(hours) })),
    distance: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
  }
}

function hoursOf(hours: OpeningHours | null) {
  return { opens: hours?.opens ?? null, closes: hours?.closes ?? null }
}
