import type { Scalar } from '../port.ts'

/** A value in the form it is compared in: 49 and "49" are one, and so are true and "true". */
export type Token = string | number

/** Longer texts are read, not filtered by. */
const LONGEST = 256

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,9}[1-9])?$/
const looseNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/
const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/

export function tokenOf(value: unknown): Token | null {
  if (typeof value === 'string') return textToken(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value === 'boolean') return String(value)
  return null
}

/** The value as it is shown again. */
export function scalarOf(token: Token): Scalar {
  if (token === 'true') return true
  return token === 'false' ? false : token
}

/** The number a value is ordered by, milliseconds since 1970 for a date; NaN for other texts. */
export function comparableOf(token: Token): number {
  if (typeof token === 'number') return token
  if (!startsLikeNumber(token)) return Number.NaN
  if (looseNumber.test(token)) return Number(token)
  const [, day, time = '00:00', zone = 'Z'] = moment.exec(token) ?? []
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`)
}

function textToken(text: string): Token | null {
  if (text.length > LONGEST) return null
  return startsLikeNumber(text) && plainNumber.test(text) && String(Number(text)) === text ? Number(text) : text
}

function startsLikeNumber(text: string): boolean {
  const first = text.charCodeAt(0)
  return first === 45 || (first >= 48 && first <= 57)
}

/** Numbers before texts. */
export function compareTokens(a: Token, b: Token): number {
  if (a === b) return 0
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}
