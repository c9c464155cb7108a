const DEPTH = 10

/** How good the first ten answers are, against the best ten there could have been: 1 is perfect. */
export function ndcg(grades: readonly number[], all: readonly number[]): number {
  const best = gainOf(all.toSorted((a, b) => b - a))
  return best === 0 ? 1 : gainOf(grades) / best
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}
