import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  momentOf,
  type PasskeyDto,
  removePasskey,
  renamePasskey,
} from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type CallContext, handle } from '@vonk/platform/http'
import type { StoredPasskey } from '@vonk/platform/webauthn'
import { isProved } from '../proofs.ts'
import type { Sessions } from '../sessions.ts'
import { createOwnPasskeys, type PasskeyParts } from './own-passkeys.ts'
import { createPasskeyLogin } from './passkey-login.ts'
import { passkeyStore } from './store.ts'

type PasskeyRouteParts = PasskeyParts & {
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
}

export function passkeyRoutes({ directory, sessions, ...parts }: PasskeyRouteParts) {
  const { db, now = Date.now } = parts
  const passkeys = createOwnPasskeys(parts)
  const logins = createPasskeyLogin(parts)
  const customerOf = async ({ token }: CallContext) => (token === null ? null : await sessions.whoIs(token))
  const askingOf = ({ clientAddress: visitor, storeCode }: CallContext) => ({
    visitor,
    view: findStoreView(directory, storeCode),
  })
  /** Only a proof of before: what is asked of the device next waits for no password to be compared. */
  const isProof = async (proof: string | undefined, { token }: CallContext) =>
    token !== null && proof !== undefined && isProved(db, { token, proof, now: now() })

  return [
    handle(listPasskeys, async (_input, context) => {
      const customer = await customerOf(context)
      return customer ? ok((await passkeyStore.find(db, customer.id)).map(toPasskey)) : err({ code: 'not-signed-in' })
    }),
    handle(beginPasskey, async ({ proof }, context) => {
      const customer = await customerOf(context)
      if (!customer) return err({ code: 'not-signed-in' })
      if (!(await isProof(proof, context))) return err({ code: 'proof-needed' })
      return passkeys.begin(customer, askingOf(context))
    }),
    handle(addPasskey, async (made, context) => {
      const customer = await customerOf(context)
      if (!customer) return err({ code: 'not-signed-in' })
      const added = await passkeys.add(customer, made, askingOf(context))
      return added.ok ? ok(toPasskey(added.value)) : added
    }),
    handle(renamePasskey, async ({ passkeyId: id, name }, context) => {
      const customer = await customerOf(context)
      if (!customer) return err({ code: 'not-signed-in' })
      const renamed = await passkeyStore.rename(db, { ownerId: customer.id, id }, name)
      return renamed ? ok(toPasskey(renamed)) : err({ code: 'passkey-not-found' })
    }),
    handle(removePasskey, async ({ passkeyId: id, proof }, context) => {
      const customer = await customerOf(context)
      if (!customer) return err({ code: 'not-signed-in' })
      if (!(await isProof(proof, context))) return err({ code: 'proof-needed' })
      return passkeys.remove({ ownerId: customer.id, id }, askingOf(context))
    }),
    handle(beginPasskeyLogin, (_input, context) => logins.begin(askingOf(context))),
    handle(loginWithPasskey, async ({ credential }, context) => {
      const entry = { credential, userAgent: context.header('user-agent') }
      const login = await logins.login(entry, askingOf(context))
      if (!login.ok) return login
      return ok({ result: login.value.token, meta: { refreshToken: login.value.refreshToken } })
    }),
  ]
}

function toPasskey({ id, name, host, createdAt, usedAt }: StoredPasskey): PasskeyDto {
  return { id, name, host, created_at: momentOf(createdAt), used_at: usedAt && momentOf(usedAt) }
}
