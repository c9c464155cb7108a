import type { ReturnedPieces } from '@vonk/domain/payments'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const withdrawals = pgTable('order_withdrawal', {
  orderId: text('order_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  declaredAt: timestamp('declared_at', { withTimezone: true }),
  outcome: text({ enum: ['canceled', 'returned'] }),
  /** Null is all of the order. */
  pieces: jsonb().$type<readonly ReturnedPieces[]>(),
})

export type StoredWithdrawal = typeof withdrawals.$inferSelect
