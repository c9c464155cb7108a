import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const giftCards = pgTable('gift_card', {
  code: text().primaryKey(),
  isActive: boolean('is_active').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  orderId: text('order_id'),
})

export const giftCardEntries = pgTable(
  'gift_card_entry',
  {
    code: text().notNull(),
    position: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    reason: text({ enum: ['issued', 'spent', 'given-back', 'spent-again', 'paid-back'] }).notNull(),
    orderId: text('order_id'),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  ({ code, position }) => [primaryKey({ columns: [code, position] })],
)

export type StoredGiftCard = typeof giftCards.$inferSelect
export type StoredGiftCardEntry = typeof giftCardEntries.$inferSelect
