import { type Cents, wholeCents } from './cents.ts'

type Part = { share: Cents; remainder: number }

/**
 * Splits a total over weights by largest remainder: the shares always sum to the total, and what does not divide goes
 * cent by cent to the shares that lost most by rounding down, the first ones on a tie. Without any weight the split is even.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  let sum = 0
  for (const weight of weights) sum += usable(weight)
  if (sum === 0) return weights.length === 0 ? [] : allocate(total, Array<number>(weights.length).fill(1))

  const parts: Part[] = []
  let left = Math.abs(wholeCents(total))
  const amount = left
  for (const weight of weights) {
    const product = amount * usable(weight)
    // Beyond the safe integers the quotient may be one too high; never give away more than is left.
    const share = Math.min(Math.floor(product / sum), left)
    parts.push({ share, remainder: product - share * sum })
    left -= share
  }
  // Fewer cents are left than there are parts, so looking each one's place up is cheaper than sorting them all.
  for (; left > 0; left -= 1) {
    const lucky = parts.reduce((most, part) => (part.remainder > most.remainder ? part : most))
    lucky.share += 1
    lucky.remainder -= sum
  }
  return parts.map(({ share }) => (total < 0 ? 0 - share : share))
}

/** A weight that is negative or not a number carries nothing. */
function usable(weight: number): number {
  return weight > 0 ? Math.min(weight, Number.MAX_SAFE_INTEGER) : 0
}
