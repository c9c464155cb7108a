import type { OrderSettings } from '../settings/index.ts'

/** Degrees north and east. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

export type NearbyLocation<Location> = { readonly location: Location; readonly distanceKm: number }

/** The locations within the search radius, nearest first. */
export function nearbyLocations<Location extends Coordinates>(
  locations: readonly Location[],
  origin: Coordinates,
  { pickupSearchRadius }: Pick<OrderSettings, 'pickupSearchRadius'>,
): readonly NearbyLocation<Location>[] {
  return locations
    .map((location) => ({ location, distanceKm: distanceKm(origin, location) }))
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
