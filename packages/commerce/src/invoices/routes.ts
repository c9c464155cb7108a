import { readInvoice } from '@vonk/contract'
import type { Invoice } from '@vonk/domain/invoices'
import { err, ok } from '@vonk/domain/result'
import type { Database } from '@vonk/platform/db'
import { FileAnswer, handle } from '@vonk/platform/http'
import { type Buyer, orderCartKey } from '../cart/index.ts'
import { findOrder } from '../orders/index.ts'
import { findInvoice } from './store.ts'

export type InvoiceRouteParts = {
  readonly db: Database
  whoIs(token: string): Promise<Pick<Buyer, 'customerId'> | null>
  /** To a PDF. */
  render(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>>
}

/** Who ordered may have the invoice: a guest by the cart it was, a customer by the session. Nobody else learns of it. */
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
  ]
}
