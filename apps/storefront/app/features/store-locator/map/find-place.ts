import type { Coordinates } from '@vonk/domain/shipping'
import type { ShopLocation } from '../shop/shop-location.ts'
import { type KnownPlace, knownPlaces } from './places.data.ts'

type Place = Coordinates & { readonly name: string }

/** Where a typed town or postcode is: a shop's own first, then a known town; null where nobody knows. */
export function findPlace(
  typed: string,
  { shops, country }: { readonly shops: readonly ShopLocation[]; readonly country: string },
): Place | null {
  const wanted = plain(typed)
  if (wanted.length < 2) return null
  const shop = shops.find(({ city, postcode }) => plain(city) === wanted || plain(postcode) === wanted)
  if (shop) return { name: shop.city, latitude: shop.latitude, longitude: shop.longitude }
  return findTown(wanted) ?? findByPostcode(wanted, country)
}

function findTown(wanted: string): KnownPlace | null {
  const exact = knownPlaces.find(({ name }) => plain(name) === wanted)
  if (exact || wanted.length < 3) return exact ?? null
  return knownPlaces.find(({ name }) => plain(name).startsWith(wanted)) ?? null
}

/** Four digits are Dutch or Belgian, five are German; the country of the view decides between the first two. */
function findByPostcode(wanted: string, country: string): KnownPlace | null {
  const [, digits, letters] = /^(\d{4,5})([a-z]{2})?$/.exec(wanted) ?? []
  if (digits === undefined) return null
  const countries = digits.length === 5 ? ['DE'] : [letters || country !== 'BE' ? 'NL' : 'BE', 'NL', 'BE']
  for (const each of countries) {
    const near = knownPlaces.filter((place) => place.country === each)
    const place = longestMatch(near, digits)
    if (place) return place
  }
  return null
}

function longestMatch(places: readonly KnownPlace[], digits: string): KnownPlace | null {
  const matches = places.flatMap((place) =>
    place.postcodes.filter((start) => digits.startsWith(start)).map((start) => ({ place, length: start.length })),
  )
  return matches.toSorted((one, other) => other.length - one.length)[0]?.place ?? null
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
