import type { SearchAnswer } from '@vonk/search/port'
import { describe, expect, it } from 'vitest'
import { toStandard } from './answer-search.ts'

const answer: SearchAnswer = {
  total: 7,
  hits: [{ id: 1, score: 2.5, source: { id: 1, sku: 'A' } }],
  facets: {
    agg_terms_color: [{ key: 49, count: 3 }],
    agg_range_price: [
      { from: 0, to: 100, count: 2 },
      { from: 500, count: 1 },
    ],
  },
}

const aggregations = {
  agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] },
  agg_range_price: {
    buckets: [
      { key: '0.0-100.0', from: 0, to: 100, doc_count: 2 },
      { key: '500.0-*', from: 500, doc_count: 1 },
    ],
  },
}

describe('toStandard', () => {
  it('answers documents inside hits, as the engine of the API family does [SRCH-12]', () => {
    expect(toStandard(answer, { index: 'vue_storefront_catalog', entity: 'product' })).toMatchObject({
      hits: {
        total: 7,
        max_score: 2.5,
        hits: [
          { _index: 'vue_storefront_catalog', _type: 'product', _id: '1', _score: 2.5, _source: { id: 1, sku: 'A' } },
        ],
      },
      aggregations,
    })
  })

  it('has no best score when nothing was found', () => {
    const nothing = toStandard({ total: 0, hits: [], facets: {} }, { index: 'i', entity: 'product' })
    expect(nothing.hits).toEqual({ total: 0, max_score: null, hits: [] })
  })
})
