import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'

export const maintenance = pgTable('maintenance', {
  isOnly: boolean('is_only').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
