import type { CartLine, ChosenMethod, PlatformTotalSegment } from '../cart/index.ts'
import { chargeable } from '../money/index.ts'
import { rowTotal } from './price-line.ts'

export type LocalCart = {
  readonly lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]
  readonly shipping: ChosenMethod | null
  readonly payment: ChosenMethod | null
}

/** What the device shows while it cannot ask the server: shipping and payment count once, discounts are the server's. */
export function localTotalSegments({ lines, shipping, payment }: LocalCart): readonly PlatformTotalSegment[] {
  const subtotal = lines.reduce(
    (sum, { unitPrice, quantity }) => sum + rowTotal({ unitPrice: unitPrice ?? 0, quantity }),
    0,
  )
  const grandTotal = subtotal + chargeable(shipping?.cost ?? 0) + chargeable(payment?.cost ?? 0)
  const segments: PlatformTotalSegment[] = [
    { code: 'subtotal_incl_tax', value: subtotal },
    { code: 'grand_total', value: grandTotal },
  ]
  if (payment) segments.push({ code: 'payment', value: payment.cost })
  if (shipping) segments.push({ code: 'shipping', value: shipping.cost })
  return segments
}
