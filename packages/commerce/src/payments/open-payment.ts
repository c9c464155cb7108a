import { isPaymentPending, transitionPayment } from '@vonk/domain/payments'
import { buildUrl, findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { findOrder, findOrderStatus, type PlacedOrder, type StoredOrder } from '../orders/index.ts'
import { type DescribedOrder, describePurchase } from './describe-purchase.ts'
import { type CreatedPayment, type NewPayment, type PaymentProvider, ProviderUnavailable } from './port.ts'
import type { StoredPayment } from './schema.ts'
import { type SettleParts, settle } from './settle.ts'
import { findPayment, lockPayment, saveOpened } from './store.ts'

export type PaymentsParts = SettleParts & {
  /** New payments are made with the first; the others may still be asked about theirs. */
  readonly providers: readonly [PaymentProvider, ...PaymentProvider[]]
  readonly directory: StoreDirectory
  /** Protocol and port of the shop's pages. */
  readonly site: { readonly protocol: string; readonly port: string }
  /** Where providers reach the API of the shop. */
  readonly webhookOrigin: string
}

export function providerOf({ providers }: Pick<PaymentsParts, 'providers'>, name: string): PaymentProvider {
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw new ProviderUnavailable(name, new Error('it is not configured'))
  return provider
}

/**
 * Asks the provider for a payment that has not been opened there. Idempotent, so that whoever comes by may try again when
 * the provider was away, or this process was killed in between. Never inside a transaction. What an order that was placed a
 * moment ago says of its payment need not be read.
 */
export async function openPayment(
  parts: PaymentsParts,
  paymentId: string,
  placed?: PlacedOrder,
): Promise<StoredPayment | null> {
  const payment = placed ? paymentOf(placed) : await findPayment(parts.db, paymentId)
  if (!payment || payment.reference !== null || !isPaymentPending(payment.status)) return payment
  const order = placed ? withLines(placed) : await findOrder(parts.db, payment.orderId)
  if (!order) return null
  try {
    const created = await providerOf(parts, payment.provider).create(toNewPayment(parts, payment, order))
    if (created !== 'refused') return await keepReference(parts, payment, created)
    await settle(parts, payment, { event: 'failed', amount: payment.amount, refunded: 0 })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    parts.log.warn({ err: error, paymentId }, 'a payment could not be opened')
    await settle(parts, payment, { event: 'unknown', amount: payment.amount, refunded: 0 })
  }
  return findPayment(parts.db, paymentId)
}

/** The payment a new order was written with. */
function paymentOf({ payment, orderId, placedAt }: PlacedOrder): StoredPayment | null {
  if (!payment) return null
  const nothingYet = { reference: null, refunded: 0, redirectUrl: null, askedAt: null }
  return { ...payment, ...nothingYet, orderId, status: 'open', createdAt: placedAt, updatedAt: placedAt }
}

function withLines({ lines, ...order }: PlacedOrder): OrderToPay {
  return { ...order, lines: lines.map((line) => ({ ...line, parentId: null })) }
}

/** Keeps where the payment is found at the provider. One that was given up meanwhile is given up there as well. */
async function keepReference(
  parts: PaymentsParts,
  payment: StoredPayment,
  { reference, redirectUrl }: CreatedPayment,
): Promise<StoredPayment | null> {
  const open = ({ status }: StoredPayment) => {
    const next = transitionPayment(status, 'open')
    return { reference, redirectUrl, status: next.ok ? next.value : status }
  }
  const kept =
    (await saveOpened(parts.db, payment, open(payment))) ??
    (await parts.db.transaction(async (tx) => {
      const changed = await lockPayment(tx, payment.id)
      return changed && saveOpened(tx, changed, open(changed))
    }))
  // Whoever calls the order off from here on finds the reference, and gives the payment up by it.
  const order = kept && (await findOrderStatus(parts.db, kept.orderId))
  const isGone = kept && (!isPaymentPending(kept.status) || order?.status === 'canceled')
  if (isGone) await providerOf(parts, kept.provider).cancel(reference)
  return kept
}

type OrderToPay = DescribedOrder & Pick<StoredOrder, 'storeCode' | 'orderNumber' | 'paymentExtra'>

function toNewPayment(parts: PaymentsParts, payment: StoredPayment, order: OrderToPay): NewPayment {
  const { directory, site, webhookOrigin } = parts
  const { id, method, amount, provider, createdAt, orderId } = payment
  const view = findStoreView(directory, order.storeCode)
  return {
    id,
    orderNumber: order.orderNumber,
    method,
    amount,
    currency: 'EUR',
    // As shoppers read it on their bank statement.
    description: `${view.brandName} ${order.orderNumber}`,
    returnUrl: buildUrl(view, `/checkout-return?orderId=${encodeURIComponent(orderId)}`, site),
    webhookUrl: `${webhookOrigin}/api/ext/payments/webhook/${provider}`,
    language: view.language,
    createdAt,
    issuer: order.paymentExtra['issuer'] ?? null,
    purchase: describePurchase(order, view.language),
  }
}
