import { createHmac } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a moment, as authenticators show it (RFC 6238 with SHA-1, six digits, half a minute). */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepAt(now: number): number {
  return Math.floor(now / 1000 / stepSeconds)
}

/** The step whose code this is, this moment or one beside it, as clocks differ; null where it is none. */
export function findStep(secret: Uint8Array, code: string, now: number): number | null {
  const given = code.replaceAll(/\s/g, '')
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => totpAt(secret, step) === given) ?? null
}

/** A secret as authenticators take it in. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
