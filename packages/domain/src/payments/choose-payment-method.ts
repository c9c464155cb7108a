import { type PaymentMethod, paymentCodes } from './payment-method.ts'

/** The method that is chosen among those on offer: the shopper's own, else the default; paying later is never a default. */
export function choosePaymentMethod<Method extends PaymentMethod>(
  offered: readonly Method[],
  chosenCode: string | null,
): Method | null {
  const own = offered.find(({ code }) => code === chosenCode)
  return own ?? offered.find(({ code, isDefault }) => isDefault && code !== paymentCodes.payLater) ?? null
}
