import type { Look } from '@vonk/domain/looks'
import type { BrandWords } from '@vonk/domain/stores'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const brands = pgTable('brand', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** By language. */
  words: jsonb().$type<Readonly<Record<string, BrandWords>>>().notNull(),
  /** Of a brand without one nothing is known but its name. */
  look: jsonb().$type<Look>(),
})

export type BrandRow = Readonly<typeof brands.$inferSelect>

/** Who sells under a brand: named in every confirmation and on every invoice. */
export const sellers = pgTable('seller', {
  brand: text().primaryKey(),
  name: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  countryId: text('country_id').notNull(),
  registration: text().notNull(),
  vatId: text('vat_id').notNull(),
  /** By country, where it is another. */
  vatIds: jsonb('vat_ids').$type<Readonly<Record<string, string>>>().notNull().default({}),
  email: text().notNull(),
  phone: text().notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
})
