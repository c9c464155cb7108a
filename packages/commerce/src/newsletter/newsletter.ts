import { type ConfirmationRefusal, foldEmail, planConfirmation, type Subscription } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import type { OrderSettings, ShopSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { forgetIssuedTo } from '../coupons/index.ts'
import { type LeaveLinks, takeLink } from '../mailed-links/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { type AddressRefusal, admitQuestion, admitReader, type Caller } from './admit-reader.ts'
import { enterSubscription } from './enter-subscription.ts'
import { newsletterMailDue } from './events.ts'
import { issueCoupon } from './issue-coupon.ts'
import {
  deleteAddress,
  deleteSubscription,
  findSubscription,
  lockSubscription,
  markConfirmed,
  type Reader,
  stateOf,
} from './store.ts'

export type NewsletterParts = {
  readonly db: Database
  readonly directory: StoreDirectory
  /** Whoever asks for one address after the other learns who reads; who subscribes others pesters them. */
  readonly throttles: Throttles
  readonly leaveLinks: Pick<LeaveLinks<Reader>, 'open'>
  settingsOf(view: StoreView): ShopSettings
  readonly now?: () => number
}

export type LeaveRefusal = { readonly code: 'link-unknown' }

export type Newsletter = ReturnType<typeof createNewsletter>

/** Who reads the newsletter of a brand. */
export function createNewsletter(parts: NewsletterParts) {
  const { db, directory, throttles, leaveLinks, settingsOf, now = Date.now } = parts
  const isSubscribed = async (reader: Reader) => stateOf(await findSubscription(db, reader)) === 'subscribed'

  return {
    async read(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admitReader(throttles, caller)
      return reader.ok ? ok(stateOf(await findSubscription(db, reader.value))) : reader
    },

    async subscribe(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admitReader(throttles, caller)
      if (!reader.ok) return reader
      const { view } = caller
      const settings = settingsOf(view)
      const isAsked = settings.newsletterDoubleOptIn && !(await isSubscribed(reader.value))
      const admitted = isAsked ? await admitQuestion(throttles, reader.value) : ok(null)
      if (!admitted.ok) return admitted
      const subscription = { reader: reader.value, storeCode: view.code, settings, now: new Date(now()) }
      return ok(await db.transaction((tx) => enterSubscription(tx, subscription)))
    },

    /** Also takes back a subscription that nobody has confirmed. */
    async unsubscribe(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admitReader(throttles, caller)
      if (!reader.ok) return reader
      await db.transaction((tx) => deleteSubscription(tx, reader.value))
      return ok('none')
    },

    /** Somebody has followed the link of a mail and pressed its button. */
    confirm(token: string): Promise<Result<Subscription, ConfirmationRefusal>> {
      const settingsIn = (code: string) => settingsOf(findStoreView(directory, code))
      return db.transaction((tx) => confirmSubscription(tx, { token, settingsIn, now: new Date(now()) }))
    },

    /** Takes the address of a mail off, also one that has left before. */
    async leave(token: string): Promise<Result<Subscription, LeaveRefusal>> {
      const reader = await leaveLinks.open(token)
      if (!reader) return err({ code: 'link-unknown' })
      await db.transaction((tx) => deleteSubscription(tx, reader))
      return ok('none')
    },

    /** Leaves nothing of an address, as everybody has the right to ask for; its coupon works on, nameless. */
    forget(email: string): Promise<void> {
      return db.transaction((tx) => forgetReader(tx, email))
    },
  }
}

/** The same in the caller's transaction. */
export async function forgetReader(tx: Db, email: string): Promise<void> {
  await deleteAddress(tx, email)
  await forgetIssuedTo(tx, foldEmail(email))
}

type Confirmation = {
  readonly token: string
  settingsIn(storeCode: string): Pick<OrderSettings, 'newsletterCouponPercent'>
  readonly now: Date
}

async function confirmSubscription(
  tx: Db,
  { token, settingsIn, now }: Confirmation,
): Promise<Result<Subscription, ConfirmationRefusal>> {
  const link = await takeLink(tx, { purpose: 'newsletter', token, now })
  if (!link) return err({ code: 'confirmation-unknown' })
  const row = await lockSubscription(tx, link.subject)
  const plan = planConfirmation(stateOf(row), link.state)
  if (!plan.ok) return plan
  if (row && plan.value.mail !== null) {
    const hasCoupon = await issueCoupon(tx, { email: row.email, settings: settingsIn(row.storeCode), now })
    await markConfirmed(tx, row.id, hasCoupon ? 'coupon' : null, now)
    if (hasCoupon) await publish(tx, newsletterMailDue({ subscriptionId: row.id }))
  }
  return ok(plan.value.subscription)
}
