import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const sessions = pgTable('customer_session', {
  id: uuid().primaryKey(),
  customerId: integer('customer_id').notNull(),
  isRotating: boolean('is_rotating').notNull().default(false),
  isRevoked: boolean('is_revoked').notNull().default(false),
  browser: text().notNull().default(''),
  system: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
})

export const sessionTokens = pgTable('session_token', {
  hash: text().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  kind: text({ enum: ['access', 'refresh', 'proof'] }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }),
})

/** The one link that sets a new password; asking again replaces it. */
export const passwordResets = pgTable('password_reset', {
  customerId: integer('customer_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Another mail address that waits for the link to the old one. */
export const emailChanges = pgTable('email_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer('customer_id').notNull(),
  email: text().notNull(),
  storeCode: text('store_code').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
})
