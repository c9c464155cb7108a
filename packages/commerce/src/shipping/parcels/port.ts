import type { OpeningHours } from '@vonk/contract'
import type { Coordinates, DeliverySlot, NearbyLocation } from '@vonk/domain/shipping'

/** Where a parcel waits until it is fetched. */
export type CarrierPoint = Coordinates & {
  readonly id: string
  readonly kind: 'shop' | 'supermarket' | 'locker'
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly countryId: string
  /** Seven days from Monday on, each with the parts of the day the door is open. */
  readonly days: readonly (readonly OpeningHours[])[]
}

/** An address as far as a carrier needs it; the postcode as the post writes it, the number may be empty. */
export type Destination = { readonly countryId: string; readonly postcode: string; readonly houseNumber: string }

/** From one date to another, both included. */
export type Period = { readonly first: string; readonly last: string }

/** Who brings parcels: the shop's own tables, or a carrier's service. Throws `OtherServiceUnavailable` when it cannot be asked. */
export type ParcelCarrier = {
  /** Nearest first; null for a destination nobody knows. */
  findPoints(
    destination: Destination,
    reach: { readonly pickupSearchRadius: number },
  ): Promise<readonly NearbyLocation<CarrierPoint>[] | null>
  /** Null for a point that does not exist, or no longer. */
  findPoint(countryId: string, id: string): Promise<CarrierPoint | null>
  /** When it comes to a door; null for a destination nobody knows. */
  findSlots(destination: Destination, period: Period): Promise<readonly DeliverySlot[] | null>
}
