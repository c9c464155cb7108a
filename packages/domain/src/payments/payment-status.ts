import { err, ok, type Result } from '../result/index.ts'

/** `checking`: the bank has not said yet what became of it, which is never the same as failed. */
export const paymentStatuses = ['open', 'checking', 'paid', 'failed', 'cancelled', 'expired'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the bank says; `unknown` when it could not be asked. */
export type PaymentEvent = 'open' | 'unknown' | 'paid' | 'failed' | 'cancelled' | 'expired'

export type PaymentTransitionRefusal = {
  readonly code: 'payment-transition-refused'
  readonly status: PaymentStatus
  readonly event: PaymentEvent
}

type Transitions = Readonly<Record<PaymentStatus, Readonly<Partial<Record<PaymentEvent, PaymentStatus>>>>>

const endings = { paid: 'paid', failed: 'failed', cancelled: 'cancelled', expired: 'expired' } as const

/**
 * Every way a payment can go. What is said twice changes nothing, so that webhook and return page may both say it.
 * Money that arrives late has still arrived; money that has arrived stays.
 */
export const paymentTransitions: Transitions = {
  open: { ...endings, open: 'open', unknown: 'checking' },
  checking: { ...endings, open: 'open', unknown: 'checking' },
  paid: { paid: 'paid' },
  failed: { failed: 'failed', paid: 'paid' },
  cancelled: { cancelled: 'cancelled', paid: 'paid' },
  expired: { expired: 'expired', paid: 'paid' },
}

/** The only function that changes the status of a payment. */
export function transitionPayment(
  status: PaymentStatus,
  event: PaymentEvent,
): Result<PaymentStatus, PaymentTransitionRefusal> {
  const next = paymentTransitions[status][event]
  return next === undefined ? err({ code: 'payment-transition-refused', status, event }) : ok(next)
}

/** Nobody knows yet whether the money comes. */
export function isPaymentPending(status: PaymentStatus): boolean {
  return status === 'open' || status === 'checking'
}

/** `frozen`: a payment for it is open; `spent`: it was paid and has become an order. */
export type CartHold = 'free' | 'frozen' | 'spent'

export type CartHoldRefusal = { readonly code: 'cart-frozen' | 'cart-already-ordered' }

/** A cart changes only while no payment holds it: what is paid for must be what was ordered. */
export function checkCartChangeable(hold: CartHold): Result<CartHold, CartHoldRefusal> {
  if (hold === 'free') return ok(hold)
  return err({ code: hold === 'frozen' ? 'cart-frozen' : 'cart-already-ordered' })
}
