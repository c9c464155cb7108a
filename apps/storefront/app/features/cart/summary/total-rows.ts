import type { PlatformTotalSegment } from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'

export type TotalCode = 'subtotal' | 'discount' | 'shipping' | 'payment' | 'gift-card' | 'points'

/** A null value is not known yet. */
export type TotalRow = { readonly code: TotalCode; readonly value: Cents | null }

/** Codes of the wire and of the device, in the order they are shown. */
const rows: readonly (readonly [TotalCode, readonly string[]])[] = [
  ['subtotal', ['subtotal', 'subtotal_incl_tax']],
  ['discount', ['discount']],
  ['shipping', ['shipping']],
  ['payment', ['payment']],
  ['gift-card', ['giftcardaccount']],
  ['points', ['reward']],
]

/** The rows between the lines and the total; what costs nothing is not mentioned, except delivery. */
export function totalRows(segments: readonly PlatformTotalSegment[]): TotalRow[] {
  return rows.flatMap(([code, names]) => {
    const segment = segments.find((each) => names.includes(each.code))
    if (!segment || (segment.value === 0 && code !== 'shipping' && code !== 'subtotal')) return []
    return [{ code, value: segment.value }]
  })
}

export function segmentValue(segments: readonly PlatformTotalSegment[], code: string): Cents | null {
  return segments.find((each) => each.code === code)?.value ?? null
}
