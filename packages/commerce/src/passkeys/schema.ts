import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const passkeys = pgTable('passkey', {
  id: uuid().primaryKey(),
  customerId: integer('customer_id').notNull(),
  credentialId: text('credential_id').notNull(),
  userHandle: text('user_handle').notNull(),
  host: text().notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export type StoredPasskey = Readonly<typeof passkeys.$inferSelect>

export const passkeyChallenges = pgTable('passkey_challenge', {
  hash: text().primaryKey(),
  storeCode: text('store_code').notNull(),
  customerId: integer('customer_id'),
  userHandle: text('user_handle'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
