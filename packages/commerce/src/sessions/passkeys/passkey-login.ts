import type { UsedCredential } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import { challengeOf, requestOptions, verifyUse } from '@vonk/platform/webauthn'
import { findCustomer, type StoredCustomer } from '../../customers/index.ts'
import { openSession, type Tokens } from '../open-session.ts'
import type { Asking, Late, PasskeyParts } from './own-passkeys.ts'
import { partyOf } from './party-of.ts'
import { passkeyStore } from './store.ts'

type Request = Awaited<ReturnType<typeof requestOptions>>
type UseRefusal = Late | { readonly code: 'passkey-unknown' | 'sign-in-incorrect' }
type Entry = { readonly credential: UsedCredential; readonly userAgent: string | null }
type Signature = { readonly credential: UsedCredential; readonly view: StoreView; readonly now: number }
type SignatureParts = Pick<PasskeyParts, 'db' | 'site'>

/** Whose key has signed a challenge of the shop. The challenge is used up, whatever comes of it. */
export async function findSigner(
  { db, site }: SignatureParts,
  { credential, view, now }: Signature,
): Promise<Result<StoredCustomer, UseRefusal>> {
  const challenge = challengeOf(credential.response)
  const taken = await passkeyStore.takeChallenge(db, { challenge, place: view.code, ownerId: null, now })
  if (!taken) return err({ code: 'passkey-challenge-invalid' })
  const passkey = await passkeyStore.findByCredential(db, credential.id)
  if (!passkey) return err({ code: 'passkey-unknown' })
  const party = partyOf(view, site)
  const isHers = credential.response.userHandle === passkey.userHandle && passkey.host === party.id
  const verified = isHers ? await verifyUse(credential, passkey, { challenge, party }) : null
  const customer = verified && (await findCustomer(db, passkey.ownerId))
  if (!verified || !customer?.isActive) return err({ code: 'sign-in-incorrect' })
  const isCounted = await passkeyStore.countUse(db, passkey.id, { counter: verified.counter, now: new Date(now) })
  return isCounted ? ok(customer) : err({ code: 'sign-in-incorrect' })
}

/** Logs in whoever holds a key: nobody says who they are, the key does. */
export function createPasskeyLogin({ db, throttles, site, now = Date.now }: PasskeyParts) {
  return {
    async begin({ view, visitor }: Asking): Promise<Result<Request, Throttled>> {
      const counted = await throttles.attempt(['passkey-challenge'], { visitor, emailAddress: null, cartId: null })
      if (!counted.ok) return counted
      const challenge = await passkeyStore.openChallenge(db, { place: view.code, signer: null, now: now() })
      return ok(await requestOptions(challenge, partyOf(view, site)))
    },

    /** Every try uses up a challenge, and those are counted. */
    async login({ credential, userAgent }: Entry, { view, visitor }: Asking): Promise<Result<Tokens, UseRefusal>> {
      const signer = await findSigner({ db, site }, { credential, view, now: now() })
      if (!signer.ok) return signer
      return ok(await openSession(db, { customerId: signer.value.id, visitor, userAgent, now: now() }))
    },
  }
}
