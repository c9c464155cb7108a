import type { Cents } from '../money/index.ts'
import type { CartLine } from './cart-line.ts'

export type CartState<Line extends CartLine = CartLine> = {
  readonly items: readonly Line[]
  readonly id: string | null
  readonly itemsHash: string | null
  readonly serverLastSyncAt: number | null
  readonly serverLastTotalsSyncAt: number | null
  readonly platformTotals: PlatformTotals | null
  readonly platformTotalSegments: readonly PlatformTotalSegment[] | null
  readonly shipping: ChosenMethod | null
  readonly payment: ChosenMethod | null
  readonly isMicrocartOpen: boolean
  readonly isAddingToCart: boolean
  readonly connectBypassCount: number
  readonly isLoaded: boolean
}

export type PlatformTotals = {
  readonly itemsQuantity: number
  readonly subtotalInclTax: Cents
  readonly discount: Cents
  readonly shippingInclTax: Cents | null
  /** What a coupon takes off the delivery; inside `discount`. */
  readonly shippingDiscount?: Cents
  readonly tax: Cents
  readonly grandTotal: Cents
  readonly couponCode: string | null
}

export type PlatformTotalSegment = { readonly code: string; readonly value: Cents | null }

export type ChosenMethod = { readonly code: string; readonly title: string; readonly cost: Cents }

export const emptyCart: CartState<never> = {
  items: [],
  id: null,
  itemsHash: null,
  serverLastSyncAt: null,
  serverLastTotalsSyncAt: null,
  platformTotals: null,
  platformTotalSegments: null,
  shipping: null,
  payment: null,
  isMicrocartOpen: false,
  isAddingToCart: false,
  connectBypassCount: 0,
  isLoaded: false,
}
