import { chunksOf, jsonRows } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'
import type { AddressRange, ParcelPoint } from './schema.ts'
import { streetKey } from './street-key.ts'

const CHUNK = 1000

/** Adds postcode data and overwrites what is there of the same streets. */
export async function putAddressRanges(db: Db, ranges: readonly AddressRange[]): Promise<void> {
  const rows = ranges.map((range) => ({ ...range, streetKey: streetKey(range.street, range.countryId) }))
  for (const chunk of chunksOf(rows, CHUNK)) {
    await db.execute(sql`
      insert into address_range (country_id, postcode, street_key, first_number, last_number, side, street, city, region, latitude, longitude)
      select "countryId", postcode, "streetKey", "firstNumber", "lastNumber", side, street, city, region, latitude, longitude
      from json_to_recordset(${jsonRows(chunk)}::json) as incoming (
        "countryId" text, postcode text, "streetKey" text, "firstNumber" integer, "lastNumber" integer, side text,
        street text, city text, region text, latitude double precision, longitude double precision)
      on conflict (country_id, postcode, street_key, side, first_number) do update set
        last_number = excluded.last_number, street = excluded.street, city = excluded.city, region = excluded.region,
        latitude = excluded.latitude, longitude = excluded.longitude`)
  }
}

/** Adds parcel points and overwrites those that are there. */
export async function putParcelPoints(db: Db, points: readonly ParcelPoint[]): Promise<void> {
  for (const chunk of chunksOf(points, CHUNK)) {
    await db.execute(sql`
      insert into parcel_point (id, carrier, kind, name, street, house_number, postcode, city, country_id, latitude, longitude, week)
      select id, carrier, kind, name, street, "houseNumber", postcode, city, "countryId", latitude, longitude, week
      from json_to_recordset(${jsonRows(chunk)}::json) as incoming (
        id text, carrier text, kind text, name text, street text, "houseNumber" text, postcode text, city text,
        "countryId" text, latitude double precision, longitude double precision, week jsonb)
      on conflict (id) do update set
        carrier = excluded.carrier, kind = excluded.kind, name = excluded.name, street = excluded.street,
        house_number = excluded.house_number, postcode = excluded.postcode, city = excluded.city,
        country_id = excluded.country_id, latitude = excluded.latitude, longitude = excluded.longitude,
        week = excluded.week`)
  }
}
