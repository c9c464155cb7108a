import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const throttles = pgTable('throttle', {
  key: text().primaryKey(),
  attempts: bigint({ mode: 'number' }).array().notNull().default([]),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
