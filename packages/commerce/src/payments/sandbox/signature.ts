import { createHmac } from 'node:crypto'
import { isSameSecret } from '@vonk/platform/secrets'

export const SIGNATURE_HEADER = 'bank-signature'

/** A call that was recorded cannot be played back later than this. */
const LONGEST_TRAVEL_SECONDS = 300

type SignedCall = { readonly body: string; readonly now: number }

/** `t=…,v1=…`: when the bank called, and what only the bank can make of that and the body. */
export function signCall(secret: Uint8Array, { body, now }: SignedCall): string {
  const seconds = Math.floor(now / 1_000)
  return `t=${seconds},v1=${digestOf(secret, seconds, body)}`
}

/** Whether the bank said this, and said it just now. */
export function isSignedByBank(
  secret: Uint8Array,
  { body, now, signature }: SignedCall & { readonly signature: string | null },
): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (given === '' || Math.abs(now / 1_000 - Number(seconds)) > LONGEST_TRAVEL_SECONDS) return false
  return isSameSecret(given, digestOf(secret, Number(seconds), body))
}

function digestOf(secret: Uint8Array, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
