import type { AddressRange } from '@vonk/commerce/addresses'
import { hash } from '../illustrator/random.ts'
import { type Area, type Town, towns } from './towns.data.ts'

/** Every street of the demo's towns with its postcodes and house numbers. */
export function makeAddresses(): readonly AddressRange[] {
  return towns.flatMap((town) => town.areas.flatMap((area) => area.streets.map((text) => rangeOf(town, area, text))))
}

function rangeOf({ name: city, countryId, region }: Town, { postcode, at }: Area, text: string): AddressRange {
  const { name: street, letters, side, first, last } = readStreet(text)
  const [latitude, longitude] = at
  return {
    countryId,
    postcode: letters === null ? postcode : `${postcode} ${letters}`,
    firstNumber: first,
    lastNumber: last,
    side,
    street,
    city,
    region,
    latitude: around(latitude, `north ${text}`),
    longitude: around(longitude, `east ${text}`),
  }
}

/** A street lies within some two hundred metres of the middle of its area. */
function around(degrees: number, key: string): number {
  const shift = ((hash(key) % 1000) / 1000 - 0.5) * 0.005
  return Math.round((degrees + shift) * 1e6) / 1e6
}

type Street = {
  readonly name: string
  /** The letters of a Dutch postcode. */
  readonly letters: string | null
  readonly side: 'both' | 'odd' | 'even'
  readonly first: number
  readonly last: number
}

/** Reads "Kalverstraat PH even 80-118" and "Meir 1-132". */
export function readStreet(text: string): Street {
  const found = /^(?<name>.+?)(?: (?<letters>[A-Z]{2}))?(?: (?<side>odd|even))? (?<first>\d+)-(?<last>\d+)$/.exec(text)
  const { name = '', letters = null, side, first, last } = found?.groups ?? {}
  if (name === '') throw new Error(`"${text}" names no street`)
  return {
    name,
    letters,
    side: side === 'odd' || side === 'even' ? side : 'both',
    first: Number(first),
    last: Number(last),
  }
}
