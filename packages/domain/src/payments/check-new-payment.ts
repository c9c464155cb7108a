import { err, ok, type Result } from '../result/index.ts'
import { isPaymentPending, type PaymentStatus } from './payment-status.ts'

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
