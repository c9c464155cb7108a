import type { OpeningException, OpeningWeek } from '@vonk/contract'
import type { Brand } from '@vonk/domain/stores'
import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const locations = pgTable('location', {
  id: text().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  brands: text().array().$type<Brand[]>().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  countryId: text('country_id').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  image: text().notNull(),
  isPickupLocation: boolean('is_pickup_location').notNull(),
  week: jsonb().$type<OpeningWeek>().notNull(),
  exceptions: jsonb().$type<readonly OpeningException[]>().notNull(),
})
