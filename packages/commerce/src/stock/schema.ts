import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const shopStock = pgTable('shop_stock', {
  locationId: text('location_id').notNull(),
  sku: text().notNull(),
  quantity: integer().notNull(),
})

export const stockChanges = pgTable('stock_change', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  sku: text().notNull(),
  locationId: text('location_id'),
  delta: integer().notNull(),
  quantityAfter: integer('quantity_after').notNull(),
  reason: text().notNull(),
  reference: text(),
  at: timestamp({ withTimezone: true }).notNull(),
})
