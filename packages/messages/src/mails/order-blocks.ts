import type { Seller } from '@vonk/domain/invoices'
import type { Formats } from '../texts/format.ts'
import { fillIn, type MailWords } from '../texts/index.ts'
import type { Block, BlockLine, TotalRow } from './block.ts'
import type { MailLine, MailOrder, MailRefund, MailTotals } from './mail-facts.ts'

/** What the parts of a mail are written with. */
export type Pen = { readonly words: MailWords; readonly formats: Formats }

type Numbers = { readonly invoice?: string | null; readonly creditNote?: string | null }

export function orderFacts({ words, formats }: Pen, order: MailOrder, numbers: Numbers = {}): Block {
  const rows = [
    { label: words.orderNumber, value: order.orderNumber },
    { label: words.orderDate, value: formats.date(order.placedAt) },
    { label: words.payment, value: order.paymentMethod },
    { label: words.invoice, value: numbers.invoice ?? '' },
    { label: words.creditNote, value: numbers.creditNote ?? '' },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

export function orderLines(pen: Pen, { lines, totals }: MailOrder, { isPaid }: { readonly isPaid: boolean }): Block {
  return { kind: 'lines', lines: lines.map((line) => toBlockLine(pen, line)), totals: totalRows(pen, totals, isPaid) }
}

/** Lines alone, for what came back. */
export function plainLines(pen: Pen, lines: readonly MailLine[]): Block {
  return { kind: 'lines', lines: lines.map((line) => toBlockLine(pen, line)), totals: [] }
}

function toBlockLine({ words, formats }: Pen, { name, details, quantity, amount }: MailLine): BlockLine {
  return { name, details, quantity: fillIn(words.pieces, { count: String(quantity) }), amount: formats.price(amount) }
}

/** From the sum of the articles to what was paid; rows that say nothing are left out. */
function totalRows({ words, formats: { price, percent } }: Pen, totals: MailTotals, isPaid: boolean): TotalRow[] {
  const part = (label: string, value: string): TotalRow => ({ label, value, weight: 'part' })
  const less = (label: string, cents: number) => (cents > 0 ? [part(label, price(-cents))] : [])
  const { shipping, paymentFee, discount, couponCode, taxes, giftCards, points } = totals
  const discountLabel = couponCode ? `${words.discount} (${couponCode})` : words.discount
  const hasTenders = giftCards + points > 0
  return [
    part(words.subtotal, price(totals.subtotal)),
    ...(shipping === null ? [] : [part(words.shipping, shipping === 0 ? words.free : price(shipping))]),
    ...(paymentFee ? [part(words.paymentFee, price(paymentFee))] : []),
    ...less(discountLabel, discount),
    { label: words.total, value: price(totals.total), weight: 'sum' },
    ...taxes.map(
      ({ rate, tax }): TotalRow => ({
        label: fillIn(words.ofWhichTax, { rate: percent(rate) }),
        value: price(tax),
        weight: 'inside',
      }),
    ),
    ...less(words.giftCards, giftCards),
    ...less(words.points, points),
    ...(hasTenders || !isPaid
      ? [{ label: isPaid ? words.paid : words.toPay, value: price(totals.grandTotal), weight: 'sum' } as const]
      : []),
  ]
}

export function addresses({ words, formats }: Pen, { delivery, billingAddress }: MailOrder): Block {
  const billing = { title: words.billTo, lines: billingAddress }
  if (!delivery) return { kind: 'columns', columns: [billing] }
  const { method, address, expected } = delivery
  const when = expected ? [`${formats.date(expected.date)}, ${expected.from}–${expected.to}`] : []
  return { kind: 'columns', columns: [{ title: words.deliverTo, lines: [method, ...when, ...address] }, billing] }
}

/** The seller in one line: name, address and how to reach it. */
export function sellerLine({ name, street, postcode, city, email, phone }: Seller): string {
  return [name, street, `${postcode} ${city}`.trim(), email, phone].filter((part) => part !== '').join(', ')
}

/** Why less goes back than was paid. */
export function keptBlocks({ words, formats }: Pen, { kept }: Pick<MailRefund, 'kept'>): readonly Block[] {
  return kept > 0 ? [{ kind: 'paragraph', text: fillIn(words.keptOfCards, { amount: formats.price(kept) }) }] : []
}
