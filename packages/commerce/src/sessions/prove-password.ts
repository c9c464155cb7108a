import { err, ok, type Result } from '@vonk/domain/result'
import type { Throttled } from '@vonk/domain/throttle'
import { type StoredCustomer, verifyPassword } from '../customers/index.ts'
import type { Throttles } from '../throttles/index.ts'

type Proof = {
  readonly customer: StoredCustomer
  readonly password: string
  readonly visitor: string | null
}

export type ProofRefusal = { readonly code: 'password-incorrect' } | Throttled

/** Before what a session alone may not do. Counts like a log-in: one that was left open is no way to guess the password. */
export async function provePassword(
  throttles: Throttles,
  { customer, password, visitor }: Proof,
): Promise<Result<true, ProofRefusal>> {
  const asker = { visitor, emailAddress: customer.email, cartId: null }
  const opened = await throttles.attemptHere('new-session', asker)
  if (!opened.ok) return opened
  const counted = await throttles.attempt(['log-in'], asker)
  if (!counted.ok) return counted
  const isRight = await verifyPassword(customer.passwordHash, password)
  if (!isRight) return err({ code: 'password-incorrect' })
  await throttles.uncount(counted.value)
  return ok(true)
}
