import type { Cents } from '../money/index.ts'
import type { TaxOfRate } from '../tax/index.ts'
import type { CartTotals } from './price-cart.ts'

export type TotalSegment =
  | { readonly code: SegmentCode; readonly value: Cents | null }
  | { readonly code: 'tax'; readonly value: Cents; readonly area: 'taxes'; readonly taxes: readonly TaxOfRate[] }
  | { readonly code: 'grand_total'; readonly value: Cents; readonly area: 'footer' }

export type SegmentCode = 'subtotal' | 'shipping' | 'payment' | 'discount' | 'giftcardaccount' | 'reward'

/** The rows of the order summary in the order the wire knows. What the tax row names is inside the others. */
export function totalSegments(
  totals: CartTotals,
  { isVirtual }: { readonly isVirtual: boolean },
): readonly TotalSegment[] {
  const segments: TotalSegment[] = [{ code: 'subtotal', value: totals.subtotalInclTax }]
  // null tells "not known yet" apart from free; a virtual cart has no shipping to know.
  if (!isVirtual) segments.push({ code: 'shipping', value: totals.shipping?.gross ?? null })
  if (totals.payment && totals.payment.gross > 0) segments.push({ code: 'payment', value: totals.payment.gross })
  if (totals.discount > 0) segments.push({ code: 'discount', value: -totals.discount })
  const taxes = totals.taxes.filter(({ rate }) => rate > 0)
  segments.push({ code: 'tax', value: totals.tax, area: 'taxes', taxes })
  segments.push(...tenderSegments(totals))
  segments.push({ code: 'grand_total', value: totals.grandTotal, area: 'footer' })
  return segments
}

/** A card is on the cart also while nothing is left for it to pay. */
function tenderSegments({ tenders: { giftCards, points } }: CartTotals): readonly TotalSegment[] {
  const paidByCard = giftCards.reduce((sum, { amount }) => sum + amount, 0)
  const segments: TotalSegment[] = []
  if (giftCards.length > 0) segments.push({ code: 'giftcardaccount', value: 0 - paidByCard })
  if (points.amount > 0) segments.push({ code: 'reward', value: -points.amount })
  return segments
}
