export type Percentiles = { readonly p50: number; readonly p99: number }

export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

/** In milliseconds, and how many times the p99 of the first. */
export function describeGrowth({ p50, p99 }: Percentiles, first: Percentiles | undefined): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} (× ${(p99 / (first?.p99 ?? p99)).toFixed(1)})`
}
