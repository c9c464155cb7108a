import { defaultSettings, type OrderSettings } from '@vonk/domain/settings'
import { type Coordinates, type NearbyLocation, nearbyLocations } from '@vonk/domain/shipping'
import { isStorable } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, between, eq } from 'drizzle-orm'
import { type ParcelPoint, parcelPoints } from './schema.ts'

export type ParcelPointSearch = Coordinates & {
  /** Carriers do not hand a parcel over in another country than they were told. */
  readonly countryId: string
  readonly carrier: string
  readonly settings?: Pick<OrderSettings, 'pickupSearchRadius'>
}

const kmPerDegree = 111

/** The parcel points in reach of a position, nearest first. */
export async function findParcelPoints(
  db: Db,
  { countryId, carrier, settings = defaultSettings, latitude, longitude }: ParcelPointSearch,
): Promise<readonly NearbyLocation<ParcelPoint>[]> {
  const reach = settings.pickupSearchRadius / kmPerDegree
  const around = await db
    .select()
    .from(parcelPoints)
    .where(
      and(
        eq(parcelPoints.countryId, countryId),
        eq(parcelPoints.carrier, carrier),
        between(parcelPoints.latitude, latitude - reach, latitude + reach),
      ),
    )
    .orderBy(parcelPoints.id)
  return nearbyLocations(around, { latitude, longitude }, settings)
}

export async function findParcelPoint(db: Db, id: string): Promise<ParcelPoint | null> {
  if (!isStorable(id)) return null
  const [point] = await db.select().from(parcelPoints).where(eq(parcelPoints.id, id))
  return point ?? null
}
