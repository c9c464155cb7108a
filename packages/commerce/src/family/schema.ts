import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const children = pgTable('child', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer('customer_id').notNull(),
  firstName: text('first_name').notNull(),
  /** As yyyy-mm-dd: a birthday is a day everywhere. */
  birthday: date({ mode: 'string' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type StoredChild = typeof children.$inferSelect
