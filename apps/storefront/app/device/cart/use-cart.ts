import { minicartCount } from '@vonk/domain/cart'
import { type AppliedCoupon, findAppliedCoupon } from '@vonk/domain/coupons'
import { useMemo } from 'react'
import { useDevice, useWholeDevice } from '../device-context.tsx'
import type { DeviceCart } from '../device-state.ts'
import type { CartLineView } from './cart-line-view.ts'
import { type CartTotalsView, shownTotals } from './shown-totals.ts'

export type CartView = {
  readonly lines: readonly CartLineView[]
  /** Null for an empty cart. */
  readonly totals: CartTotalsView | null
  readonly coupon: AppliedCoupon | null
  readonly giftCards: readonly string[]
  /** False on the server and in the first frame: nothing is known yet. */
  readonly isLoaded: boolean
  readonly isSyncing: boolean
  readonly count: number
}

/** The cart as the screens show it. */
export function useCart(): CartView {
  const { settings } = useWholeDevice()
  const cart = useDevice((device) => device.cart)
  const isSyncing = useDevice((device) => device.isSyncing)
  return useMemo(
    () => ({ ...viewOf(cart), isSyncing, count: minicartCount(cart.items, settings) }),
    [cart, isSyncing, settings],
  )
}

function viewOf(cart: DeviceCart) {
  return {
    lines: cart.items,
    totals: shownTotals(cart),
    coupon: findAppliedCoupon(cart.platformTotals),
    giftCards: cart.giftCards,
    isLoaded: cart.isLoaded,
  }
}
