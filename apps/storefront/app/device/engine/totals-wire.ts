import type { PlatformTotals } from '@vonk/domain/cart'
import { toCents } from '@vonk/domain/money'
import type { PlatformTotalsRow } from '@vonk/domain/totals'
import type { CartLineView } from '../cart-line-view.ts'
import type { ShownSegment } from '../device-state.ts'
import { type Fields, fieldsOf, idOf, listOf, numberOf, parseJson, readChoice, textOf } from '../read-stored.ts'

export type ServerTotals = {
  readonly totals: PlatformTotals
  readonly segments: readonly ShownSegment[]
  readonly rows: readonly TotalsRow[]
  /** Codes of the cards on the cart, whichever device put them there; null when the server does not say. */
  readonly giftCards: readonly string[] | null
}

/** `choices` are in the words of the view that asked; empty where the server has none. */
export type TotalsRow = PlatformTotalsRow & Pick<CartLineView, 'choices'>

/** Totals as they come, bare or beside the payment methods. */
export function toServerTotals(result: unknown): ServerTotals | null {
  const outer = fieldsOf(result)
  const totals = fieldsOf(outer?.totals) ?? outer
  const grandTotal = numberOf(totals?.grand_total)
  if (!totals || grandTotal === null) return null
  const cents = (field: string) => toCents(numberOf(totals[field]) ?? 0)
  const segments = listOf(totals.total_segments, toSegment)
  const shipping = segments.find(({ code }) => code === 'shipping')
  return {
    segments,
    rows: listOf(totals.items, toTotalsRow),
    giftCards: toGiftCards(listOf(totals.total_segments, fieldsOf)),
    totals: {
      itemsQuantity: numberOf(totals.items_qty) ?? 0,
      subtotalInclTax: cents('subtotal_incl_tax'),
      discount: Math.abs(cents('discount_amount')),
      shippingInclTax: shipping ? shipping.value : null,
      shippingDiscount: cents('shipping_discount_amount'),
      tax: cents('tax_amount'),
      grandTotal: toCents(grandTotal),
      couponCode: textOf(totals.coupon_code),
    },
  }
}

function toSegment(value: unknown): ShownSegment | null {
  const segment = fieldsOf(value)
  const code = textOf(segment?.code)
  if (!segment || code === null) return null
  const amount = numberOf(segment.value)
  return { code, title: textOf(segment.title), value: amount === null ? null : toCents(amount) }
}

/** No row for cards means that there is none; a row that does not name them leaves it open which. */
function toGiftCards(segments: readonly Fields[]): readonly string[] | null {
  const segment = segments.find(({ code }) => code === 'giftcardaccount')
  if (!segment) return []
  const named = parseJson(textOf(fieldsOf(segment.extension_attributes)?.gift_cards))
  return Array.isArray(named) ? listOf(named, (card) => textOf(fieldsOf(card)?.c)) : null
}

function toTotalsRow(value: unknown): TotalsRow | null {
  const row = fieldsOf(value)
  const itemId = idOf(row?.item_id)
  const quantity = numberOf(row?.qty)
  if (!row || itemId === null || quantity === null) return null
  const cents = (field: string) => toCents(numberOf(row[field]) ?? 0)
  return {
    itemId,
    quantity,
    rowTotalInclTax: cents('row_total_incl_tax'),
    discount: cents('discount_amount'),
    tax: cents('tax_amount'),
    choices: listOf(parseJson(textOf(row.options)), readChoice),
  }
}
