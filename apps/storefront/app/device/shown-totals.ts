import { lineKey } from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'
import { localTotalSegments } from '@vonk/domain/totals'
import type { DeviceCart, ShownSegment } from './device-state.ts'

export type CartTotalsView = {
  /** In the order to show them; `grand_total` is the last. */
  readonly segments: readonly ShownSegment[]
  readonly subtotal: Cents
  readonly grandTotal: Cents
  /** Null while it is not known. */
  readonly shipping: Cents | null
  readonly discount: Cents
  /** Added up on the device: the server has not answered for this cart yet. */
  readonly isEstimate: boolean
}

/** The server's totals as long as they are about this very cart, else what the device can add up; null when empty. */
export function shownTotals(cart: DeviceCart): CartTotalsView | null {
  if (cart.items.length === 0) return null
  const { platformTotals: totals, platformTotalSegments: segments } = cart
  if (!totals || !segments || cart.totalsOf !== totalsSubject(cart)) return estimate(cart)
  return {
    segments,
    subtotal: totals.subtotalInclTax,
    grandTotal: segments.find(({ code }) => code === 'grand_total')?.value ?? totals.grandTotal,
    shipping: totals.shippingInclTax,
    discount: totals.discount,
    isEstimate: false,
  }
}

/** What totals are about: the lines and how many of each, in which cart. */
export function totalsSubject({ items, serverToken }: Pick<DeviceCart, 'items' | 'serverToken'>): string {
  return JSON.stringify([serverToken, ...items.map((line) => [lineKey(line), line.quantity])])
}

function estimate({ items, shipping, payment }: DeviceCart): CartTotalsView {
  const local = localTotalSegments({ lines: items, shipping, payment })
  const amountOf = (wanted: string) => local.find(({ code }) => code === wanted)?.value ?? null
  const subtotal = amountOf('subtotal_incl_tax') ?? 0
  const grandTotal = amountOf('grand_total') ?? 0
  const rows = [
    { code: 'subtotal', value: subtotal },
    { code: 'shipping', value: amountOf('shipping') },
    { code: 'payment', value: amountOf('payment') },
    { code: 'grand_total', value: grandTotal },
  ]
  const segments: ShownSegment[] = rows
    .filter(({ code, value }) => code !== 'payment' || value)
    .map((row) => ({ ...row, title: null }))
  return { segments, subtotal, grandTotal, shipping: amountOf('shipping'), discount: 0, isEstimate: true }
}
