import type { PayLaterCredit } from '../settings/index.ts'
import { type PaymentMethod, paymentCodes } from './payment-method.ts'

export function aPaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    code: paymentCodes.card,
    title: 'Card',
    costInclTax: 0,
    isDefault: false,
    isServerMethod: true,
    credit: null,
    ...overrides,
  }
}

export const card = aPaymentMethod()
export const ideal = aPaymentMethod({ code: paymentCodes.ideal, title: 'iDEAL | Wero', isDefault: true })
export const aCredit: PayLaterCredit = {
  lender: 'Later Bank',
  dueDays: 30,
  dueFrom: 'delivery',
  instalments: 1,
  annualRate: 0,
  fee: 0,
  lateFee: 4000,
  terms: 'https://later-bank.example/terms',
}
export const payLater = aPaymentMethod({ code: paymentCodes.payLater, title: 'Pay later', credit: aCredit })
export const cashOnDelivery = aPaymentMethod({ code: paymentCodes.cashOnDelivery, title: 'Cash on delivery' })
export const free = aPaymentMethod({ code: paymentCodes.free, title: 'Nothing to pay' })
