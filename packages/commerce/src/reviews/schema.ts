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
  /** The addresses of staff, who are no customers. */
  decidedBy: text('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  answer: text(),
  answeredBy: text('answered_by'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

type ReviewRow = typeof reviews.$inferSelect

type OfStaff = 'decidedBy' | 'decidedAt' | 'answer' | 'answeredBy' | 'answeredAt'

/** What its writer said, and whether it is shown. */
export type StoredReview = Readonly<Omit<ReviewRow, 'idempotencyKey' | OfStaff>>
export type ShownReview = StoredReview & Readonly<Pick<ReviewRow, 'answer' | 'answeredAt'>>
export type ReviewForStaff = StoredReview & Readonly<Pick<ReviewRow, OfStaff>>
export type NewReview = Readonly<Omit<ReviewRow, 'id' | 'createdAt' | OfStaff>>
