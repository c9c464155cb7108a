import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const subscriptions = pgTable('newsletter_subscription', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  brand: text().notNull(),
  email: text().notNull(),
  storeCode: text('store_code').notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
  mailDue: text('mail_due', { enum: ['confirmation-link', 'coupon'] }),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

export type StoredSubscription = typeof subscriptions.$inferSelect
