import { randomBytes, randomUUID } from 'node:crypto'
import type { NewCredential } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import type { Database, Db } from '@vonk/platform/db'
import {
  challengeOf,
  creationOptions,
  type NewPasskey,
  type Site,
  type StoredPasskey,
  verifyNew,
} from '@vonk/platform/webauthn'
import { lockCustomer, putNotice, type StoredCustomer } from '../../customers/index.ts'
import type { Throttles } from '../../throttles/index.ts'
import { partyOf } from './party-of.ts'
import { passkeyStore } from './store.ts'

/** More than a family has devices. */
const MOST_PASSKEYS = 10

export type PasskeyParts = {
  readonly db: Database
  readonly throttles: Throttles
  readonly site: Site
  readonly now?: () => number
}

/** Who asks, and in which view. */
export type Asking = { readonly view: StoreView; readonly visitor: string | null }
export type Late = { readonly code: 'passkey-challenge-invalid' }
type Full = { readonly code: 'passkeys-full' }
type Invalid = { readonly code: 'passkey-invalid' }
type NotFound = { readonly code: 'passkey-not-found' }
type Creation = Awaited<ReturnType<typeof creationOptions>>
type Made = { readonly name: string; readonly credential: NewCredential }

/** The keys of a customer, who hears by mail of every one that comes or goes. */
export function createOwnPasskeys({ db, throttles, site, now = Date.now }: PasskeyParts) {
  return {
    async begin(customer: StoredCustomer, { view, visitor }: Asking): Promise<Result<Creation, Full | Throttled>> {
      const counted = await throttles.attempt(['passkey-challenge'], { visitor, emailAddress: null, cartId: null })
      if (!counted.ok) return counted
      const existing = await passkeyStore.find(db, customer.id)
      if (existing.length >= MOST_PASSKEYS) return err({ code: 'passkeys-full' })
      // One for all keys of a customer: with a second, a device would take her for two people.
      const userHandle = existing[0]?.userHandle ?? randomBytes(32).toString('base64url')
      const signer = { ownerId: customer.id, userHandle }
      const challenge = await passkeyStore.openChallenge(db, { place: view.code, signer, now: now() })
      const party = partyOf(view, site)
      const user = { handle: userHandle, name: customer.email, displayName: customer.firstName }
      return ok(await creationOptions({ user, existing, challenge, party }))
    },

    async add(
      { id: ownerId, email: emailAddress }: StoredCustomer,
      { name, credential }: Made,
      { view }: Asking,
    ): Promise<Result<StoredPasskey, Late | Invalid | Full | Throttled>> {
      const challenge = challengeOf(credential.response)
      const taken = await passkeyStore.takeChallenge(db, { challenge, place: view.code, ownerId, now: now() })
      if (!taken?.userHandle) return err({ code: 'passkey-challenge-invalid' })
      const party = partyOf(view, site)
      const verified = await verifyNew(credential, { challenge, party })
      if (!verified) return err({ code: 'passkey-invalid' })
      const counted = await throttles.attempt(['new-passkey'], { visitor: null, emailAddress, cartId: null })
      if (!counted.ok) return counted
      const { transports = [] } = credential.response
      const made = { id: randomUUID(), ownerId, name, transports, ...verified }
      const passkey = { ...made, userHandle: taken.userHandle, host: party.id }
      return db.transaction((tx) => keep(tx, passkey, view.code))
    },

    remove(own: { readonly ownerId: number; readonly id: string }, { view }: Asking): Promise<Result<true, NotFound>> {
      return db.transaction(async (tx) => {
        if (!(await passkeyStore.remove(tx, own))) return err({ code: 'passkey-not-found' })
        await putNotice(tx, { customerId: own.ownerId, kind: 'passkey-removed', storeCode: view.code })
        return ok(true)
      })
    },
  }
}

/** One after the other for a customer, so that two at once are not one too many. */
async function keep(tx: Db, passkey: NewPasskey, storeCode: string): Promise<Result<StoredPasskey, Full | Invalid>> {
  const { ownerId: customerId } = passkey
  await lockCustomer(tx, customerId)
  if ((await passkeyStore.find(tx, customerId)).length >= MOST_PASSKEYS) return err({ code: 'passkeys-full' })
  const stored = await passkeyStore.insert(tx, passkey)
  if (!stored) return err({ code: 'passkey-invalid' })
  await putNotice(tx, { customerId, kind: 'passkey-added', storeCode })
  return ok(stored)
}
