import { retryRefund } from '@vonk/domain/payments'
import { type PaymentsParts, providerOf } from './open-payment.ts'
import { ProviderUnavailable } from './port.ts'
import { type DueRefund, endRefund, findDueRefunds, postponeRefund } from './store.ts'

/** So many at a time; the next run takes the rest. */
const MOST_AT_ONCE = 200

type Outcome = 'sent' | 'refused' | 'away'

export type SentRefunds = Readonly<Record<Outcome, number>>

/**
 * Sends back the money that has to go back. A refund is known to its provider by its id, so that one that was sent by a
 * process that died before it could say so is not sent again. What is refused or not answered is tried again later.
 */
export async function sendRefunds(parts: PaymentsParts): Promise<SentRefunds> {
  const due = await findDueRefunds(parts.db, { now: new Date(parts.now()), limit: MOST_AT_ONCE })
  const outcomes: Outcome[] = []
  for (const refund of due) outcomes.push(await sendRefund(parts, refund))
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return { sent: count('sent'), refused: count('refused'), away: count('away') }
}

async function sendRefund(parts: PaymentsParts, refund: DueRefund): Promise<Outcome> {
  const outcome = await askForRefund(parts, refund)
  if (outcome === 'sent') await endRefund(parts.db, refund.id)
  else await putOff(parts, refund, outcome)
  return outcome
}

async function askForRefund(parts: PaymentsParts, refund: DueRefund): Promise<Outcome> {
  const { id, provider, reference, amount, orderId } = refund
  // Money that came has come by a reference; without one there is nobody to send it back through.
  if (!reference) return 'refused'
  try {
    return await providerOf(parts, provider).refund({ id, reference, amount, currency: 'EUR', description: orderId })
  } catch (err) {
    // One that cannot be sent must not keep the others from it.
    const level = err instanceof ProviderUnavailable ? 'warn' : 'error'
    parts.log[level]({ err, refundId: id }, 'a refund has to wait for its provider')
    return 'away'
  }
}

async function putOff({ db, log, now }: PaymentsParts, refund: DueRefund, outcome: 'refused' | 'away'): Promise<void> {
  const tries = refund.tries + 1
  const next = retryRefund(tries, now())
  const nextTryAt = next.do === 'try-again' ? new Date(next.at) : null
  await postponeRefund(db, refund, { tries, outcome, nextTryAt })
  const facts = { refundId: refund.id, paymentId: refund.paymentId, amount: refund.amount, tries, outcome }
  if (nextTryAt === null) log.error(facts, 'a refund is stuck: somebody has to act')
  else log.warn({ ...facts, nextTryAt }, 'a refund did not go through and is tried again')
}
