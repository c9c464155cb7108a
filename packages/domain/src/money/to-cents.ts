import type { Cents } from './cents.ts'
import { wholeCents } from './whole-cents.ts'

/**
 * Cents of a decimal amount as the wire carries it: 1.005 is 101 although its float lies below.
 * Never NaN: what is not a number is 0, what is too large is cut. Edges that must refuse use `parseCents`.
 */
export function toCents(decimal: number): Cents {
  // Fifteen digits are what a float keeps of a written decimal; the sixteenth is noise of the multiplication.
  return wholeCents(Number((decimal * 100).toPrecision(15)))
}
