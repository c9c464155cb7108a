import type { Cents } from './cents.ts'
import { roundHalfUp } from './round-half-up.ts'

/**
 * Cents of a decimal amount as the wire carries it: 1.005 is 101 although its float lies below.
 * Never NaN: what is not a number is 0, what is too large is cut. Edges that must refuse use `parseCents`.
 */
export function toCents(decimal: number): Cents {
  if (Number.isNaN(decimal)) return 0
  const limit = Number.MAX_SAFE_INTEGER / 100
  if (Math.abs(decimal) >= limit) return decimal < 0 ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER
  // Fifteen digits are what a float keeps of a written decimal; the sixteenth is noise of the multiplication.
  return roundHalfUp(Number((decimal * 100).toPrecision(15)))
}
