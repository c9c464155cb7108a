import { checkPostcode } from '@vonk/domain/forms'
import type { Coordinates } from '@vonk/domain/shipping'
import type { Db } from '@vonk/platform/db'
import { and, avg, eq, like } from 'drizzle-orm'
import { addressRanges } from './schema.ts'

/** The first so many signs of a postcode name the neighbourhood; two more letters follow in the Netherlands. */
const neighbourhoodLength: Readonly<Record<string, number>> = { NL: 4, BE: 2, DE: 3 }

/** About where a postcode lies: the middle of its streets that are known, else of its neighbourhood. */
export async function findPosition(db: Db, countryId: string, postcode: string): Promise<Coordinates | null> {
  const checked = checkPostcode(postcode, countryId)
  const length = neighbourhoodLength[countryId]
  if (!checked.ok || length === undefined) return null
  return (await middleOf(db, countryId, checked.value)) ?? middleOf(db, countryId, checked.value.slice(0, length))
}

async function middleOf(db: Db, countryId: string, start: string): Promise<Coordinates | null> {
  const [middle] = await db
    .select({
      latitude: avg(addressRanges.latitude).mapWith(Number),
      longitude: avg(addressRanges.longitude).mapWith(Number),
    })
    .from(addressRanges)
    .where(and(eq(addressRanges.countryId, countryId), like(addressRanges.postcode, `${start}%`)))
  const { latitude = null, longitude = null } = middle ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
