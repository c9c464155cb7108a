import type { CartTotalsDto } from '@vonk/contract'
import { type Cents, toDecimal } from '@vonk/domain/money'
import type { Language } from '@vonk/domain/stores'
import { percentFromRate } from '@vonk/domain/tax'
import { type LineTotals, type TotalSegment, totalSegments } from '@vonk/domain/totals'
import { inLanguage } from '@vonk/languages'
import { totalsTexts } from '@vonk/languages/texts'
import type { PricedLine } from '../lines/price-lines.ts'
import type { TotalledCart } from './total-cart.ts'

/** What a cart costs, as the API family writes it. */
export function toCartTotals(cart: TotalledCart, language: Language): CartTotalsDto {
  const { totals, lines, isVirtual } = cart
  const { shipping, discount } = totals
  return {
    grand_total: toDecimal(totals.grandTotal),
    subtotal: toDecimal(totals.subtotal),
    subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
    subtotal_with_discount: toDecimal(totals.subtotalInclTax - discount + (shipping?.discount ?? 0)),
    discount_amount: toDecimal(-discount) + 0,
    shipping_amount: toDecimal(shipping?.net ?? 0),
    shipping_incl_tax: toDecimal(shipping?.gross ?? 0),
    shipping_discount_amount: toDecimal(shipping?.discount ?? 0),
    shipping_tax_amount: toDecimal(shipping?.tax ?? 0),
    base_shipping_tax_amount: toDecimal(shipping?.tax ?? 0),
    tax_amount: toDecimal(totals.tax),
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    ...(totals.couponCode !== null && { coupon_code: totals.couponCode }),
    items_qty: totals.itemsQuantity,
    items: totals.lines.flatMap((line, index) => (lines[index] ? [toItem(line, lines[index])] : [])),
    total_segments: totalSegments(totals, { isVirtual }).map((segment) => toSegment(segment, cart, language)),
  }
}

function toItem(totals: LineTotals, line: PricedLine): CartTotalsDto['items'][number] {
  const { gross, net, tax, discount } = totals
  // Themes of old clients show a row as its total less this, with tax added: it has to come to what is paid.
  const discountInRow = net + tax - (gross - discount)
  return {
    item_id: line.id,
    name: line.name,
    qty: totals.quantity,
    price: toDecimal(totals.unitPriceNet),
    price_incl_tax: toDecimal(totals.unitPrice),
    row_total: toDecimal(net),
    row_total_incl_tax: toDecimal(gross),
    row_total_with_discount: toDecimal(gross - discount),
    base_row_total_incl_tax: toDecimal(gross),
    tax_amount: toDecimal(tax),
    tax_percent: percentFromRate(totals.taxRate),
    discount_amount: toDecimal(discountInRow),
    base_discount_amount: toDecimal(discountInRow),
    discount_percent: percentOf(discount, gross),
    options: JSON.stringify(line.shownOptions),
  }
}

function percentOf(part: Cents, whole: Cents): number {
  return whole > 0 ? Math.round((part * 10_000) / whole) / 100 : 0
}

function toSegment(segment: TotalSegment, { totals, shippingMethod }: TotalledCart, language: Language) {
  const titles = rowTitlesIn(language)
  const { code } = segment
  const value = segment.value === null ? null : toDecimal(segment.value)
  if (segment.code === 'tax') {
    const details = segment.taxes.map(({ rate, tax }) => {
      const percent = String(percentFromRate(rate))
      return { amount: toDecimal(tax), rates: [{ percent, title: `${titles.tax} ${percent}%` }], group_id: 1 }
    })
    return { code, title: titles.tax, value, area: 'taxes', extension_attributes: { tax_grandtotal_details: details } }
  }
  if (segment.code === 'grand_total') return { code, title: titles.grand_total, value, area: 'footer' }
  if (segment.code === 'giftcardaccount') {
    const cards = totals.tenders.giftCards.map((card) => ({ c: card.code, a: toDecimal(card.amount) }))
    return { code, title: titles.giftcardaccount, value, extension_attributes: { gift_cards: JSON.stringify(cards) } }
  }
  return { code, title: titleOf(segment.code, titles, { couponCode: totals.couponCode, shippingMethod }), value }
}

type Named = { readonly couponCode: string | null; readonly shippingMethod: TotalledCart['shippingMethod'] }
const rowTitlesIn = (language: Language) => inLanguage(totalsTexts, language).rows
type Titles = ReturnType<typeof rowTitlesIn>

function titleOf(
  code: Exclude<keyof Titles, 'tax' | 'grand_total'>,
  titles: Titles,
  { couponCode, shippingMethod }: Named,
): string {
  if (code === 'shipping' && shippingMethod)
    return `${titles.shipping} (${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle})`
  if (code === 'discount' && couponCode) return `${titles.discount} (${couponCode})`
  return titles[code]
}
