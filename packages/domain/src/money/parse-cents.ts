import type { Cents } from './cents.ts'

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
