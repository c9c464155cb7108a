import type { OrderSettings } from '../settings/index.ts'

/** Degrees north and east. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type NearbyPlace<Place> = { readonly place: Place; readonly distanceKm: number }

/** The places within the search radius, nearest first. */
export function nearbyPlaces<Place extends Coordinates>(
  places: readonly Place[],
  origin: Coordinates,
  { pickupSearchRadius }: Pick<OrderSettings, 'pickupSearchRadius'>,
): readonly NearbyPlace<Place>[] {
  return places
    .map((place) => ({ place, distanceKm: distanceKm(origin, place) }))
    .filter((nearby) => nearby.distanceKm <= pickupSearchRadius)
    .sort((one, other) => one.distanceKm - other.distanceKm)
}

const earthRadiusKm = 6371

/** Along the surface of the earth, by the haversine formula. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const north = halfSineSquared(other.latitude - one.latitude)
  const east = halfSineSquared(other.longitude - one.longitude)
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  // Rounding can lift opposite points of the globe just above 1, where asin has no answer.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}

function halfSineSquared(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
