import type { Cents } from '@vonk/domain/money'
import type { ShownSegment } from '../device-state.ts'

type Totals = readonly ShownSegment[]

/**
 * Whether what is to be paid now is what the shopper agreed to: what stood above the button, with the delivery that
 * was chosen last at the price it was offered for. Less to pay is no reason to ask again.
 */
export function agreesToTotal(shown: Totals, now: Totals, deliveryPrice: Cents | null): boolean {
  const before = amountOf(shown, 'shipping')
  const delivery = amountOf(now, 'shipping') ?? 0
  const dearer = delivery - (before ?? 0)
  // A total without its delivery was not the whole total yet.
  if (dearer > 0 && (before === null || delivery > (deliveryPrice ?? 0))) return false
  // Gift cards and points may have covered more than a cheaper delivery leaves to pay.
  return (amountOf(now, 'grand_total') ?? 0) <= Math.max(0, (amountOf(shown, 'grand_total') ?? 0) + dearer)
}

function amountOf(totals: Totals, wanted: string): Cents | null {
  return totals.find(({ code }) => code === wanted)?.value ?? null
}
