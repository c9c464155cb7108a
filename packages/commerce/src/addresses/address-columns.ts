import { integer, text } from 'drizzle-orm/pg-core'

/** Where somebody lives or is sent to, as every table that has an address writes it. */
export const addressColumns = {
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text().notNull(),
  taxId: text('tax_id').notNull(),
  street: text().notNull(),
  number: text().notNull(),
  affix: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  region: text().notNull(),
  regionId: integer('region_id'),
  countryId: text('country_id').notNull(),
  phone: text().notNull(),
}
