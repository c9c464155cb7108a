import { readCreditNote, readInvoice } from '@vonk/contract'
import type { CreditNote, Invoice } from '@vonk/domain/invoices'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { FileAnswer, handle } from '@vonk/platform/http'
import { type Buyer, orderCartKey } from '../cart/index.ts'
import { findOrder } from '../orders/index.ts'
import { findCreditNotes } from './credit-note-store.ts'
import { findInvoice } from './store.ts'

export type InvoiceRouteParts = {
  readonly db: Database
  whoIs(token: string): Promise<Pick<Buyer, 'customerId'> | null>
  /** To a PDF; a credit note is drawn like the invoice it corrects. */
  render(invoice: Invoice | CreditNote): Promise<Uint8Array<ArrayBuffer>>
}

/** Who ordered may have the invoice and its credit notes: a guest by the cart it was, a customer by the session. Nobody else learns of it. */
export function invoiceRoutes({ db, whoIs, render }: InvoiceRouteParts) {
  async function isTheirs(orderId: string, cartId: string | undefined, token: string | null): Promise<boolean> {
    const order = await findOrder(db, orderId)
    if (!order) return false
    if (order.isGuest) return cartId !== undefined && orderCartKey(cartId) === order.cartId
    return token !== null && order.customerId !== null && (await whoIs(token))?.customerId === order.customerId
  }

  return [
    handle(readInvoice, async ({ orderId, cartId }, { token }) => {
      const invoice = (await isTheirs(orderId, cartId, token)) ? await findInvoice(db, orderId) : null
      if (!invoice) return err({ code: 'invoice-not-found' })
      return ok(new FileAnswer(await render(invoice), `${invoice.number}.pdf`))
    }),
    handle(readCreditNote, async ({ orderId, number, cartId }, { token }) => {
      const notes = (await isTheirs(orderId, cartId, token)) ? await findCreditNotes(db, orderId) : []
      const note = notes.find((placed) => placed.note.number === number)?.note
      if (!note) return err({ code: 'credit-note-not-found' })
      return ok(new FileAnswer(await render(note), `${note.number}.pdf`))
    }),
  ]
}
