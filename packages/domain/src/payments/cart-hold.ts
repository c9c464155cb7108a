import { err, ok, type Result } from '../result/index.ts'
import { isPaymentPending, type PaymentStatus } from './payment-status.ts'

/** `frozen`: a payment for it is open; `spent`: it was paid and has become an order. */
export type CartHold = 'free' | 'frozen' | 'spent'

export type CartHoldRefusal = { readonly code: 'cart-frozen' | 'cart-already-ordered' }

/** What the payment made for a cart means for the cart: one that came to nothing gives it back as it was. */
export function cartHoldOf(payment: PaymentStatus | null): CartHold {
  if (payment === 'paid') return 'spent'
  return payment !== null && isPaymentPending(payment) ? 'frozen' : 'free'
}

/** A cart changes only while no payment holds it: what is paid for must be what was ordered. */
export function checkCartChangeable(hold: CartHold): Result<CartHold, CartHoldRefusal> {
  if (hold === 'free') return ok(hold)
  return err({ code: hold === 'frozen' ? 'cart-frozen' : 'cart-already-ordered' })
}
