import type { UsedCredential } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import { challengeOf, relyingPartyOf, requestOptions, verifyUse } from '@vonk/platform/webauthn'
import { findCustomer } from '../customers/index.ts'
import { openSession, type Tokens } from '../sessions/index.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import type { Asking, Late, PasskeyParts } from './own-passkeys.ts'
import { countUse, findByCredential } from './store.ts'

type Request = Awaited<ReturnType<typeof requestOptions>>
type LoginRefusal = Late | { readonly code: 'passkey-unknown' | 'sign-in-incorrect' }
type Entry = { readonly credential: UsedCredential; readonly userAgent: string | null }

/** Logs in whoever holds a key: nobody says who they are, the key does. */
export function createPasskeyLogin({ db, throttles, site, now = Date.now }: PasskeyParts) {
  return {
    async begin({ view, visitor }: Asking): Promise<Result<Request, Throttled>> {
      const counted = await throttles.attempt(['passkey-challenge'], { visitor, emailAddress: null, cartId: null })
      if (!counted.ok) return counted
      const challenge = await openChallenge(db, { storeCode: view.code, signer: null, now: now() })
      return ok(await requestOptions(challenge, relyingPartyOf(view, site)))
    },

    /** Every try uses up a challenge, and those are counted. */
    async login({ credential, userAgent }: Entry, { view, visitor }: Asking): Promise<Result<Tokens, LoginRefusal>> {
      const challenge = challengeOf(credential.response)
      const taken = await takeChallenge(db, { challenge, storeCode: view.code, customerId: null, now: now() })
      if (!taken) return err({ code: 'passkey-challenge-invalid' })
      const passkey = await findByCredential(db, credential.id)
      if (!passkey) return err({ code: 'passkey-unknown' })
      const party = relyingPartyOf(view, site)
      const isHers = credential.response.userHandle === passkey.userHandle && passkey.host === party.id
      const verified = isHers ? await verifyUse(credential, passkey, { challenge, party }) : null
      const customer = verified && (await findCustomer(db, passkey.customerId))
      if (!verified || !customer?.isActive) return err({ code: 'sign-in-incorrect' })
      return db.transaction(async (tx) => {
        const isCounted = await countUse(tx, passkey.id, { counter: verified.counter, now: new Date(now()) })
        if (!isCounted) return err({ code: 'sign-in-incorrect' })
        return ok(await openSession(tx, { customerId: customer.id, visitor, userAgent, now: now() }))
      })
    },
  }
}
