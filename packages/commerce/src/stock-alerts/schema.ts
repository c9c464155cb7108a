import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const stockAlerts = pgTable('stock_alert', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sku: text().notNull(),
  email: text().notNull(),
  storeCode: text('store_code').notNull(),
  customerId: integer('customer_id'),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  mailDue: text('mail_due', { enum: ['confirmation', 'back'] }),
})

export const stockAlertRounds = pgTable('stock_alert_round', {
  sku: text().primaryKey(),
  beganAt: moment('began_at').notNull(),
  told: integer().notNull(),
})

export type StoredAlert = Readonly<typeof stockAlerts.$inferSelect>
