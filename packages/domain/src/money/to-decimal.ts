import type { Cents } from './cents.ts'

/** The decimal amount the wire carries: 2999 is 29.99. */
export function toDecimal(cents: Cents): number {
  return cents / 100
}
