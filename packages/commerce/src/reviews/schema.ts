import type { Fit } from '@vonk/contract'
import type { Brand, Language } from '@vonk/domain/stores'
import { integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const reviews = pgTable('review', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storeCode: text('store_code').notNull(),
  brand: text().$type<Brand>().notNull(),
  language: text().$type<Language>().notNull(),
  productId: integer('product_id').notNull(),
  sku: text().notNull(),
  title: text().notNull(),
  detail: text().notNull(),
  nickname: text().notNull(),
  rating: smallint(),
  fit: text().$type<Fit>(),
  /** In centimetres. */
  childHeight: smallint('child_height'),
  status: smallint().notNull(),
  customerId: integer('customer_id'),
  idempotencyKey: text('idempotency_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

type ReviewRow = typeof reviews.$inferSelect

export type StoredReview = Readonly<Omit<ReviewRow, 'idempotencyKey'>>
export type NewReview = Readonly<Omit<ReviewRow, 'id' | 'createdAt'>>
