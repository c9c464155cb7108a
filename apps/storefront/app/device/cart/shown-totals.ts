import { lineKey } from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'
import { localTotalSegments } from '@vonk/domain/totals'
import type { DeliveryMethod, DeviceCart, ShownSegment } from '../device-state.ts'

export type CartTotalsView = {
  /** In the order to show them; `grand_total` is the last. */
  readonly segments: readonly ShownSegment[]
  readonly subtotal: Cents
  readonly grandTotal: Cents
  /** Null while it is not known. */
  readonly shipping: Cents | null
  readonly discount: Cents
  /** Whatever the reason: worth enough, nothing to carry, or a coupon. */
  readonly isDeliveryFree: boolean
  /** Products worth this are delivered for nothing; null where that is not so, or not known. */
  readonly freeFrom: Cents | null
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
    isDeliveryFree: totals.shippingInclTax !== null && totals.shippingInclTax <= (totals.shippingDiscount ?? 0),
    freeFrom: cart.shipping?.freeFrom ?? null,
    isEstimate: false,
  }
}

/** What totals are about: the lines and how many of each, in which cart. */
export function totalsSubject({ items, id }: Pick<DeviceCart, 'items' | 'id'>): string {
  return JSON.stringify([id, ...items.map((line) => [lineKey(line), line.quantity])])
}

function estimate({ items, shipping, payment }: DeviceCart): CartTotalsView {
  const goods = localTotalSegments({ lines: items, shipping: null, payment: null })
  const worth = goods.find(({ code }) => code === 'subtotal_incl_tax')?.value ?? 0
  const local = localTotalSegments({ lines: items, shipping: shipping && deliveryOf(worth, shipping), payment })
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
  const delivery = amountOf('shipping')
  return {
    segments,
    subtotal,
    grandTotal,
    shipping: delivery,
    discount: 0,
    isDeliveryFree: delivery === 0,
    freeFrom: shipping?.freeFrom ?? null,
    isEstimate: true,
  }
}

/** Free from a certain worth on. What it costs below is not known of a delivery that was free when the server spoke. */
function deliveryOf(worth: Cents, method: DeliveryMethod): DeliveryMethod | null {
  const { freeFrom = null } = method
  if (freeFrom === null) return method
  if (worth >= freeFrom) return { ...method, cost: 0 }
  return method.cost > 0 ? method : null
}
