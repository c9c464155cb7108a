import type { Aggregations } from '@vonk/domain/filters'
import { toCents } from '@vonk/domain/money'

/** How the prices of a list are spread: bars side by side as the path of a drawing, and its two ends in cents. */
export type PriceSpread = { readonly path: string; readonly lowest: number; readonly highest: number }

const bars = 15
const spreadHeight = 16

/** Null where there is nothing to choose between. */
export function priceSpread(aggregations: Aggregations | null): PriceSpread | null {
  const prices = (aggregations?.['agg_terms_price']?.buckets ?? []).map(({ key, doc_count }) => ({
    price: Number(key),
    count: doc_count ?? 0,
  }))
  const [lowest, highest] = endsOf(prices.map(({ price }) => price))
  if (!(highest > lowest)) return null
  const counts = new Array<number>(bars).fill(0)
  for (const { price, count } of prices) {
    const bar = Math.min(Math.floor(((price - lowest) / (highest - lowest)) * bars), bars - 1)
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return { path: draw(counts), lowest: toCents(lowest), highest: toCents(highest) }
}

function endsOf(prices: readonly number[]): [number, number] {
  return [Math.min(...prices), Math.max(...prices)]
}

/** One product among hundreds is still seen. */
function draw(counts: readonly number[]): string {
  const tallest = Math.max(...counts)
  return counts
    .map((count, bar) => {
      const height = Math.max(Math.round((count / tallest) * spreadHeight), 1)
      return count === 0 ? '' : `M${bar * 4} ${spreadHeight}v-${height}h3v${height}z`
    })
    .join('')
}
