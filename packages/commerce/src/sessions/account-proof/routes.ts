import { confirmEmail, mailProofLink, momentOf, type ParsedInputOf, proveOwner } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Site } from '@vonk/platform/webauthn'
import type { StoredCustomer } from '../../customers/index.ts'
import { putNotice } from '../../customers/index.ts'
import type { Throttles } from '../../throttles/index.ts'
import { confirmEmailChange } from '../email-changes.ts'
import { findSigner } from '../passkeys/passkey-login.ts'
import { openProof } from '../proofs.ts'
import { type ProofRefusal, provePassword } from '../prove-password.ts'
import type { Sessions } from '../sessions.ts'
import { takeProofLink } from './proof-links.ts'

type AccountProofParts = {
  readonly db: Database
  readonly sessions: Pick<Sessions, 'whoIs'>
  readonly directory: StoreDirectory
  readonly throttles: Throttles
  readonly site: Site
  readonly now?: () => number
}

type Given = ParsedInputOf<typeof proveOwner>

/** How a customer proves once more that the account is hers: by its password, by a key, or by reading its mails. */
export function accountProofRoutes({ db, sessions, directory, throttles, site, now = Date.now }: AccountProofParts) {
  const customerOf = async (token: string | null) => (token === null ? null : await sessions.whoIs(token))

  async function prove(
    customer: StoredCustomer,
    { password, credential, link }: Given,
    context: CallContext,
  ): Promise<Result<true, ProofRefusal | { readonly code: 'proof-refused' }>> {
    if (password !== undefined) return provePassword(throttles, { customer, password, visitor: context.clientAddress })
    const isHers = credential
      ? await isSigned(customer, credential, context)
      : await takeProofLink(db, { customerId: customer.id, token: link ?? '', now: new Date(now()) })
    return isHers ? ok(true) : err({ code: 'proof-refused' })
  }

  async function isSigned({ id }: StoredCustomer, credential: NonNullable<Given['credential']>, context: CallContext) {
    const view = findStoreView(directory, context.storeCode)
    const signer = await findSigner({ db, site }, { credential, view, now: now() })
    return signer.ok && signer.value.id === id
  }

  return [
    handle(proveOwner, async (given, context) => {
      const { token } = context
      const customer = await customerOf(token)
      if (!customer || token === null) return err({ code: 'not-signed-in' })
      const proved = await prove(customer, given, context)
      if (!proved.ok) return proved
      const opened = await openProof(db, token, now())
      if (!opened) return err({ code: 'not-signed-in' })
      return ok({ proof: opened.proof, valid_until: momentOf(opened.validUntil) })
    }),
    handle(mailProofLink, async ({ section }, { token, storeCode, clientAddress: visitor }) => {
      const customer = await customerOf(token)
      if (!customer) return err({ code: 'not-signed-in' })
      const asker = { visitor, emailAddress: customer.email, cartId: null }
      const counted = await throttles.attempt(['account-link'], asker)
      if (!counted.ok) return counted
      const { code } = findStoreView(directory, storeCode)
      const notice = { customerId: customer.id, kind: `proof-link-${section}`, storeCode: code } as const
      await db.transaction((tx) => putNotice(tx, notice))
      return ok(true)
    }),
    handle(confirmEmail, ({ confirmation: token }) => confirmEmailChange(db, { token, now: new Date(now()) })),
  ]
}
