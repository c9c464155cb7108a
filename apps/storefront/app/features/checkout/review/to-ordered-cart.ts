import type { AnalyticsProduct } from '@vonk/domain/analytics'
import type { CheckoutState } from '@vonk/domain/checkout'
import { rowTotal } from '@vonk/domain/totals'
import type { OrderedCart, OrderedLineView } from '#device/checkout/index.ts'
import type { CartLineView, CartView } from '#device/index.ts'
import { type CartProduct, productOf } from '../../cart/index.ts'

type Shown = {
  readonly cart: Pick<CartView, 'lines' | 'totals' | 'coupon'>
  readonly checkout: Pick<CheckoutState, 'personalDetails'>
  readonly isGuest: boolean
  readonly delivery: string
  readonly analytics: readonly AnalyticsProduct[]
  readonly products: readonly CartProduct[]
}

/** What stands above the button, as it is kept with the order. */
export function toOrderedCart({ cart, checkout, isGuest, delivery, analytics, products }: Shown): OrderedCart {
  const { emailAddress, firstName, middleName, lastName } = checkout.personalDetails
  return {
    lines: toOrderedLines(cart.lines, products),
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

/** Lines as they are ordered; one that another device has put in is pictured once its product is there. */
export function toOrderedLines(
  lines: readonly CartLineView[],
  products: readonly CartProduct[],
): readonly OrderedLineView[] {
  return lines.map((line) => toOrderedLine(line, productOf(line, products)?.image ?? ''))
}

function toOrderedLine(line: CartLineView, picture: string): OrderedLineView {
  const { sku, name, image, choices, quantity, unitPrice, totals } = line
  return {
    sku,
    name,
    image: image || picture,
    choices,
    quantity,
    total: totals ? totals.rowTotalInclTax : rowTotal({ unitPrice: unitPrice ?? 0, quantity }),
  }
}
