import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const outboxEvents = pgTable('outbox_event', {
  transactionOrder: bigint('transaction_order', { mode: 'bigint' }).notNull(),
  id: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  topic: text().notNull(),
  payload: jsonb().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})

export const outboxSubscribers = pgTable('outbox_subscriber', {
  name: text().primaryKey(),
  transactionOrder: bigint('transaction_order', { mode: 'bigint' }).notNull(),
  eventId: bigint('event_id', { mode: 'bigint' }).notNull(),
  attempts: integer().notNull().default(0),
  retryAt: timestamp('retry_at', { withTimezone: true }),
})

export const outboxDeadLetters = pgTable('outbox_dead_letter', {
  subscriber: text().notNull(),
  transactionOrder: bigint('transaction_order', { mode: 'bigint' }).notNull(),
  eventId: bigint('event_id', { mode: 'bigint' }).notNull(),
  error: text().notNull(),
  parkedAt: timestamp('parked_at', { withTimezone: true }).notNull().defaultNow(),
})
