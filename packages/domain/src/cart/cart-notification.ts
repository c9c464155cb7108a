import type { AddLineRefusal } from './add-line.ts'
import type { ProductRefusal } from './validate-product.ts'

export type NotificationAction = 'ok' | 'proceed-to-checkout'

/** Tells the shopper what happened; the texts belong to the code's entry in the message catalogue. */
export type CartNotification = {
  readonly type: 'success' | 'warning' | 'error'
  readonly message: CartMessage
  readonly actions: readonly NotificationAction[]
}

export type CartMessage =
  | { readonly code: 'product-added' | 'quantity-updated' | 'stock-unsure' | 'out-of-stock' }
  | ProductRefusal
  | AddLineRefusal

export type CheckoutSettings = { readonly externalCheckout: boolean }

export function productAdded({ externalCheckout }: CheckoutSettings): CartNotification {
  const actions = externalCheckout ? (['ok'] as const) : (['ok', 'proceed-to-checkout'] as const)
  return { type: 'success', message: { code: 'product-added' }, actions }
}

export const quantityUpdated: CartNotification = {
  type: 'success',
  message: { code: 'quantity-updated' },
  actions: ['ok'],
}

export const stockUnsure: CartNotification = { type: 'warning', message: { code: 'stock-unsure' }, actions: ['ok'] }

export function refused(message: CartMessage): CartNotification {
  return { type: 'error', message, actions: ['ok'] }
}
