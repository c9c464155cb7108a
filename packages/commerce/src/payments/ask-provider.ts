import { isPaymentPending, type PaymentStatus } from '@vonk/domain/payments'
import { openPayment, type PaymentsParts, providerOf } from './open-payment.ts'
import { type ProviderPayment, ProviderUnavailable } from './port.ts'
import type { StoredPayment } from './schema.ts'
import { settle } from './settle.ts'
import { findPayment } from './store.ts'

/** Asks the provider what became of a payment and does what follows from it; away, it is "checking" and never failed. */
export async function askProvider(parts: PaymentsParts, payment: StoredPayment): Promise<PaymentStatus | null> {
  const { id, provider, reference } = payment
  if (reference === null) return (await openPayment(parts, id))?.status ?? null
  const providerStatus = await unlessUnavailable(parts, payment, () => providerOf(parts, provider).read(reference))
  return settle(parts, payment, providerStatus)
}

/** What nobody can say is unknown; it is logged when the doubt begins, and not again each time that it is still there. */
async function unlessUnavailable(
  { log }: PaymentsParts,
  { id, provider, status, amount }: StoredPayment,
  ask: () => Promise<ProviderPayment>,
): Promise<ProviderPayment> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const facts = { err: error, provider, paymentId: id }
    if (status === 'open') log.warn(facts, 'a payment provider could not be asked about a payment')
    return { event: 'unknown', amount, refunded: 0 }
  }
}

/** How old a payment may become while the provider cannot say what became of it. */
const LONGEST_DOUBT_MS = 2 * 86_400_000

/**
 * Ends a payment whose time is over, or whose order was canceled: it is canceled at the provider first, so that it cannot
 * be paid any more. One that may be on its way, or of which nobody can say, is kept for two days.
 */
export async function expirePayment(parts: PaymentsParts, paymentId: string): Promise<PaymentStatus | null> {
  const payment = await findPayment(parts.db, paymentId)
  if (!payment || !isPaymentPending(payment.status)) return payment?.status ?? null
  // What was never opened may still have been: asked for again it is the same, and can be canceled.
  const opened = payment.reference === null ? await openPayment(parts, paymentId) : payment
  const providerStatus = await cancelAtProvider(parts, opened ?? payment)
  if (providerStatus.event === 'unknown' && payment.createdAt.getTime() + LONGEST_DOUBT_MS > parts.now()) {
    return settle(parts, payment, providerStatus)
  }
  if (providerStatus.event === 'unknown') {
    const { provider, reference } = payment
    parts.log.error({ provider, paymentId, reference }, 'a payment was ended that its provider could say nothing about')
  }
  const isOver = providerStatus.event === 'open' || providerStatus.event === 'unknown'
  return settle(parts, payment, isOver ? { ...providerStatus, event: 'expired' } : providerStatus)
}

async function cancelAtProvider(parts: PaymentsParts, payment: StoredPayment): Promise<ProviderPayment> {
  const { provider, reference, amount } = payment
  if (reference === null) return { event: 'unknown', amount, refunded: 0 }
  const providerStatus = await unlessUnavailable(parts, payment, async () => {
    await providerOf(parts, provider).cancel(reference)
    return providerOf(parts, provider).read(reference)
  })
  // Cancelled by us because its time was over; for an order that was canceled, `settle` calls it cancelled again.
  return providerStatus.event === 'cancelled' ? { ...providerStatus, event: 'expired' } : providerStatus
}
