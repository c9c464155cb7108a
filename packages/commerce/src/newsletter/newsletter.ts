import { type ConfirmationRefusal, foldEmail, planConfirmation, type Subscription } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import type { OrderSettings, ShopSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { redeemEmailToken, type UnsubscribeTokens } from '../mails/index.ts'
import { answerEvenly, type Throttles } from '../throttles/index.ts'
import { forgetIssuedTo } from '../vouchers/index.ts'
import { type AddressRefusal, admitQuestion, admitReader, type Caller } from './admit-reader.ts'
import { enterSubscription } from './enter-subscription.ts'
import { newsletterAsked, newsletterMailDue } from './events.ts'
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
  readonly leaveLinks: Pick<UnsubscribeTokens<Reader>, 'open'>
  settingsOf(view: StoreView): ShopSettings
  readonly now?: () => number
  /** How long joining and leaving take at least. */
  readonly evenAnswerMs?: number
}

export type LeaveRefusal = { readonly code: 'link-unknown' }

export type Newsletter = ReturnType<typeof createNewsletter>

/** Who reads the newsletter of a brand. Who asks without being logged in with the address is told nothing of it. */
export function createNewsletter(parts: NewsletterParts) {
  const { db, directory, throttles, leaveLinks, settingsOf, now = Date.now, evenAnswerMs } = parts

  const asking = { db, throttles, settingsOf, now }

  return {
    async read(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const admitted = await admitReader(throttles, caller)
      if (!admitted.ok) return admitted
      const { reader, isOwn } = admitted.value
      return ok(isOwn ? stateOf(await findSubscription(db, reader)) : 'none')
    },

    /** Answers what it is now; to a stranger what it would be for an address that nobody has heard of. */
    subscribe: (caller: Caller) => answerEvenly(subscribe(asking, caller), evenAnswerMs),

    /** Also takes back a subscription that nobody has confirmed. A stranger's request waits for the link of a mail. */
    unsubscribe: (caller: Caller) => answerEvenly(unsubscribe(asking, caller), evenAnswerMs),

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

type Asking = Pick<NewsletterParts, 'db' | 'throttles' | 'settingsOf'> & { readonly now: () => number }

async function subscribe(parts: Asking, caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
  const { db, throttles, settingsOf, now } = parts
  const admitted = await admitReader(throttles, caller)
  if (!admitted.ok) return admitted
  const { reader, isOwn } = admitted.value
  const { view } = caller
  const settings = settingsOf(view)
  const isAsked = settings.newsletterDoubleOptIn && !(isOwn && (await isReading(db, reader)))
  // Counted for readers, too: a limit that only others come to would tell them apart.
  const question = isAsked ? await admitQuestion(throttles, reader) : ok(null)
  if (!question.ok) return question
  const subscription = { reader, storeCode: view.code, settings, now: new Date(now()) }
  const entered = await db.transaction((tx) => enterSubscription(tx, subscription))
  return ok(isOwn ? entered : await answerStranger(parts, reader, { entered, isAsked }))
}

type Entered = { readonly entered: Subscription; readonly isAsked: boolean }

/** The same for readers and others; who is a reader already has a mail that says so where others have a question. */
async function answerStranger(parts: Asking, reader: Reader, { entered, isAsked }: Entered): Promise<Subscription> {
  if (!isAsked) return 'subscribed'
  if (entered === 'subscribed') await ask(parts, reader, 'join')
  return 'waiting'
}

async function unsubscribe(parts: Asking, caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
  const admitted = await admitReader(parts.throttles, caller)
  if (!admitted.ok) return admitted
  const { reader, isOwn } = admitted.value
  if (isOwn) {
    await parts.db.transaction((tx) => deleteSubscription(tx, reader))
    return ok('none')
  }
  const question = await admitQuestion(parts.throttles, reader)
  if (!question.ok) return question
  await ask(parts, reader, 'leave')
  return ok('waiting')
}

async function isReading(db: Db, reader: Reader): Promise<boolean> {
  return stateOf(await findSubscription(db, reader)) === 'subscribed'
}

/** By mail, where the address is on the list at all. */
async function ask({ db, now }: Asking, reader: Reader, request: 'leave' | 'join'): Promise<void> {
  const row = await findSubscription(db, reader)
  if (row) await publish(db, newsletterAsked({ subscriptionId: row.id, request, at: now() }))
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
  const link = await redeemEmailToken(tx, { purpose: 'newsletter', token, now })
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
