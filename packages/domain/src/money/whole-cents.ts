import type { Cents } from './cents.ts'
import { roundHalfUp } from './round-half-up.ts'

/** An amount that can be counted with: whole, cut where it leaves the safe integers, and 0 for what is not a number. */
export function wholeCents(amount: number): Cents {
  if (Number.isNaN(amount)) return 0
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(roundHalfUp(amount), Number.MAX_SAFE_INTEGER))
}

/** An amount that can be charged: whole cents, and nothing for what is negative or not a number. */
export function chargeable(amount: number): Cents {
  return amount > 0 ? Math.min(Math.round(amount), Number.MAX_SAFE_INTEGER) : 0
}
