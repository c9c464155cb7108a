import type { CallResult } from '@vonk/client'
import type { listParcelPoints, listPickupLocations } from '@vonk/contract/calls'
import type { PlaceAddress } from '@vonk/domain/checkout'
import type { Coordinates } from '@vonk/domain/shipping'

/** Times of day; a day without any stays closed. */
export type DayHours = readonly { readonly opens: string; readonly closes: string }[]

/** Somewhere an order can be picked up. */
export type PlaceOption = Coordinates & {
  readonly id: string
  readonly name: string
  readonly address: PlaceAddress
  readonly distanceKm: number | null
  /** From Monday to Sunday. */
  readonly week: readonly DayHours[]
  /** `ready`: all of the cart lies in this shop; `sent`: what is missing is sent there. */
  readonly note: 'locker' | 'ready' | 'sent' | null
}

type Point = CallResult<typeof listParcelPoints>[number]
type Store = CallResult<typeof listPickupLocations>[number]
type WireHours = { readonly weekday: number; readonly opens: string | null; readonly closes: string | null }

export function fromParcelPoint(point: Point): PlaceOption {
  return {
    id: point.id,
    name: point.name,
    address: addressOf(point, point.house_number),
    latitude: point.lat,
    longitude: point.lng,
    distanceKm: point.distance,
    week: toWeek(point.opening_hours),
    note: point.kind === 'locker' ? 'locker' : null,
  }
}

export function fromStore(store: Store): PlaceOption {
  return {
    id: store.id,
    name: store.name,
    // The street of a shop has its number.
    address: addressOf(store, ''),
    latitude: store.lat,
    longitude: store.lng,
    distanceKm: store.distance,
    week: toWeek(store.opening_hours),
    note: stockNote(store.cart_stock),
  }
}

type WireAddress = {
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country_id: string
}

function addressOf({ street, postcode, city, country_id: countryId }: WireAddress, number: string): PlaceAddress {
  return { street, number, postcode, city, countryId }
}

/** In one line. */
export function placeLine({ address: { street, number, postcode, city } }: Pick<PlaceOption, 'address'>): string {
  return `${[street, number].filter(Boolean).join(' ')}, ${postcode} ${city}`
}

/** Nothing where the shop was asked about no cart. */
function stockNote(stock: Store['cart_stock']): PlaceOption['note'] {
  if (stock === null) return null
  return stock.is_complete ? 'ready' : 'sent'
}

function toWeek(hours: readonly WireHours[]): readonly DayHours[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) =>
    hours.flatMap(({ weekday, opens, closes }) =>
      weekday === day && opens !== null && closes !== null ? [{ opens, closes }] : [],
    ),
  )
}
