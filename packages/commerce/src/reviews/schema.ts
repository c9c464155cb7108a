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
  /** What the shop says to it. */
  answer: text(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

type ReviewRow = typeof reviews.$inferSelect

type OfStaff = 'answer' | 'answeredAt'

/** The addresses of staff, who are no customers; as the acts on the review have them. */
export type DoneByStaff = {
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly answeredBy: string | null
}

/** What its writer said, and whether it is shown. */
export type StoredReview = Readonly<Omit<ReviewRow, 'idempotencyKey' | OfStaff>>
export type ShownReview = StoredReview & Readonly<Pick<ReviewRow, 'answer' | 'answeredAt'>>
export type ReviewForStaff = ShownReview & DoneByStaff
export type NewReview = Readonly<Omit<ReviewRow, 'id' | 'createdAt' | OfStaff>>
