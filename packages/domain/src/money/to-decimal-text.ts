import type { Cents } from './cents.ts'
import { wholeCents } from './whole-cents.ts'

/** The amount with exactly two decimals and a dot, as structured data and analytics write it. */
export function toDecimalText(amount: Cents): string {
  const cents = wholeCents(amount)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return cents < 0 ? `-${text}` : text
}
