import type { AddressLookup } from '@vonk/domain/addresses'
import { checkPostcode } from '@vonk/domain/forms'
import { tidyText } from '@vonk/domain/text'
import type { Db } from '@vonk/platform/db'
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import type { LookedUpAddress } from './port.ts'
import { addressRanges } from './schema.ts'
import { streetKey } from './street-key.ts'

/** The address that a postcode and a house number name, by the shop's own tables; abroad the street is asked for, too. */
export async function findAddress(db: Db, lookup: AddressLookup): Promise<LookedUpAddress | null> {
  const { countryCode } = lookup
  const postcode = checkPostcode(lookup.postalCode, countryCode)
  const number = houseNumberIn(lookup.streetNumber)
  if (!postcode.ok || number === null) return null

  const ofStreet = countryCode === 'NL' ? undefined : eq(addressRanges.streetKey, streetKey(lookup.street, countryCode))
  const [range] = await db
    .select()
    .from(addressRanges)
    .where(
      and(
        eq(addressRanges.countryId, countryCode),
        eq(addressRanges.postcode, postcode.value),
        lte(addressRanges.firstNumber, number),
        gte(addressRanges.lastNumber, number),
        inArray(addressRanges.side, ['both', number % 2 === 0 ? 'even' : 'odd']),
        ofStreet,
      ),
    )
    .limit(1)
  if (!range) return null
  const { street, city, region, latitude, longitude } = range
  const typed = { streetNumber: tidyText(lookup.streetNumber), premise: tidyText(lookup.premise) }
  return { countryCode, postalCode: postcode.value, street, ...typed, city, region, position: { latitude, longitude } }
}

/** "12", "12a" and "12-14" all stand at number 12. */
function houseNumberIn(text: string): number | null {
  const [, digits] = /^(\d{1,5})(?!\d)/.exec(tidyText(text)) ?? []
  return digits === undefined ? null : Number(digits)
}
