import type { Token } from '../../values/token.ts'

const NUMBER = '0'
const TEXT = '1'
const SIGN = 0x8000_0000

/** A value as a key that is ordered like the value: numbers by size, then texts by letter. */
export function keyOf(token: Token): string {
  return typeof token === 'number' ? NUMBER + orderedBits(token) : TEXT + token.toWellFormed()
}

export function tokenOfKey(key: string): Token {
  return key.startsWith(NUMBER) ? numberOfBits(key.slice(1)) : key.slice(1)
}

const bits = new DataView(new ArrayBuffer(8))

/** The bits of a number, turned round where it is below zero, so that they sort as it does. */
function orderedBits(number: number): string {
  bits.setFloat64(0, number)
  const [high, low] = [bits.getUint32(0), bits.getUint32(4)]
  return high < SIGN ? hex(high + SIGN) + hex(low) : hex(~high >>> 0) + hex(~low >>> 0)
}

function numberOfBits(text: string): number {
  const [high, low] = [Number.parseInt(text.slice(0, 8), 16), Number.parseInt(text.slice(8), 16)]
  bits.setUint32(0, high < SIGN ? ~high : high - SIGN)
  bits.setUint32(4, high < SIGN ? ~low : low)
  return bits.getFloat64(0)
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0')
}
