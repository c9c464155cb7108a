import type { PaymentStatus } from '@vonk/domain/payments'
import { err, ok, type Result } from '@vonk/domain/result'
import type { PlacedOrder } from '../orders/index.ts'
import { askProvider } from './ask-provider.ts'
import { openPayment, type PaymentsParts, providerOf } from './open-payment.ts'
import type { ProviderCall } from './port.ts'
import type { StoredPayment } from './schema.ts'
import { findPayment, findPaymentByReference } from './store.ts'

/** Where the shopper goes to pay; nowhere yet while the provider is away. */
export type OpenedPayment = { readonly id: string; readonly status: PaymentStatus; readonly redirectUrl: string | null }

/** A page that waits for news asks about as often. */
const LEAST_PAUSE_MS = 1_000

export type WebhookRefusal = { readonly code: 'provider-unknown' | 'webhook-invalid' }

export type Payments = ReturnType<typeof createPayments>

/** Everything that has to do with money from outside. */
export function createPayments(parts: PaymentsParts) {
  const { db, providers, now } = parts
  return {
    /** With whom new payments are made. */
    provider: providers[0].name,

    /** Asks the provider for a payment that was just written, after the commit; asked again, it is the same. */
    async open(paymentId: string, order?: PlacedOrder): Promise<OpenedPayment> {
      const payment = await openPayment(parts, paymentId, order)
      return { id: paymentId, status: payment?.status ?? 'checking', redirectUrl: payment?.redirectUrl ?? null }
    },

    /** What became of it, asked at the provider; who asks again and again is answered with what was heard a moment ago. */
    async ask(payment: StoredPayment): Promise<StoredPayment | null> {
      const isFresh = payment.askedAt !== null && now() - payment.askedAt.getTime() < LEAST_PAUSE_MS
      if (isFresh && payment.reference !== null) return payment
      await askProvider(parts, payment)
      return findPayment(db, payment.id)
    },

    /** A call that says it comes from a provider. It is only believed to name a payment: what became of that is asked back. */
    async handleWebhook(name: string, call: ProviderCall): Promise<Result<true, WebhookRefusal>> {
      if (!providers.some((provider) => provider.name === name)) return err({ code: 'provider-unknown' })
      const reference = providerOf(parts, name).readWebhook(call)
      if (reference === null) return err({ code: 'webhook-invalid' })
      const payment = await findPaymentByReference(db, { provider: name, reference })
      // Whether there is such a payment is nobody's business.
      if (payment) await askProvider(parts, payment)
      return ok(true)
    },
  }
}
