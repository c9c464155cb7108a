export type Interval = { readonly low: number; readonly high: number }

/** Where the true median lies with at least this probability, whatever the values are spread like. */
const confidence = 0.95

/**
 * By the ranks of the values alone: the k-th smallest and the k-th largest, where k is the largest for which so few values
 * on one side would be chance. Five values or fewer reach no more than 94 % and answer the smallest and the largest.
 */
export function intervalOfMedian(values: readonly number[]): Interval {
  const sorted = values.toSorted((one, other) => one - other)
  const outside = (rank: number) => 2 * chanceOfAtMost(rank - 1, sorted.length)
  let rank = 1
  while (rank + 1 <= sorted.length / 2 && outside(rank + 1) <= 1 - confidence) rank += 1
  return { low: sorted[rank - 1] ?? Number.NaN, high: sorted.at(-rank) ?? Number.NaN }
}

/** That a fair coin thrown so many times shows heads at most so often. */
function chanceOfAtMost(heads: number, throws: number): number {
  let ways = 1
  let sum = 1
  for (let each = 1; each <= heads; each += 1) {
    ways = (ways * (throws - each + 1)) / each
    sum += ways
  }
  return sum / 2 ** throws
}
