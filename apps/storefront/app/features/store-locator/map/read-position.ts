import type { LocatorData } from '../locator-data.ts'

/** The browser's position in the address; anything else but degrees is none. */
export function readPosition(query: URLSearchParams): LocatorData['near'] {
  const latitude = Number.parseFloat(query.get('lat') ?? '')
  const longitude = Number.parseFloat(query.get('lng') ?? '')
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude, name: '' } : null
}
