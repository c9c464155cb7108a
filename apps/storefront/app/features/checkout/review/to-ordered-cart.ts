import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { CheckoutState } from '@vonk/domain/checkout'
import { rowTotal } from '@vonk/domain/totals'
import type { OrderedCart, OrderedLineView } from '../../../device/checkout/index.ts'
import type { CartLineView, CartView } from '../../../device/index.ts'

type Shown = {
  readonly cart: Pick<CartView, 'lines' | 'totals' | 'coupon'>
  readonly checkout: Pick<CheckoutState, 'personalDetails'>
  readonly isGuest: boolean
  readonly delivery: string
  readonly analytics: readonly AnalyticsProduct[]
}

/** What stands above the button, as it is kept with the order. */
export function toOrderedCart({ cart, checkout, isGuest, delivery, analytics }: Shown): OrderedCart {
  const { emailAddress, firstName, middleName, lastName } = checkout.personalDetails
  return {
    lines: toOrderedLines(cart.lines),
    segments: cart.totals?.segments ?? [],
    grandTotal: cart.totals?.grandTotal ?? 0,
    couponCode: cart.coupon?.code ?? null,
    email: emailAddress,
    firstName,
    lastName: [middleName, lastName].filter(Boolean).join(' '),
    isGuest,
    delivery,
    analytics,
  }
}

export function toOrderedLines(lines: readonly CartLineView[]): readonly OrderedLineView[] {
  return lines.map(({ sku, name, image, choices, quantity, unitPrice, totals }) => ({
    sku,
    name,
    image,
    choices,
    quantity,
    total: totals ? totals.rowTotalInclTax : rowTotal({ unitPrice: unitPrice ?? 0, quantity }),
  }))
}
