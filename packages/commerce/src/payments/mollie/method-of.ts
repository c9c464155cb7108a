import { PaymentMethod } from '@mollie/api-client'
import { paymentCodes } from '@vonk/domain/payments'

/** The ways Mollie knows of paying later that need nothing of the shop once the order is placed. */
export const payLaterMethods = ['in3', 'klarna'] as const

export type PayLaterMethod = (typeof payLaterMethods)[number]

/** What Mollie calls a method of the shop; null for one it does not have. */
export function mollieMethodOf(code: string, payLater: PayLaterMethod): PaymentMethod | null {
  const methods: Readonly<Record<string, PaymentMethod>> = {
    [paymentCodes.card]: PaymentMethod.creditcard,
    [paymentCodes.ideal]: PaymentMethod.ideal,
    [paymentCodes.payLater]: PaymentMethod[payLater],
    bancontact: PaymentMethod.bancontact,
    paypal: PaymentMethod.paypal,
  }
  return Object.hasOwn(methods, code) ? (methods[code] ?? null) : null
}
