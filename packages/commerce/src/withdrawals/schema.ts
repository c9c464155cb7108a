import type { ReturnedPieces } from '@vonk/domain/payments'
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const withdrawals = pgTable('order_withdrawal', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  orderId: text('order_id').primaryKey(),
  /** Of what was declared last, and when that was: the same sent twice is one declaration. */
  tokenHash: text('token_hash').notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  /** When it was declared for the first time, which is what counts. */
  declaredAt: timestamp('declared_at', { withTimezone: true }),
  declarations: integer().notNull().default(0),
  /** Null until somebody has followed the link of the mail and said which pieces. */
  outcome: text({ enum: ['canceled', 'returned'] }),
  /** Null is all of the order. */
  pieces: jsonb().$type<readonly ReturnedPieces[]>(),
})

export type StoredWithdrawal = typeof withdrawals.$inferSelect
