import { type PaymentMethod, paymentCodes } from './payment-method.ts'

export function aPaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    code: paymentCodes.card,
    title: 'Card',
    costInclTax: 0,
    isDefault: false,
    isServerMethod: true,
    ...overrides,
  }
}

export const card = aPaymentMethod()
export const ideal = aPaymentMethod({ code: paymentCodes.ideal, title: 'iDEAL | Wero', isDefault: true })
export const payLater = aPaymentMethod({ code: paymentCodes.payLater, title: 'Pay later' })
export const cashOnDelivery = aPaymentMethod({ code: paymentCodes.cashOnDelivery, title: 'Cash on delivery' })
export const free = aPaymentMethod({ code: paymentCodes.free, title: 'Nothing to pay' })
