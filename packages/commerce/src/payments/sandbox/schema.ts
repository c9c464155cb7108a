import type { Language } from '@vonk/domain/stores'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const bankPayments = pgTable('bank_payment', {
  reference: text().primaryKey(),
  paymentId: text('payment_id').notNull(),
  method: text().notNull(),
  amount: cents('amount').notNull(),
  refunded: cents('refunded').notNull().default(0),
  currency: text({ enum: ['EUR'] }).notNull(),
  description: text().notNull(),
  language: text().$type<Language>().notNull(),
  returnUrl: text('return_url').notNull(),
  webhookUrl: text('webhook_url').notNull(),
  status: text({ enum: ['open', 'pending', 'paid', 'failed', 'cancelled'] })
    .notNull()
    .default('open'),
  comingStatus: text('coming_status', { enum: ['paid', 'failed'] }),
  comingAt: moment('coming_at'),
  stage: text({ enum: ['details', 'approval'] })
    .notNull()
    .default('details'),
  bank: text(),
  tries: integer().notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

export const bankRefunds = pgTable('bank_refund', {
  id: text().primaryKey(),
  reference: text().notNull(),
  amount: cents('amount').notNull(),
})

export type BankPayment = typeof bankPayments.$inferSelect
