import type { CreditNote } from '@vonk/domain/invoices'
import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { type CreditNoteDocument, creditNotes, type OfBrand } from './schema.ts'
import { withFactsOfBrand } from './store.ts'

export type PlacedCreditNote = {
  /** Of the refund, counted from 0. */
  readonly position: number
  readonly note: CreditNote
}

/** The credit notes of an order, the oldest first. */
export async function findCreditNotes(db: Db, orderId: string): Promise<readonly PlacedCreditNote[]> {
  const { refundPosition: position, document } = creditNotes
  const rows = await db
    .select({ position, document })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(position))
  return Promise.all(
    rows.map(async (row) => ({ position: row.position, note: toCreditNote(await withFactsOfBrand(db, row.document)) })),
  )
}

/** The credit note of one refund; null where the order had no invoice, or nothing was worth crediting. */
export async function findCreditNote(db: Db, orderId: string, position: number): Promise<CreditNote | null> {
  return (await findCreditNotes(db, orderId)).find((placed) => placed.position === position)?.note ?? null
}

type NewCreditNote = PlacedCreditNote & { readonly orderId: string; readonly year: number; readonly number: number }

export async function insertCreditNote(
  tx: Db,
  { orderId, position, note, year, number }: NewCreditNote,
): Promise<void> {
  const { brand, issuedAt } = note
  await tx
    .insert(creditNotes)
    .values({ orderId, refundPosition: position, brand, year, number, issuedAt, document: toDocument(note) })
}

function toDocument(note: CreditNote): CreditNoteDocument {
  const { issuedAt, orderedAt, invoicedAt } = note
  return {
    ...note,
    issuedAt: issuedAt.toISOString(),
    orderedAt: orderedAt.toISOString(),
    invoicedAt: invoicedAt.toISOString(),
  }
}

function toCreditNote(document: CreditNoteDocument & Pick<CreditNote, OfBrand>): CreditNote {
  const { issuedAt, orderedAt, invoicedAt } = document
  return {
    ...document,
    issuedAt: new Date(issuedAt),
    orderedAt: new Date(orderedAt),
    invoicedAt: new Date(invoicedAt),
  }
}
