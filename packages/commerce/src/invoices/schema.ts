import type { CreditNote, Invoice } from '@vonk/domain/invoices'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export type OfBrand = 'brandName' | 'colours'

/** JSON has no moments: they are kept as text. Those of before brands had rows do not say what theirs is called, nor which colours it has. */
export type InvoiceDocument = Omit<Invoice, 'issuedAt' | 'orderedAt' | OfBrand> &
  Partial<Pick<Invoice, OfBrand>> & {
    readonly issuedAt: string
    readonly orderedAt: string
  }

export const invoices = pgTable('invoice', {
  orderId: text('order_id').primaryKey(),
  brand: text().notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  document: jsonb().$type<InvoiceDocument>().notNull(),
})

export type CreditNoteDocument = Omit<CreditNote, 'issuedAt' | 'orderedAt' | 'invoicedAt' | OfBrand> &
  Partial<Pick<CreditNote, OfBrand>> & {
    readonly issuedAt: string
    readonly orderedAt: string
    readonly invoicedAt: string
  }

export const creditNotes = pgTable(
  'credit_note',
  {
    orderId: text('order_id').notNull(),
    refundPosition: integer('refund_position').notNull(),
    brand: text().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    document: jsonb().$type<CreditNoteDocument>().notNull(),
  },
  ({ orderId, refundPosition }) => [primaryKey({ columns: [orderId, refundPosition] })],
)
