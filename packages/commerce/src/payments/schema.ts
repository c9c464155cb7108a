import type { PaymentStatus } from '@vonk/domain/payments'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const cents = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Rows begin with the order they are for, which writes them; what becomes of them is written here. */
export const payments = pgTable('order_payment', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  method: text().notNull(),
  provider: text().notNull(),
  reference: text('provider_reference'),
  amount: cents('amount').notNull(),
  refunded: cents('refunded').notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  redirectUrl: text('redirect_url'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  askedAt: moment('asked_at'),
})

export type StoredPayment = typeof payments.$inferSelect
