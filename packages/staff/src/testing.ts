import type { Credentials } from './accounts.ts'
import { stepAt, totpAt } from './totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the authenticator of these shows at a moment. */
export function codeOf({ address }: Credentials, now: number): string {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpAt(Uint8Array.from(bytes), stepAt(now))
}
