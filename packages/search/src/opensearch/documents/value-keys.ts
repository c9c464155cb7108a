import type { Token } from '../../values/token.ts'

const NUMBER = '0'
const TEXT = '1'
const SIGN = 1n << 63n
const ALL = (1n << 64n) - 1n

/** A value as a key that is ordered like the value: numbers by size, then texts by letter. */
export function keyOf(token: Token): string {
  return typeof token === 'number' ? NUMBER + orderedBits(token) : TEXT + token.toWellFormed()
}

export function tokenOfKey(key: string): Token {
  return key.startsWith(NUMBER) ? numberOfBits(key.slice(1)) : key.slice(1)
}

/** The bits of a number, turned round where it is below zero, so that they sort as it does. */
function orderedBits(number: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, number)
  const bits = view.getBigUint64(0)
  const ordered = (bits & SIGN) === 0n ? bits | SIGN : ~bits & ALL
  return ordered.toString(16).padStart(16, '0')
}

function numberOfBits(text: string): number {
  const ordered = BigInt(`0x${text}`)
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, (ordered & SIGN) === 0n ? ~ordered & ALL : ordered & ~SIGN)
  return view.getFloat64(0)
}
