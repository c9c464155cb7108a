import { randomBytes, randomUUID } from 'node:crypto'
import type { NewCredential, UsedCredential } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { actorOf, type NewAct, recordAct } from '@vonk/platform/acts'
import type { Database, Db } from '@vonk/platform/db'
import {
  challengeOf,
  creationOptions,
  type NewPasskey,
  type RelyingParty,
  requestOptions,
  type StoredPasskey,
  verifyNew,
  verifyUse,
} from '@vonk/platform/webauthn'
import { account } from '../accounts.ts'
import type { StoredStaff } from '../store.ts'
import { lockStaff, passkeyStore } from './store.ts'

/** More than somebody has devices. */
const MOST_PASSKEYS = 10
/** Longer than those of customers are: a page of the shop that is shown a key of staff knows that it is none of its own. */
const HANDLE_BYTES = 48

type TooMany = { readonly code: 'too-many-attempts'; readonly retryAfterMs: number }
type Refusal<Code extends string> = { readonly code: Code }

type PasskeyParts = {
  readonly db: Database
  /** The shop at a host, as browsers know it; null for a host that is none of the shop's. */
  partyOf(host: string): RelyingParty | null
  /** Counts a question for something to sign, for all processes together. */
  countChallenge(visitor: string | null): Promise<Result<unknown, TooMany>>
  readonly now?: () => number
}

type Asking = { readonly host: string; readonly visitor: string | null }
type Made = { readonly name: string; readonly credential: NewCredential; readonly host: string }

export type StaffPasskeys = ReturnType<typeof createStaffPasskeys>

/** Keys of staff, each of which stands for the digits of an authenticator at one host, never for the password. */
export function createStaffPasskeys({ db, partyOf, countChallenge, now = Date.now }: PasskeyParts) {
  async function open({ host, visitor }: Asking): Promise<Result<RelyingParty, Refusal<'host-unknown'> | TooMany>> {
    const party = partyOf(host)
    if (!party) return err({ code: 'host-unknown' })
    const counted = await countChallenge(visitor)
    return counted.ok ? ok(party) : counted
  }

  return {
    list: (staffId: number) => passkeyStore.find(db, staffId),

    remove: (member: StoredStaff, id: string) => db.transaction((tx) => remove(tx, member, id)),

    async beginLogIn(asking: Asking) {
      const party = await open(asking)
      if (!party.ok) return party
      const challenge = await passkeyStore.openChallenge(db, { place: party.value.id, signer: null, now: now() })
      return ok(await requestOptions(challenge, party.value))
    },

    /** Whether a key of this account has signed here and now. Every try uses up what was to be signed, for nobody too. */
    async isSigned(member: StoredStaff | null, { credential, host }: { credential: UsedCredential; host: string }) {
      const party = partyOf(host)
      if (!party) return false
      const challenge = challengeOf(credential.response)
      const taken = await passkeyStore.takeChallenge(db, { challenge, place: party.id, ownerId: null, now: now() })
      const passkey = taken && (await passkeyStore.findByCredential(db, credential.id))
      if (!passkey || passkey.ownerId !== member?.id || passkey.host !== party.id) return false
      if (credential.response.userHandle !== passkey.userHandle) return false
      const verified = await verifyUse(credential, passkey, { challenge, party })
      return (
        verified !== null && passkeyStore.countUse(db, passkey.id, { counter: verified.counter, now: new Date(now()) })
      )
    },

    async begin({ id: staffId, email, name }: StoredStaff, asking: Asking) {
      const party = await open(asking)
      if (!party.ok) return party
      const existing = await passkeyStore.find(db, staffId)
      if (existing.length >= MOST_PASSKEYS) return err({ code: 'passkeys-full' } as const)
      const handle = existing[0]?.userHandle ?? randomBytes(HANDLE_BYTES).toString('base64url')
      const signer = { ownerId: staffId, userHandle: handle }
      const challenge = await passkeyStore.openChallenge(db, { place: party.value.id, signer, now: now() })
      const user = { handle, name: `${email} (staff)`, displayName: `${name} (staff)` }
      return ok(await creationOptions({ user, existing, challenge, party: party.value }))
    },

    async add(member: StoredStaff, { name, credential, host }: Made) {
      const party = partyOf(host)
      if (!party) return err({ code: 'host-unknown' } as const)
      const challenge = challengeOf(credential.response)
      const taken = await passkeyStore.takeChallenge(db, { challenge, place: party.id, ownerId: member.id, now: now() })
      if (!taken?.userHandle) return err({ code: 'passkey-challenge-invalid' } as const)
      const verified = await verifyNew(credential, { challenge, party })
      if (!verified) return err({ code: 'passkey-invalid' } as const)
      const { transports = [] } = credential.response
      const { userHandle } = taken
      const key = { name, transports, userHandle, host: party.id, ...verified }
      return db.transaction((tx) => keep(tx, member, key))
    },
  }
}

async function remove(tx: Db, member: StoredStaff, id: string): Promise<boolean> {
  const isGone = await passkeyStore.remove(tx, { ownerId: member.id, id })
  if (isGone) await noteOwn(tx, member, { name: 'passkey-removed', before: { passkey: id } })
  return isGone
}

/** One after the other for a member of staff, so that two at once are not one too many. */
async function keep(
  tx: Db,
  member: StoredStaff,
  key: Omit<NewPasskey, 'id' | 'ownerId'>,
): Promise<Result<StoredPasskey, Refusal<'passkeys-full' | 'passkey-invalid'>>> {
  await lockStaff(tx, member.id)
  if ((await passkeyStore.find(tx, member.id)).length >= MOST_PASSKEYS) return err({ code: 'passkeys-full' })
  const stored = await passkeyStore.insert(tx, { id: randomUUID(), ownerId: member.id, ...key })
  if (!stored) return err({ code: 'passkey-invalid' })
  const { id, name, host } = stored
  await noteOwn(tx, member, { name: 'passkey-added', after: { passkey: id, name, host } })
  return ok(stored)
}

/** Whoever is logged in has changed their own account. */
async function noteOwn(tx: Db, { email, name }: StoredStaff, act: Pick<NewAct, 'name' | 'before' | 'after'>) {
  await recordAct(tx, { by: actorOf({ email, name }), on: account(email), ...act })
}
