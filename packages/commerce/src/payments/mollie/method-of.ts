import { PaymentMethod } from '@mollie/api-client'
import { paymentCodes } from '@vonk/domain/payments'
import type { PayLaterMethod } from './pay-later-methods.ts'

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
