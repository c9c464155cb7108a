import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const emailTokens = pgTable('mailed_link', {
  hash: text().primaryKey(),
  purpose: text({
    enum: ['newsletter', 'stock-alert', 'email-change', 'account-proof', 'withdrawal', 'order'],
  }).notNull(),
  subject: bigint({ mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export type TokenPurpose = (typeof emailTokens.$inferSelect)['purpose']
