import { describe, expect, it } from 'vitest'
import { priceSpread } from './price-spread.ts'

const pricesOf = (...prices: [key: number, doc_count: number][]) => ({
  agg_terms_price: { buckets: prices.map(([key, doc_count]) => ({ key, doc_count })) },
})

describe('priceSpread', () => {
  it('draws how many products cost how much, and says its ends', () => {
    const spread = priceSpread(pricesOf([9.95, 40], [24.95, 10], [25.05, 10], [159.95, 1]))

    expect(spread).toEqual({ path: 'M0 16v-16h3v16zM4 16v-8h3v8zM56 16v-1h3v1z', lowest: 995, highest: 15995 })
  })

  it.each([null, {}, pricesOf(), pricesOf([9.95, 3])])('draws nothing where all cost the same: %j', (aggregations) => {
    expect(priceSpread(aggregations)).toBeNull()
  })
})
