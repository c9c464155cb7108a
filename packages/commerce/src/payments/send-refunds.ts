import { type PaymentsParts, providerOf } from './open-payment.ts'
import { ProviderAway } from './port.ts'
import { type DueRefund, endRefund, findDueRefunds } from './store.ts'

/** So many at a time; the next run takes the rest. */
const MOST_AT_ONCE = 200

export type SentRefunds = { readonly sent: number; readonly refused: number; readonly waiting: number }

/**
 * Sends back the money that has to go back. A refund is known to its provider by its id, so that one that was sent by a
 * process that died before it could say so is not sent again.
 */
export async function sendRefunds(parts: PaymentsParts): Promise<SentRefunds> {
  const outcomes: string[] = []
  for (const refund of await findDueRefunds(parts.db, MOST_AT_ONCE)) outcomes.push(await sendRefund(parts, refund))
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  return { sent: count('sent'), refused: count('refused'), waiting: count('waiting') }
}

async function sendRefund(parts: PaymentsParts, refund: DueRefund): Promise<'sent' | 'refused' | 'waiting'> {
  const { id, provider, reference, amount, paymentId, orderId } = refund
  const { db, log } = parts
  try {
    // Money that came has come by a reference; without one there is nobody to send it back through.
    const outcome = reference
      ? await providerOf(parts, provider).refund({ id, reference, amount, currency: 'EUR', description: orderId })
      : 'refused'
    await endRefund(db, id, outcome)
    if (outcome === 'refused') log.error({ refundId: id, paymentId, amount }, 'a refund was refused by its provider')
    return outcome
  } catch (err) {
    if (!(err instanceof ProviderAway)) throw err
    log.warn({ err, refundId: id }, 'a refund has to wait for its provider')
    return 'waiting'
  }
}
