import type { Invoice, Seller } from '@vonk/domain/invoices'
import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { eq, sql } from 'drizzle-orm'
import { type InvoiceDocument, invoices, sellers } from './schema.ts'

/** The seller of a brand with what its invoice numbers begin with. */
export type StoredSeller = Seller & { readonly brand: Brand; readonly invoicePrefix: string }

/** Every brand has one: the migration that made the table put them there. */
export async function loadSeller(db: Db, brand: Brand): Promise<StoredSeller> {
  const [seller] = await db.select().from(sellers).where(eq(sellers.brand, brand))
  if (!seller) throw new Error(`nobody sells under the brand ${brand}`)
  return seller
}

export async function findInvoice(db: Db, orderId: string): Promise<Invoice | null> {
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(eq(invoices.orderId, orderId))
  return row ? toInvoice(row.document) : null
}

type Series = {
  readonly series: 'invoice_series' | 'credit_note_series'
  readonly brand: Brand
  readonly year: number
}

/** The next number of a seller's year. Whoever takes one holds the row, so that none is left out when it comes to nothing. */
export async function takeNumber(tx: Db, { series, brand, year }: Series): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    insert into ${sql.identifier(series)} as series (brand, year, last_number) values (${brand}, ${year}, 1)
    on conflict (brand, year) do update set last_number = series.last_number + 1
    returning last_number as number`)
  const [row] = rows
  if (!row) throw new Error('a statement that returns a row has returned none')
  return row.number
}

type NewInvoice = {
  readonly orderId: string
  readonly year: number
  readonly number: number
  readonly invoice: Invoice
}

export async function insertInvoice(tx: Db, { orderId, year, number, invoice }: NewInvoice): Promise<void> {
  const { brand, issuedAt } = invoice
  await tx.insert(invoices).values({ orderId, brand, year, number, issuedAt, document: toDocument(invoice) })
}

function toDocument(invoice: Invoice): InvoiceDocument {
  const { issuedAt, orderedAt } = invoice
  return { ...invoice, issuedAt: issuedAt.toISOString(), orderedAt: orderedAt.toISOString() }
}

function toInvoice(document: InvoiceDocument): Invoice {
  const { issuedAt, orderedAt } = document
  return { ...document, issuedAt: new Date(issuedAt), orderedAt: new Date(orderedAt) }
}
