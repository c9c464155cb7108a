/** An amount of money in whole cents; decimals exist only at the edges. */
export type Cents = number

/** Rounds to a whole number, halves away from zero: a refund is the mirror image of what it refunds. */
export function roundHalfUp(value: number): number {
  // 0 − 0 is 0 where −0 would travel on.
  return value <= 0 ? 0 - Math.round(-value) : Math.round(value)
}

/** An amount that can be counted with: whole, cut where it leaves the safe integers, and 0 for what is not a number. */
export function wholeCents(amount: number): Cents {
  if (Number.isNaN(amount)) return 0
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(roundHalfUp(amount), Number.MAX_SAFE_INTEGER))
}

/** An amount that can be charged: whole cents, and nothing for what is negative or not a number. */
export function chargeable(amount: number): Cents {
  return amount > 0 ? Math.min(Math.round(amount), Number.MAX_SAFE_INTEGER) : 0
}

export type Ratio = { readonly numerator: number; readonly denominator: number }

/** amount × numerator ÷ denominator rounded half up, exact as long as the answer itself is a safe integer. */
export function timesRatio(amount: Cents, { numerator, denominator }: Ratio): Cents {
  // Only the rest is multiplied before dividing, so large amounts do not leave the safe integers on the way.
  const rest = amount % denominator
  return ((amount - rest) / denominator) * numerator + roundHalfUp((rest * numerator) / denominator)
}
