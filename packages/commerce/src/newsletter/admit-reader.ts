import { checkEmail } from '@vonk/domain/forms'
import { foldEmail } from '@vonk/domain/newsletter'
import { err, ok, type Result } from '@vonk/domain/result'
import type { StoreView } from '@vonk/domain/stores'
import type { Throttled } from '@vonk/domain/throttle'
import type { Throttles } from '../throttles/index.ts'
import type { Reader } from './store.ts'

/** Somebody at a form of a view. */
export type Caller = {
  readonly view: StoreView
  readonly email: string | undefined
  readonly visitor: string | null
  /** Of the account somebody is logged in to. */
  readonly ownEmail: string | null
}

export type AddressRefusal = { readonly code: 'email-missing' | 'email-invalid' } | Throttled

/** `isOwn`: who asks is logged in with this address. Everybody else learns nothing of it and takes nothing off. */
export type Admitted = { readonly reader: Reader; readonly isOwn: boolean }

/** The address as it is written to, once it is one and nobody has asked for too many. */
export async function admitReader(
  throttles: Throttles,
  { view, email, visitor, ownEmail }: Caller,
): Promise<Result<Admitted, AddressRefusal>> {
  const checked = checkEmail(email ?? '')
  if (!checked.ok) return err({ code: checked.refusal.code === 'required' ? 'email-missing' : 'email-invalid' })
  const address = checked.value
  const asker = { visitor, emailAddress: foldEmail(address), cartId: null }
  const counted = await throttles.attempt(['newsletter'], asker)
  if (!counted.ok) return counted
  const isOwn = ownEmail !== null && ownEmail.toLowerCase() === address.toLowerCase()
  return ok({ reader: { brand: view.brand, email: address }, isOwn })
}

/** A question by mail goes to an address that may be somebody else's, so it is counted by the day. */
export async function admitQuestion(throttles: Throttles, { email }: Reader): Promise<Result<null, Throttled>> {
  const asker = { visitor: null, emailAddress: foldEmail(email), cartId: null }
  const counted = await throttles.attempt(['newsletter-link'], asker)
  return counted.ok ? ok(null) : counted
}
