import type { Db } from '@vonk/platform/db'
import { bankStatusAt, isUndecided } from './bank-status.ts'
import { bankCallDue } from './events.ts'
import type { BankPayment } from './schema.ts'
import { saveDecision } from './store.ts'

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

/** Decides an open payment once; the calls to the shop that follow from it are due at the same moment. */
export async function decidePayment(
  db: Db,
  payment: BankPayment,
  { decision: { answer, delay, calls }, now }: { readonly decision: Decision; readonly now: number },
): Promise<void> {
  if (!isUndecided(bankStatusAt(payment, now)) || payment.comingStatus !== null) return
  const { reference } = payment
  const status = statuses[answer]
  const isLate = delay === 'late' && (status === 'paid' || status === 'failed')
  const comingAt = new Date(now + LATE_SECONDS * 1_000)
  const times = calls === 'twice' ? 2 : 1
  // Who leaves it open has said nothing yet.
  const isTold = status !== 'pending' && calls !== 'never'
  await saveDecision(db, payment, {
    decided: isLate
      ? { status: 'pending', comingStatus: status, comingAt }
      : { status, comingStatus: null, comingAt: null },
    news: isTold ? [bankCallDue({ reference, times, at: isLate ? comingAt.getTime() : now })] : [],
  })
}

/** Whether the shop shall hear of it before the shopper is back. */
export function isCalledFirst({ answer, delay, calls }: Decision): boolean {
  return calls === 'before' && delay === 'now' && answer !== 'pending'
}
