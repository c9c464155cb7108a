import { putAddressRanges, putParcelPoints } from '@vonk/commerce/addresses'
import { putLocations } from '@vonk/commerce/locations'
import type { Db } from '@vonk/platform/db'
import type { DemoPlaces } from './make-places.ts'

/** Stores the places; what is there already is overwritten. */
export async function seedPlaces(db: Db, { shops, addresses, parcelPoints }: DemoPlaces): Promise<void> {
  await putLocations(db, shops)
  await putAddressRanges(db, addresses)
  await putParcelPoints(db, parcelPoints)
}
