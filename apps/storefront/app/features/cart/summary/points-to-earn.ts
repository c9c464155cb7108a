import { type EarningSettings, pointsEarned } from '@vonk/domain/loyalty'
import { rowTotal } from '@vonk/domain/totals'
import type { CartLineView, CartTotalsView } from '../../../device/index.ts'
import { segmentValue } from './total-rows.ts'

type PricedCart = {
  readonly lines: readonly Pick<CartLineView, 'unitPrice' | 'quantity' | 'totals'>[]
  readonly totals: Pick<CartTotalsView, 'segments'>
}

/** The points this cart earns as it is; the server counts again when it is ordered. */
export function pointsToEarn({ lines, totals }: PricedCart, settings: EarningSettings): number {
  const paid = lines.map(({ unitPrice, quantity, totals: line }) => ({
    paid: line ? line.rowTotalInclTax - line.discount : rowTotal({ unitPrice: unitPrice ?? 0, quantity }),
  }))
  const paidWithPoints = -(segmentValue(totals.segments, 'reward') ?? 0)
  return pointsEarned({ lines: paid, paidWithPoints }, settings)
}
