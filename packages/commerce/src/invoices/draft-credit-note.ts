import { type CreditNote, creditTaxes, type Invoice, type InvoiceLine, type Seller } from '@vonk/domain/invoices'
import type { Cents } from '@vonk/domain/money'
import type { Refund } from '@vonk/domain/payments'
import type { Rate } from '@vonk/domain/tax'
import type { StoredOrder } from '../orders/index.ts'
import { toLine } from './draft-invoice.ts'

type CreditParts = {
  readonly order: StoredOrder
  readonly refund: Refund
  readonly seller: Seller
  /** Those that were given out before for the same invoice. */
  readonly before: readonly CreditNote[]
  readonly number: string
  readonly issuedAt: Date
}

/** The credit note for a refund, in the words of the invoice it corrects. */
export function draftCreditNote(invoice: Invoice, parts: CreditParts): CreditNote {
  const { order, refund, seller, before, number, issuedAt } = parts
  const { giftCards, points, remainder } = refund.tenders
  const lines = creditedLines(order, refund)
  // What delivery and the payment method cost goes back with the last piece, all of it.
  const charges = refund.charges > 0 ? invoice.charges : []
  const taxes = creditTaxes({
    invoiced: invoice.taxes,
    before: before.flatMap((note) => note.taxes),
    credited: grossByRate([...lines, ...charges]),
  })
  return {
    ...invoice,
    ...{ number, issuedAt, seller, lines, charges, taxes },
    invoiceNumber: invoice.number,
    invoicedAt: invoice.issuedAt,
    recipient: null,
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
    total: [...lines, ...charges].reduce((sum, { paid }) => sum + paid, 0),
    giftCards: giftCards.reduce((sum, { amount }) => sum + amount, 0),
    points: points.amount,
    paid: remainder,
  }
}

/** What came back of each line, at what was paid for it. */
function creditedLines(order: StoredOrder, refund: Refund): readonly InvoiceLine[] {
  return refund.lines.flatMap(({ lineId, quantity, amount, kept }) => {
    const line = order.lines.find(({ id }) => String(id) === lineId)
    if (!line) return []
    const discount = line.unitPrice * quantity - amount - kept
    return [{ ...toLine(line, order.lines), quantity, paid: amount, discount, ...(kept > 0 && { kept }) }]
  })
}

function grossByRate(parts: readonly { readonly taxRate: Rate; readonly paid: Cents }[]): ReadonlyMap<Rate, Cents> {
  const sums = new Map<Rate, Cents>()
  for (const { taxRate, paid } of parts) sums.set(taxRate, (sums.get(taxRate) ?? 0) + paid)
  return sums
}
