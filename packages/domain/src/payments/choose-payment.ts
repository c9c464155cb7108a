import { type PaymentMethod, paymentCodes } from './payment-method.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The method that is chosen among those on offer: the shopper's own, else the default; paying later is never a default. */
export function choosePaymentMethod<Method extends PaymentMethod>(
  offered: readonly Method[],
  chosenCode: string | null,
): Method | null {
  const own = offered.find(({ code }) => code === chosenCode)
  return own ?? offered.find(({ code, isDefault }) => isDefault && code !== paymentCodes.payLater) ?? null
}

/** What the page shows to which the bank sends the shopper back. */
export type ReturnPage = 'confirmation' | 'checking' | 'try-again'

const pages: Readonly<Record<PaymentStatus, ReturnPage>> = {
  paid: 'confirmation',
  open: 'checking',
  checking: 'checking',
  failed: 'try-again',
  cancelled: 'try-again',
  expired: 'try-again',
}

/** Null when the payment could not be asked about: that is checking too, so that nobody pays twice. */
export function returnPageOf(payment: PaymentStatus | null): ReturnPage {
  return payment === null ? 'checking' : pages[payment]
}
