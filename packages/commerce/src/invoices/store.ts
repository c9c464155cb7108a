import type { Invoice } from '@vonk/domain/invoices'
import { documentColoursOf, plainLook } from '@vonk/domain/looks'
import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { eq, sql } from 'drizzle-orm'
import { readBrands } from '../brands/index.ts'
import { type InvoiceDocument, invoices, type OfBrand } from './schema.ts'

export async function findInvoice(db: Db, orderId: string): Promise<Invoice | null> {
  const [row] = await db.select({ document: invoices.document }).from(invoices).where(eq(invoices.orderId, orderId))
  return row ? toInvoice(await withFactsOfBrand(db, row.document)) : null
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

/** The document as it was given out, with what its brand is called and looks like where it does not say so itself. */
export async function withFactsOfBrand<Document extends Pick<InvoiceDocument, 'brand' | OfBrand>>(
  db: Db,
  document: Document,
): Promise<Document & Pick<Invoice, OfBrand>> {
  const { brandName, colours } = document
  if (brandName !== undefined && colours !== undefined) return { ...document, brandName, colours }
  const brand = (await readBrands(db)).get(document.brand)
  return {
    ...document,
    brandName: brandName ?? brand?.name ?? document.brand,
    colours: colours ?? documentColoursOf(brand?.look ?? plainLook),
  }
}

function toInvoice(document: InvoiceDocument & Pick<Invoice, OfBrand>): Invoice {
  const { issuedAt, orderedAt } = document
  return { ...document, issuedAt: new Date(issuedAt), orderedAt: new Date(orderedAt) }
}
