import { streetLine } from '@vonk/domain/addresses'
import type { OrderAddress } from '@vonk/domain/orders'
import type { ReturnedPieces } from '@vonk/domain/payments'
import type { Language } from '@vonk/domain/stores'
import { paymentTitle } from '@vonk/languages/texts'
import type { MailLine, MailOrder } from '@vonk/messages/mails'
import type { StoredDelivery, StoredOrder, StoredOrderLine } from '../../orders/index.ts'

type Extra = StoredDelivery['extra']

type MailOrderParts = {
  readonly language: Language
  /** Where it is fetched, if it is. */
  readonly pickup: readonly string[] | null
}

/** An order in the words of its mails. */
export function toMailOrder(order: StoredOrder, { language, pickup }: MailOrderParts): MailOrder {
  const { totals, delivery, lines } = order
  return {
    orderNumber: order.orderNumber,
    placedAt: order.placedAt,
    firstName: order.billingAddress.firstName,
    lines: lines.filter(({ parentId }) => parentId === null).map((line) => toMailLine(line, lines)),
    totals: {
      subtotal: totals.subtotalInclTax,
      shipping: totals.shipping?.gross ?? null,
      paymentFee: totals.payment?.gross ?? null,
      discount: totals.discount,
      couponCode: totals.couponCode,
      total: totals.total,
      taxes: totals.taxes,
      giftCards: totals.tenders.giftCards.reduce((sum, { amount }) => sum + amount, 0),
      points: totals.tenders.points.amount,
      grandTotal: totals.grandTotal,
    },
    billingAddress: addressLines(order.billingAddress, language),
    delivery: delivery && {
      method: delivery.methodTitle,
      address: pickup ?? addressLines(delivery.address, language),
      expected: expectedOf(delivery.extra),
    },
    paymentMethod: paymentTitle(order.paymentMethod, language),
  }
}

/** Noon, so that it is the same day in every zone a mail is written in. */
function expectedOf({ timeframe_date: date, timeframe_from: from = '', timeframe_to: to = '' }: Extra) {
  return date ? { date: new Date(`${date}T12:00:00Z`), from, to } : null
}

function toMailLine(line: StoredOrderLine, all: readonly StoredOrderLine[]): MailLine {
  const parts = all.filter(({ parentId }) => parentId === line.id)
  return {
    name: line.name,
    details: [
      ...line.details.map(({ label, value }) => `${label}: ${value}`),
      ...parts.map(({ name, quantity }) => `${quantity} × ${name}`),
    ],
    quantity: line.quantity,
    amount: line.gross,
  }
}

/** Some pieces of an order. */
export function chosenLines({ lines }: StoredOrder, pieces: readonly ReturnedPieces[]): readonly MailLine[] {
  return pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => String(id) === lineId)
    return line ? [{ ...toMailLine(line, lines), quantity }] : []
  })
}

/** What came back of an order, with what was paid for it. */
export function returnedLines({ lines }: StoredOrder): readonly MailLine[] {
  return lines
    .filter(({ parentId, returned }) => parentId === null && returned > 0)
    .map((line) => ({
      ...toMailLine(line, lines),
      quantity: line.returned,
      amount: Math.round((line.paid * line.returned) / line.quantity),
    }))
}

function addressLines(address: OrderAddress, language: Language): readonly string[] {
  const { company, firstName, lastName, postcode, city, countryId } = address
  const lines = [
    company,
    `${firstName} ${lastName}`,
    streetLine(address),
    `${postcode} ${city}`,
    new Intl.DisplayNames(language, { type: 'region' }).of(countryId) ?? countryId,
  ]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
