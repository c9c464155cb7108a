import type { CreditNote } from '@vonk/domain/invoices'
import { storeTimeAt } from '@vonk/domain/time'
import type { Db } from '@vonk/platform/db'
import { loadSeller } from '../brands/index.ts'
import { findOrder } from '../orders/index.ts'
import { findCreditNotes, insertCreditNote } from './credit-note-store.ts'
import { draftCreditNote } from './draft-credit-note.ts'
import { onlySeller } from './draft-invoice.ts'
import { findInvoice, takeNumber } from './store.ts'

export type RefundOfOrder = { readonly orderId: string; readonly position: number }

/**
 * Gives a refund its credit note, once. Null where there is nothing to correct: the order had no invoice, or what came back
 * had cost nothing. The number is taken as that of an invoice is, so that none is left out.
 */
export async function issueCreditNote(
  tx: Db,
  { orderId, position }: RefundOfOrder,
  { now }: { readonly now: Date },
): Promise<CreditNote | null> {
  const invoice = await findInvoice(tx, orderId)
  const order = invoice && (await findOrder(tx, orderId))
  const refund = order?.refunds[position]
  if (!invoice || !order || !refund) return null
  const given = await findCreditNotes(tx, orderId)
  const existing = given.find((placed) => placed.position === position)
  if (existing) return existing.note
  if (refund.charges === 0 && refund.lines.every(({ amount }) => amount === 0)) return null
  const seller = await loadSeller(tx, invoice.brand)
  const year = Number(storeTimeAt(now).date.slice(0, 4))
  const number = await takeNumber(tx, { series: 'credit_note_series', brand: invoice.brand, year })
  const note = draftCreditNote(invoice, {
    ...{ order, refund, issuedAt: now },
    seller: onlySeller(seller, (invoice.recipient ?? invoice.buyer).countryId),
    before: given.map((placed) => placed.note),
    number: `${seller.invoicePrefix}${year}-C${String(number).padStart(6, '0')}`,
  })
  await insertCreditNote(tx, { orderId, position, note, year, number })
  return note
}
