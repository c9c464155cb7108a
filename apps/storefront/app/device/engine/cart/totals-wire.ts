import type { CallResult } from '@vonk/client'
import type { readCartTotals } from '@vonk/contract/calls'
import type { PlatformTotals } from '@vonk/domain/cart'
import { toCents } from '@vonk/domain/money'
import type { PlatformTotalsRow } from '@vonk/domain/totals'
import * as v from 'valibot'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import type { ShownSegment } from '../../device-state.ts'
import { anyText, listOf, read, text } from '../../store/lenient.ts'

type Totals = CallResult<typeof readCartTotals>

export type ServerTotals = {
  readonly totals: PlatformTotals
  readonly segments: readonly ShownSegment[]
  readonly rows: readonly TotalsRow[]
  /** Codes of the cards on the cart, whichever device put them there; null when the server does not say. */
  readonly giftCards: readonly string[] | null
}

/** `choices` are in the words of the view that asked; empty where the server has none. */
export type TotalsRow = PlatformTotalsRow & Pick<CartLineView, 'choices'>

export function toServerTotals(totals: Totals): ServerTotals {
  const segments = totals.total_segments.map(toSegment)
  const shipping = segments.find(({ code }) => code === 'shipping')
  return {
    segments,
    rows: totals.items.map(toTotalsRow),
    giftCards: toGiftCards(totals),
    totals: {
      itemsQuantity: totals.items_qty,
      subtotalInclTax: toCents(totals.subtotal_incl_tax),
      discount: Math.abs(toCents(totals.discount_amount)),
      shippingInclTax: shipping ? shipping.value : null,
      shippingDiscount: toCents(totals.shipping_discount_amount),
      tax: toCents(totals.tax_amount),
      grandTotal: toCents(totals.grand_total),
      couponCode: totals.coupon_code ?? null,
    },
  }
}

function toSegment({ code, title, value }: Totals['total_segments'][number]): ShownSegment {
  return { code, title, value: value === null ? null : toCents(value) }
}

const namedCards = listOf(v.object({ c: text }))
const shownChoices = listOf(v.object({ label: anyText, value: anyText }))

/** No row for cards means that there is none; a row that does not name them leaves it open which. */
function toGiftCards({ total_segments }: Totals): readonly string[] | null {
  const segment = total_segments.find(({ code }) => code === 'giftcardaccount')
  if (!segment) return []
  const named = segment.extension_attributes?.gift_cards
  return named ? read(namedCards, parseJson(named)).map(({ c }) => c) : null
}

function toTotalsRow(row: Totals['items'][number]): TotalsRow {
  return {
    itemId: String(row.item_id),
    quantity: row.qty,
    rowTotalInclTax: toCents(row.row_total_incl_tax),
    discount: toCents(row.row_total_incl_tax) - toCents(row.row_total_with_discount),
    tax: toCents(row.tax_amount),
    choices: read(shownChoices, parseJson(row.options)),
  }
}

/** A few fields of the API family hold a JSON text, and whatever somebody has put into it. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
