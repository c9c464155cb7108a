import type { Cents } from './cents.ts'
import { roundHalfUp } from './round-half-up.ts'

export type Ratio = { readonly numerator: number; readonly denominator: number }

/** amount × numerator ÷ denominator rounded half up, exact as long as the answer itself is a safe integer. */
export function timesRatio(amount: Cents, { numerator, denominator }: Ratio): Cents {
  // Only the rest is multiplied before dividing, so large amounts do not leave the safe integers on the way.
  const rest = amount % denominator
  return ((amount - rest) / denominator) * numerator + roundHalfUp((rest * numerator) / denominator)
}
