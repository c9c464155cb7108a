import { err, ok, type Result } from '@vonk/domain/result'
import {
  type Caller,
  type CartParts,
  type ChangeRefusal,
  changeCart,
  type PayableCart,
  payableCart,
  updateCart,
} from '../cart/index.ts'

export type PaymentChoiceRefusal = ChangeRefusal | { readonly code: 'payment-method-unavailable' }

/** The way a cart is going to be paid, among those that are on offer for it. */
export function choosePaymentFor(
  parts: CartParts,
  caller: Caller,
  code: string,
): Promise<Result<PayableCart, PaymentChoiceRefusal>> {
  const { view } = caller
  return changeCart(parts, { ...caller, idempotencyKey: null }, async (tx, opened) => {
    const cart = { ...opened.cart, paymentCode: code }
    const payable = await payableCart(tx, { ...opened, cart, view }, parts)
    if (!payable.payments.some((method) => method.code === code)) return err({ code: 'payment-method-unavailable' })
    await updateCart(tx, cart.id, { paymentCode: code })
    return ok(payable)
  })
}
