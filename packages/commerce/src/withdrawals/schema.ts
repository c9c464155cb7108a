import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const withdrawals = pgTable('order_withdrawal', {
  orderId: text('order_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  declaredAt: timestamp('declared_at', { withTimezone: true }),
  outcome: text({ enum: ['canceled', 'returned'] }),
})

export type StoredWithdrawal = typeof withdrawals.$inferSelect
