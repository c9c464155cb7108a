import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { bankStatusAt, isUndecided } from './bank-status.ts'
import { bankCallDue } from './events.ts'
import { lockBankPayment, updateBankPayment } from './store.ts'

export const answers = ['approve', 'refuse', 'cancel', 'pending'] as const
export const delays = ['now', 'late'] as const
/** When the shop is called: after the shopper was sent back, before, twice or never. */
export const callTimes = ['after', 'before', 'twice', 'never'] as const

export type Decision = {
  readonly answer: (typeof answers)[number]
  readonly delay: (typeof delays)[number]
  readonly calls: (typeof callTimes)[number]
}

/** How late a late answer is. */
export const LATE_SECONDS = 20

const statuses = { approve: 'paid', refuse: 'failed', cancel: 'cancelled', pending: 'pending' } as const

/** Decides an open payment once; the calls to the shop that follow from it are due when this commits. */
export async function decidePayment(
  tx: Db,
  reference: string,
  { decision: { answer, delay, calls }, now }: { readonly decision: Decision; readonly now: number },
): Promise<void> {
  const payment = await lockBankPayment(tx, reference)
  if (!isUndecided(bankStatusAt(payment, now)) || payment.comingStatus !== null) return
  const status = statuses[answer]
  const isLate = delay === 'late' && (status === 'paid' || status === 'failed')
  const comingAt = new Date(now + LATE_SECONDS * 1_000)
  await updateBankPayment(
    tx,
    reference,
    isLate ? { status: 'pending', comingStatus: status, comingAt } : { status, comingStatus: null, comingAt: null },
  )
  // Who leaves it open has said nothing yet.
  if (status === 'pending' || calls === 'never') return
  await publish(tx, bankCallDue({ reference, times: calls === 'twice' ? 2 : 1, at: isLate ? comingAt.getTime() : now }))
}

/** Whether the shop shall hear of it before the shopper is back. */
export function isCalledFirst({ answer, delay, calls }: Decision): boolean {
  return calls === 'before' && delay === 'now' && answer !== 'pending'
}
