import { type Cents, wholeCents } from './cents.ts'

/**
 * Cents of a decimal amount as the wire carries it: 1.005 is 101 although its float lies below.
 * Never NaN: what is not a number is 0, what is too large is cut. Edges that must refuse use `parseCents`.
 */
export function toCents(decimal: number): Cents {
  // Fifteen digits are what a float keeps of a written decimal; the sixteenth is noise of the multiplication.
  return wholeCents(Number((decimal * 100).toPrecision(15)))
}

/** The decimal amount the wire carries: 2999 is 29.99. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}

/** The amount with exactly two decimals and a dot, as structured data and analytics write it. */
export function toDecimalText(amount: Cents): string {
  const cents = wholeCents(amount)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return cents < 0 ? `-${text}` : text
}

const plain = /^(-?)(\d+)(?:[.,](\d+))?$/
const groupedByDot = /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/
const groupedByComma = /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

/**
 * Reads an amount that people or feeds wrote: "29,99", "29.99", "€ 1.234,50". A single comma is the decimal separator.
 * What is not an amount is null, never NaN.
 */
export function parseCents(text: string): Cents | null {
  const bare = text.replace(/[\s\p{Sc}]/gu, '')
  const match = plain.exec(bare) ?? groupedByDot.exec(bare) ?? groupedByComma.exec(bare)
  if (!match) return null

  const [, sign, whole = '', fraction = ''] = match
  const digits = fraction.padEnd(3, '0')
  const rounding = Number(digits[2]) >= 5 ? 1 : 0
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(digits.slice(0, 2)) + rounding
  if (!Number.isSafeInteger(cents)) return null
  return sign === '-' ? 0 - cents : cents
}
