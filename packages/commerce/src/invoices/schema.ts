import type { CreditNote, Invoice } from '@vonk/domain/invoices'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const brands = ['vonk', 'razz'] as const

export const sellers = pgTable('seller', {
  brand: text({ enum: brands }).primaryKey(),
  name: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  countryId: text('country_id').notNull(),
  registration: text().notNull(),
  vatId: text('vat_id').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  invoicePrefix: text('invoice_prefix').notNull(),
})

/** JSON has no moments: they are kept as text. */
export type InvoiceDocument = Omit<Invoice, 'issuedAt' | 'orderedAt'> & {
  readonly issuedAt: string
  readonly orderedAt: string
}

export const invoices = pgTable('invoice', {
  orderId: text('order_id').primaryKey(),
  brand: text({ enum: brands }).notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  document: jsonb().$type<InvoiceDocument>().notNull(),
})

export type CreditNoteDocument = Omit<CreditNote, 'issuedAt' | 'orderedAt' | 'invoicedAt'> & {
  readonly issuedAt: string
  readonly orderedAt: string
  readonly invoicedAt: string
}

export const creditNotes = pgTable(
  'credit_note',
  {
    orderId: text('order_id').notNull(),
    refundPosition: integer('refund_position').notNull(),
    brand: text({ enum: brands }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    document: jsonb().$type<CreditNoteDocument>().notNull(),
  },
  ({ orderId, refundPosition }) => [primaryKey({ columns: [orderId, refundPosition] })],
)
