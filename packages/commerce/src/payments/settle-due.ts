import { askProvider, expirePayment } from './ask-provider.ts'
import type { PaymentsParts } from './open-payment.ts'
import { type ExpiryMinutes, findExpired, findPayment, findUnheard } from './store.ts'

/** So many at a time; the next run takes the rest. */
const MOST_AT_ONCE = 200

export type SettledDue = { readonly done: number; readonly failed: number }

/** Ends the payments whose time is over: stock goes back, carts thaw. Those of orders that were canceled end at once. */
export async function expirePayments(parts: PaymentsParts, minutes: ExpiryMinutes): Promise<SettledDue> {
  const ids = await findExpired(parts.db, minutes, { now: new Date(parts.now()), limit: MOST_AT_ONCE })
  return settleEach(parts, ids, (id) => expirePayment(parts, id))
}

/** Asks about the payments whose webhook never came. */
export async function reconcilePayments(parts: PaymentsParts): Promise<SettledDue> {
  const ids = await findUnheard(parts.db, { now: new Date(parts.now()), limit: MOST_AT_ONCE })
  return settleEach(parts, ids, async (id) => {
    const payment = await findPayment(parts.db, id)
    if (payment) await askProvider(parts, payment)
  })
}

/** One that cannot be settled must not keep the others from it. */
async function settleEach(
  { log }: PaymentsParts,
  ids: readonly string[],
  settleOne: (id: string) => Promise<unknown>,
): Promise<SettledDue> {
  let failed = 0
  for (const paymentId of ids) {
    try {
      await settleOne(paymentId)
    } catch (err) {
      failed += 1
      log.error({ err, paymentId }, 'a payment could not be settled')
    }
  }
  return { done: ids.length - failed, failed }
}
