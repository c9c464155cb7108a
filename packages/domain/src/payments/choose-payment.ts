import { err, ok, type Result } from '../result/index.ts'
import { type PaymentMethod, paymentCodes } from './payment-method.ts'
import { isPaymentPending, type PaymentStatus } from './payment-status.ts'

/** The method that is chosen among those on offer: the shopper's own, else the default; paying later is never a default. */
export function choosePaymentMethod<Method extends PaymentMethod>(
  offered: readonly Method[],
  chosenCode: string | null,
): Method | null {
  const own = offered.find(({ code }) => code === chosenCode)
  return own ?? offered.find(({ code, isDefault }) => isDefault && code !== paymentCodes.payLater) ?? null
}

export type PaymentAttempt = { readonly id: string; readonly status: PaymentStatus }

export type NewPaymentRefusal = { readonly code: 'payment-open' | 'already-paid'; readonly paymentId: string }

/** May another payment be started for what these attempts were made for? Not while one of them could still be paid. */
export function checkNewPayment<Attempt extends PaymentAttempt>(
  attempts: readonly Attempt[],
): Result<readonly Attempt[], NewPaymentRefusal> {
  const paid = attempts.find(({ status }) => status === 'paid')
  if (paid) return err({ code: 'already-paid', paymentId: paid.id })
  const pending = attempts.find(({ status }) => isPaymentPending(status))
  return pending ? err({ code: 'payment-open', paymentId: pending.id }) : ok(attempts)
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
