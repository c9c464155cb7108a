import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const accountNotices = pgTable('account_notice', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer('customer_id').notNull(),
  kind: text({
    enum: [
      'password-reset',
      'password-changed',
      'email-changed',
      'email-change-asked',
      'passkey-added',
      'passkey-removed',
      'proof-link-profile',
      'proof-link-security',
    ],
  }).notNull(),
  recipient: text(),
  storeCode: text('store_code').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type StoredNotice = Readonly<typeof accountNotices.$inferSelect>
