import type { OpeningWeek } from '@vonk/contract'
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const addressRanges = pgTable(
  'address_range',
  {
    countryId: text('country_id').notNull(),
    postcode: text().notNull(),
    streetKey: text('street_key').notNull(),
    firstNumber: integer('first_number').notNull(),
    lastNumber: integer('last_number').notNull(),
    side: text({ enum: ['both', 'odd', 'even'] }).notNull(),
    street: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.countryId, table.postcode, table.streetKey, table.side, table.firstNumber] }),
  ],
)

export const parcelPoints = pgTable('parcel_point', {
  id: text().primaryKey(),
  carrier: text().notNull(),
  kind: text({ enum: ['shop', 'supermarket', 'locker'] }).notNull(),
  name: text().notNull(),
  street: text().notNull(),
  houseNumber: text('house_number').notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  countryId: text('country_id').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  week: jsonb().$type<OpeningWeek>().notNull(),
})

/** The house numbers of a street that share a postcode; `side` tells odd from even where the two differ. */
export type AddressRange = Readonly<Omit<typeof addressRanges.$inferSelect, 'streetKey'>>

/** A shop or locker where a carrier keeps a parcel until it is fetched. */
export type ParcelPoint = Readonly<typeof parcelPoints.$inferSelect>
