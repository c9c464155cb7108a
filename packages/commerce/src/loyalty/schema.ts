import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const loyaltyCards = pgTable('loyalty_card', {
  customerId: integer('customer_id').primaryKey(),
  number: text().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
})

export const loyaltyEntries = pgTable(
  'loyalty_entry',
  {
    customerId: integer('customer_id').notNull(),
    position: integer().notNull(),
    points: integer().notNull(),
    reason: text({ enum: ['earned', 'spent', 'given-back', 'revoked', 'spent-again', 'expired'] }).notNull(),
    orderId: text('order_id'),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  ({ customerId, position }) => [primaryKey({ columns: [customerId, position] })],
)

export type StoredLoyaltyCard = typeof loyaltyCards.$inferSelect
export type StoredLoyaltyEntry = typeof loyaltyEntries.$inferSelect
