import { createMollieClient, type Payment, PaymentStatus, RefundStatus } from '@mollie/api-client'
import { parseCents } from '@vonk/domain/money'
import type { PaymentEvent } from '@vonk/domain/payments'
import {
  type CreatedPayment,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnavailable,
} from '../port.ts'
import { askMollie, isRefusal, MOLLIE } from './ask-mollie.ts'
import { mollieMethodOf } from './method-of.ts'
import type { PayLaterMethod } from './pay-later-methods.ts'
import { euros, type ShopMetadata, toMolliePayment } from './to-mollie-payment.ts'

export type MollieOptions = {
  readonly apiKey: string
  /** What paying later is at Mollie. */
  readonly payLater: PayLaterMethod
  /** Where the API is; Mollie's own when absent. */
  readonly apiEndpoint?: string
  readonly patienceMs?: number
  readonly now?: () => number
}

type Mollie = ReturnType<typeof createMollieClient>
type Parts = Required<Pick<MollieOptions, 'payLater' | 'patienceMs' | 'now'>> & { readonly client: Mollie }

/** Mollie forgets idempotency keys after an hour. */
const KEY_LIFETIME_MS = 50 * 60_000
/** How far back a payment is looked for that may have been made before. */
const MOST_PAYMENTS_READ = 1_000

/** Payments through Mollie, by its official client. */
export function createMollieProvider(options: MollieOptions): PaymentProvider {
  const { apiKey, apiEndpoint, payLater, patienceMs = 15_000, now = Date.now } = options
  const client = createMollieClient({ apiKey, ...(apiEndpoint && { apiEndpoint }), versionStrings: 'Vonk/1' })
  const parts = { client, payLater, patienceMs, now }
  return {
    name: MOLLIE,
    create: (payment) => createPayment(parts, payment),
    async read(reference) {
      try {
        return toProviderPayment(await askMollie(patienceMs, () => client.payments.get(reference)))
      } catch (error) {
        // One Mollie does not know was made with another key: what became of it, nobody can say here.
        throw isRefusal(error) ? new ProviderUnavailable(MOLLIE, error) : error
      }
    },
    refund: (refund) => refundPayment(parts, refund),
    async cancel(reference) {
      try {
        await askMollie(patienceMs, () => client.payments.cancel(reference))
      } catch (error) {
        // It has ended already, or its method cannot be cancelled.
        if (!isRefusal(error)) throw error
      }
    },
    readWebhook: ({ body }) => /^tr_\w{1,40}$/.exec(new URLSearchParams(body).get('id') ?? '')?.[0] ?? null,
  }
}

async function createPayment(parts: Parts, payment: NewPayment): Promise<CreatedPayment | 'refused'> {
  const { client, payLater, patienceMs, now } = parts
  const method = mollieMethodOf(payment.method, payLater)
  if (!method) return 'refused'
  const isOld = now() - payment.createdAt.getTime() > KEY_LIFETIME_MS
  const before = isOld ? await findPayment(parts, payment) : null
  if (before) return toCreated(before)
  try {
    return toCreated(await askMollie(patienceMs, () => client.payments.create(toMolliePayment(payment, method))))
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    throw error
  }
}

/** The newest come first, and none that is older than the wish for it can be the one. */
async function findPayment({ client, patienceMs }: Parts, { id, createdAt }: NewPayment): Promise<Payment | null> {
  return askMollie(patienceMs, async () => {
    let read = 0
    for await (const payment of client.payments.iterate()) {
      if (metadataOf(payment).paymentId === id) return payment
      read += 1
      // A minute for clocks that differ.
      const isOlder = Date.parse(payment.createdAt) < createdAt.getTime() - 60_000
      if (isOlder || read >= MOST_PAYMENTS_READ) return null
    }
    return null
  })
}

function metadataOf({ metadata }: { readonly metadata: unknown }): ShopMetadata {
  return typeof metadata === 'object' && metadata !== null ? metadata : {}
}

function toCreated(payment: Payment): CreatedPayment {
  return { reference: payment.id, redirectUrl: payment.getCheckoutUrl() }
}

const events: Readonly<Record<PaymentStatus, PaymentEvent>> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'unknown',
  // Captured by Mollie itself, and then paid.
  [PaymentStatus.authorized]: 'unknown',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
}

function toProviderPayment({ status, amount, amountRefunded }: Payment): ProviderPayment {
  return {
    // A status Mollie invents one day is not known to have ended anything.
    event: events[status] ?? 'unknown',
    amount: parseCents(amount.value) ?? 0,
    refunded: parseCents(amountRefunded?.value ?? '0') ?? 0,
  }
}

async function refundPayment({ client, patienceMs }: Parts, refund: NewRefund): Promise<'sent' | 'refused'> {
  const { id, reference: paymentId, amount, description } = refund
  try {
    // Looked for first: the key of a refund that is tried again the next day is forgotten.
    const refunds = await askMollie(patienceMs, () => client.paymentRefunds.page({ paymentId, limit: 250 }))
    const before = refunds.filter((one) => metadataOf(one).refundId === id)
    if (before.some(({ status }) => status === RefundStatus.canceled)) return 'refused'
    if (before.some(({ status }) => status !== RefundStatus.failed)) return 'sent'
    await askMollie(patienceMs, () =>
      client.paymentRefunds.create({
        paymentId,
        amount: euros(amount),
        description: description.slice(0, 140),
        metadata: { refundId: id },
        // One that Mollie took and that failed later is made once more; what somebody has cancelled there is not.
        idempotencyKey: before.length === 0 ? id : `${id}-${before.length}`,
      }),
    )
    return 'sent'
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    throw error
  }
}
