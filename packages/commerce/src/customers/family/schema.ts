import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const children = pgTable('child', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  firstName: text('first_name').notNull(),
  /** As yyyy-mm. */
  birthMonth: text('birth_month'),
  heightCm: integer('height_cm'),
  size: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type StoredChild = typeof children.$inferSelect
