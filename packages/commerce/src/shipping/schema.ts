import type { Brand, Language } from '@vonk/domain/stores'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What a way of delivery is called, by language. */
export type Titles = Readonly<Record<Language, string>>

/** Where is delivered to, in the order in which shoppers choose. */
export const deliveryCountries = pgTable('delivery_country', {
  id: text().primaryKey(),
  position: integer().notNull().generatedByDefaultAsIdentity(),
})

export const shippingTariffs = pgTable(
  'shipping_tariff',
  {
    carrierCode: text('carrier_code').notNull(),
    methodCode: text('method_code').notNull(),
    countryId: text('country_id').notNull(),
    carrierTitle: text('carrier_title').notNull(),
    titles: jsonb().$type<Titles>().notNull(),
    kind: text({ enum: ['home', 'service-point', 'store'] }).notNull(),
    timing: text({ enum: ['standard', 'same-day', 'sunday'] }).notNull(),
    brands: text().array().$type<Brand[]>().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    freeFrom: bigint('free_from', { mode: 'number' }),
    isDefault: boolean('is_default').notNull(),
    position: integer().notNull(),
  },
  ({ carrierCode, methodCode, countryId }) => [primaryKey({ columns: [carrierCode, methodCode, countryId] })],
)

/** What one way of delivery costs in one country, tax included. */
export type Tariff = Readonly<typeof shippingTariffs.$inferSelect>
