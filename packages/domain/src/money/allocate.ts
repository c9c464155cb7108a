import type { Cents } from './cents.ts'

type Part = { share: Cents; readonly remainder: number }

/**
 * Splits a total over weights by largest remainder: the shares always sum to the total, and what does not divide goes
 * cent by cent to the shares that lost most by rounding down, the first ones on a tie. Without any weight the split is even.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  let sum = 0
  for (const weight of weights) sum += usable(weight)
  if (sum === 0) return weights.length === 0 ? [] : allocate(total, Array<number>(weights.length).fill(1))

  const amount = Math.abs(total)
  const parts: Part[] = []
  let left = amount
  for (const weight of weights) {
    const product = amount * usable(weight)
    const remainder = product % sum
    // Beyond the safe integers the quotient may be one too high; never give away more than is left.
    const share = Math.min(Math.round((product - remainder) / sum), left)
    parts.push({ share, remainder })
    left -= share
  }
  spread(left, parts)
  return parts.map(({ share }) => (total < 0 ? 0 - share : share))
}

/** A weight that is negative or not a number carries nothing. */
function usable(weight: number): number {
  return weight > 0 ? Math.min(weight, Number.MAX_SAFE_INTEGER) : 0
}

function spread(cents: Cents, parts: readonly Part[]): void {
  let left = cents
  while (left > 0) {
    const lucky = parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)
    for (const part of lucky) part.share += 1
    left -= lucky.length
  }
}
