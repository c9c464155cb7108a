import { streetLine } from '@vonk/domain/addresses'
import type { Invoice, InvoiceCharge, InvoiceLine, InvoiceParty, Seller } from '@vonk/domain/invoices'
import { documentColoursOf, plainLook } from '@vonk/domain/looks'
import type { OrderAddress } from '@vonk/domain/orders'
import type { StoreView } from '@vonk/domain/stores'
import { paymentTitle } from '@vonk/languages/texts'
import type { StoredSeller } from '../brands/index.ts'
import type { StoredOrder, StoredOrderLine } from '../orders/index.ts'

type DraftParts = {
  readonly view: StoreView
  readonly seller: StoredSeller
  readonly number: string
  readonly issuedAt: Date
}

/** The invoice of an order, in the language it was ordered in. */
export function draftInvoice(order: StoredOrder, { view, seller, number, issuedAt }: DraftParts): Invoice {
  const { totals, delivery } = order
  const { tenders } = totals
  return {
    number,
    issuedAt,
    orderNumber: order.orderNumber,
    orderedAt: order.placedAt,
    brand: view.brand,
    brandName: view.brandName,
    colours: documentColoursOf(view.look ?? plainLook),
    language: view.language,
    priceFormat: view.priceFormat,
    seller: onlySeller(seller, delivery?.address.countryId ?? order.billingAddress.countryId),
    buyer: toParty(order.billingAddress),
    recipient: delivery && toParty(delivery.address),
    lines: toLines(order),
    charges: toCharges(order),
    taxes: totals.taxes,
    tax: totals.tax,
    total: totals.total,
    giftCards: tenders.giftCards.reduce((sum, { amount }) => sum + amount, 0),
    points: tenders.points.amount,
    paid: totals.grandTotal,
    paymentMethod: paymentTitle(order.paymentMethod, view.language),
  }
}

/** What an invoice says of the seller, with the tax number of the country it is delivered to. */
export function onlySeller(seller: StoredSeller, deliveredTo: string): Seller {
  const { name, street, postcode, city, countryId, registration, vatIds, email, phone } = seller
  const vatId = vatIds[deliveredTo] ?? seller.vatId
  return { name, street, postcode, city, countryId, registration, vatId, email, phone }
}

function toParty(address: OrderAddress): InvoiceParty {
  const { firstName, lastName, company, taxId, postcode, city, countryId } = address
  return {
    name: `${firstName} ${lastName}`.trim(),
    company,
    taxId,
    street: streetLine(address),
    postcode,
    city,
    countryId,
  }
}

function toLines({ lines }: StoredOrder): readonly InvoiceLine[] {
  return lines.filter(({ parentId }) => parentId === null).map((line) => toLine(line, lines))
}

/** A bundle is one line: what it is made of stands with it. */
export function toLine(line: StoredOrderLine, all: readonly StoredOrderLine[]): InvoiceLine {
  const { sku, name, quantity, unitPrice, taxRate, discount, paid } = line
  const details = [
    ...line.details.map(({ label, value }) => `${label}: ${value}`),
    ...all.filter(({ parentId }) => parentId === line.id).map((part) => `${part.quantity} × ${part.name}`),
  ]
  return { sku, name, details, quantity, unitPrice, taxRate, discount, paid }
}

function toCharges({ totals: { shipping, payment }, delivery }: StoredOrder): readonly InvoiceCharge[] {
  return [
    ...(shipping ? [{ ...shipping, kind: 'shipping' as const, title: delivery?.methodTitle ?? '' }] : []),
    ...(payment ? [{ ...payment, kind: 'payment-fee' as const, title: '' }] : []),
  ].map(({ kind, title, taxRate, discount, paid }) => ({ kind, title, taxRate, discount, paid }))
}
