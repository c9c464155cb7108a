import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const mailStates = ['waiting', 'sending', 'sent', 'refused', 'given-up'] as const

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

export const mails = pgTable('mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  senderName: text('sender_name').notNull(),
  recipient: text().notNull(),
  recipientName: text('recipient_name').notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  plainText: text('plain_text').notNull(),
  unsubscribeUrl: text('unsubscribe_url'),
  state: text({ enum: mailStates }).notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
})

export const mailAttachments = pgTable('mail_attachment', {
  mailId: bigint('mail_id', { mode: 'number' }).notNull(),
  position: integer().notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  content: bytes().notNull(),
})

export type StoredMail = Readonly<typeof mails.$inferSelect>
