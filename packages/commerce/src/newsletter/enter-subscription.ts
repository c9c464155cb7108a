import { planSubscribe, type Subscription } from '@vonk/domain/newsletter'
import type { OrderSettings } from '@vonk/domain/settings'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { newsletterMailDue } from './events.ts'
import { issueCoupon } from './issue-coupon.ts'
import { findSubscription, insertSubscription, lockReader, type Reader, renewSubscription, stateOf } from './store.ts'

type NewSubscription = {
  readonly reader: Reader
  readonly storeCode: string
  readonly settings: Pick<OrderSettings, 'newsletterDoubleOptIn' | 'newsletterCouponPercent'>
  readonly now: Date
}

/** Subscribes an address, or has it confirmed first; answers what it is now. */
export async function enterSubscription(
  tx: Db,
  { reader, storeCode, settings, now }: NewSubscription,
): Promise<Subscription> {
  await lockReader(tx, reader)
  const before = await findSubscription(tx, reader)
  const plan = planSubscribe(stateOf(before), settings)
  if (!plan) return stateOf(before)
  const isConfirmed = plan.subscription === 'subscribed'
  const hasMail = !isConfirmed || (await issueCoupon(tx, { email: reader.email, settings, now }))
  const row = { ...reader, storeCode, isConfirmed, mailDue: hasMail ? plan.mail : null }
  if (before) await renewSubscription(tx, before.id, row, now)
  const subscriptionId = before?.id ?? (await insertSubscription(tx, row, now))
  if (hasMail) await publish(tx, newsletterMailDue({ subscriptionId }))
  return plan.subscription
}
