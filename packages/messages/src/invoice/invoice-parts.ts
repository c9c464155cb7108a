import type { CreditNote, Invoice, InvoiceParty } from '@vonk/domain/invoices'
import type { InvoiceTexts } from '@vonk/languages/texts'
import { createFormats, type Formats } from '../texts/format.ts'
import { creditNoteTextsOf, fillIn, invoiceTextsOf } from '../texts/index.ts'

export type InvoiceRow = {
  readonly article: readonly string[]
  readonly quantity: string
  readonly unitPrice: string
  readonly rate: string
  readonly amount: string
}

/** Everything an invoice says, as text, in the order it is read. */
export type InvoiceParts = {
  readonly texts: InvoiceTexts
  readonly title: string
  readonly seller: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly billTo: readonly string[]
  readonly deliverTo: readonly string[] | null
  readonly rows: readonly InvoiceRow[]
  readonly taxes: readonly {
    readonly rate: string
    readonly net: string
    readonly tax: string
    readonly gross: string
  }[]
  readonly total: string
  readonly payments: readonly (readonly [label: string, value: string])[]
  readonly footer: string
}

/** A credit note has the parts of an invoice, in words of its own, and names the invoice it corrects. */
export function invoicePartsOf(invoice: Invoice | CreditNote): InvoiceParts {
  const { texts, corrected } = wordsOf(invoice)
  const formats = createFormats(invoice)
  const { price, percent } = formats
  return {
    texts,
    title: `${texts.title} ${invoice.number}`,
    ...sellerParts(invoice, texts, formats),
    facts: [
      [texts.number, invoice.number],
      [texts.date, formats.date(invoice.issuedAt)],
      ...corrected,
      [texts.order, invoice.orderNumber],
      [texts.ordered, formats.date(invoice.orderedAt)],
    ],
    billTo: partyLines(invoice.buyer, texts, formats),
    deliverTo: invoice.recipient && partyLines(invoice.recipient, texts, formats),
    rows: rowsOf(invoice, texts, formats),
    taxes: invoice.taxes.map(({ rate, gross, tax }) => ({
      rate: percent(rate),
      net: price(gross - tax),
      tax: price(tax),
      gross: price(gross),
    })),
    total: price(invoice.total),
    payments: paymentsOf(invoice, texts, formats),
  }
}

function wordsOf(invoice: Invoice | CreditNote): Pick<InvoiceParts, 'texts'> & { corrected: InvoiceParts['facts'] } {
  const { language } = invoice
  if (!('invoiceNumber' in invoice)) return { texts: invoiceTextsOf(language), corrected: [] }
  const texts = creditNoteTextsOf(language)
  const { invoiceNumber, invoicedAt } = invoice
  return {
    texts,
    corrected: [
      [texts.ofInvoice, invoiceNumber],
      [texts.ofInvoiceDate, createFormats(invoice).date(invoicedAt)],
    ],
  }
}

function sellerParts({ seller }: Invoice, texts: InvoiceTexts, { country }: Formats) {
  const numbers = [
    [texts.registration, seller.registration],
    [texts.vatId, seller.vatId],
  ].flatMap(([label, value]) => (value ? [`${label} ${value}`] : []))
  const address = [seller.name, seller.street, `${seller.postcode} ${seller.city}`, country(seller.countryId)]
  const contact = [seller.email, seller.phone].filter((part) => part !== '')
  return { seller: [...address, ...contact, ...numbers], footer: [...address.slice(0, 3), ...numbers].join(' · ') }
}

function partyLines(
  { name, company, taxId, street, postcode, city, countryId }: InvoiceParty,
  texts: InvoiceTexts,
  { country }: Formats,
) {
  const lines = [
    company,
    name,
    street,
    `${postcode} ${city}`,
    country(countryId),
    taxId && `${texts.taxIdOfBuyer} ${taxId}`,
  ]
  return lines.filter((line) => line.trim() !== '')
}

function rowsOf({ lines, charges }: Invoice, texts: InvoiceTexts, { price, percent }: Formats): readonly InvoiceRow[] {
  const lessOf = (text: string, amount: number) => (amount > 0 ? [fillIn(text, { amount: price(-amount) })] : [])
  const discountOf = (discount: number) => lessOf(texts.discount, discount)
  return [
    ...lines.map(({ sku, name, details, quantity, unitPrice, taxRate, discount, paid, kept = 0 }) => ({
      article: [name, [sku, ...details].join(' · '), ...discountOf(discount), ...lessOf(texts.spent, kept)],
      quantity: String(quantity),
      unitPrice: price(unitPrice),
      rate: percent(taxRate),
      amount: price(paid),
    })),
    ...charges.map(({ kind, title, taxRate, discount, paid }) => ({
      article: [
        kind === 'shipping' ? [texts.shipping, title].filter(Boolean).join(': ') : texts.paymentFee,
        ...discountOf(discount),
      ],
      quantity: '1',
      unitPrice: price(paid + discount),
      rate: percent(taxRate),
      amount: price(paid),
    })),
  ]
}

function paymentsOf({ giftCards, points, paid, paymentMethod }: Invoice, texts: InvoiceTexts, { price }: Formats) {
  const rows: readonly (readonly [string, number])[] = [
    [texts.giftCards, giftCards],
    [texts.points, points],
    [fillIn(texts.paidWith, { method: paymentMethod }), paid],
  ]
  return rows.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, price(amount)] as const)
}
