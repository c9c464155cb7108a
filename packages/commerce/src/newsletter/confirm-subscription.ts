import { type ConfirmationRefusal, planConfirmation, type Subscription } from '@vonk/domain/newsletter'
import { ok, type Result } from '@vonk/domain/result'
import type { OrderSettings } from '@vonk/domain/settings'
import type { Db } from '@vonk/platform/db'
import { issueCoupon } from './issue-coupon.ts'
import { lockByConfirmation, markConfirmed, stateOf } from './store.ts'

type Confirmation = {
  readonly hash: string
  settingsIn(storeCode: string): Pick<OrderSettings, 'newsletterCouponPercent'>
  readonly now: Date
}

/** Somebody has followed the link of a mail; following it twice does no harm. */
export async function confirmSubscription(
  tx: Db,
  { hash, settingsIn, now }: Confirmation,
): Promise<Result<Subscription, ConfirmationRefusal>> {
  const row = await lockByConfirmation(tx, hash)
  const plan = planConfirmation(stateOf(row))
  if (!plan.ok) return plan
  if (row && plan.value.mail !== null) {
    const hasCoupon = await issueCoupon(tx, { email: row.email, settings: settingsIn(row.storeCode), now })
    await markConfirmed(tx, row.id, hasCoupon ? 'coupon' : null, now)
  }
  return ok(plan.value.subscription)
}
