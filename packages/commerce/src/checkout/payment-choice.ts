import { err, ok, type Result } from '@vonk/domain/result'
import {
  type Caller,
  type CartParts,
  type ChangeRefusal,
  chooseForCart,
  type PayableCart,
  payableCart,
} from '../cart/index.ts'

export type PaymentChoiceRefusal = ChangeRefusal | { readonly code: 'payment-method-unavailable' }

/** The way a cart is going to be paid, among those that are on offer for it. */
export function choosePaymentFor(
  parts: CartParts,
  caller: Caller,
  code: string,
): Promise<Result<PayableCart, PaymentChoiceRefusal>> {
  const { view } = caller
  return chooseForCart(parts, caller, async (reader, opened) => {
    const cart = { ...opened.cart, paymentCode: code }
    const answer = await payableCart(reader, { ...opened, cart, view }, parts)
    if (!answer.payments.some((method) => method.code === code)) return err({ code: 'payment-method-unavailable' })
    return ok({ choices: { paymentCode: code }, answer })
  })
}
