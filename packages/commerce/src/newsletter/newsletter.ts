import { createHash, randomBytes } from 'node:crypto'
import { checkEmail } from '@vonk/domain/forms'
import { type ConfirmationRefusal, foldEmail, planConfirmation, type Subscription } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import type { OrderSettings, ShopSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import { forgetIssuedTo } from '../coupons/index.ts'
import type { Throttles } from '../throttles/index.ts'
import { enterSubscription } from './enter-subscription.ts'
import { issueCoupon } from './issue-coupon.ts'
import {
  deleteAddress,
  deleteSubscription,
  findSubscription,
  lockByConfirmation,
  markConfirmed,
  putConfirmation,
  stateOf,
} from './store.ts'

export type NewsletterParts = {
  readonly db: Database
  readonly directory: StoreDirectory
  /** Whoever asks for one address after the other learns who reads; who subscribes others pesters them. */
  readonly throttles: Throttles
  settingsOf(view: StoreView): ShopSettings
  readonly now?: () => number
}

/** Somebody at a form of a view. */
export type Caller = { readonly view: StoreView; readonly email: string | undefined; readonly visitor: string | null }

export type AddressRefusal = { readonly code: 'email-missing' | 'email-invalid' } | Throttled

export type Newsletter = ReturnType<typeof createNewsletter>

/** Who reads the newsletter of a brand. */
export function createNewsletter({ db, directory, throttles, settingsOf, now = Date.now }: NewsletterParts) {
  /** The address as it is written to, once it is one and nobody has asked for too many. */
  async function admit({ view, email, visitor }: Caller) {
    const checked = checkEmail(email ?? '')
    if (!checked.ok)
      return err({ code: checked.refusal.code === 'required' ? 'email-missing' : 'email-invalid' } as const)
    const asker = { visitor, emailAddress: foldEmail(checked.value), cartId: null }
    const counted = await throttles.attempt(['newsletter'], asker)
    return counted.ok ? ok({ brand: view.brand, email: checked.value }) : counted
  }

  return {
    async read(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admit(caller)
      return reader.ok ? ok(stateOf(await findSubscription(db, reader.value))) : reader
    },

    async subscribe(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admit(caller)
      if (!reader.ok) return reader
      const { view } = caller
      const subscription = {
        reader: reader.value,
        storeCode: view.code,
        settings: settingsOf(view),
        now: new Date(now()),
      }
      return ok(await db.transaction((tx) => enterSubscription(tx, subscription)))
    },

    /** Also takes back a subscription that nobody has confirmed. */
    async unsubscribe(caller: Caller): Promise<Result<Subscription, AddressRefusal>> {
      const reader = await admit(caller)
      if (!reader.ok) return reader
      await deleteSubscription(db, reader.value)
      return ok('none')
    },

    /** The token for the link in a confirmation mail, for whoever sends it; null where there is nothing to confirm. */
    async openConfirmation(id: number): Promise<string | null> {
      const token = randomBytes(24).toString('base64url')
      return (await putConfirmation(db, id, hashOf(token))) ? token : null
    },

    confirm(token: string): Promise<Result<Subscription, ConfirmationRefusal>> {
      const settingsIn = (code: string) => settingsOf(findStoreView(directory, code))
      const confirmation = { hash: hashOf(token), settingsIn, now: new Date(now()) }
      return db.transaction((tx) => confirmSubscription(tx, confirmation))
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type Confirmation = {
  readonly hash: string
  settingsIn(storeCode: string): Pick<OrderSettings, 'newsletterCouponPercent'>
  readonly now: Date
}

/** Somebody has followed the link of a mail; following it twice does no harm. */
async function confirmSubscription(
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
