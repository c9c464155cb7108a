import { searchCatalogue } from '@vonk/contract'
import type { SearchAnswer, SearchDocument } from '@vonk/search/port'
import { describe, expect, it } from 'vitest'
import { createAnswerWriter } from './write-answer.ts'

const { writeCompact, writeStandard, shorten } = createAnswerWriter()

function written(answer: Partial<SearchAnswer>): unknown {
  return JSON.parse(writeCompact({ total: 0, complete: 0, hits: [], facets: {}, ...answer }).toString())
}

describe('writeCompact', () => {
  it('answers flat documents with their score, the total and the counts [SRCH-12]', () => {
    const source = { id: 1, sku: 'A "quoted" ß\u2028' }
    const facets = { agg_terms_color: [{ key: 49, count: 3 }], agg_range_price: [{ from: 500, count: 1 }] }

    expect(written({ total: 7, complete: 3, hits: [{ id: 1, score: 2.5, source }], facets })).toEqual({
      hits: [{ ...source, _score: 2.5 }],
      total: 7,
      complete: 3,
      aggregations: {
        agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] },
        agg_range_price: { buckets: [{ key: '500.0-*', from: 500, doc_count: 1 }] },
      },
      attribute_metadata: [],
    })
  })

  it('writes what the contract declares, also for nothing and for documents without fields', () => {
    const compact = searchCatalogue.result.options[0]
    // A document of which no field was asked for.
    const bare = { id: 1, score: Number.NaN, source: {} as SearchDocument }

    expect(compact.safeParse(written({})).success).toBe(true)
    expect(compact.safeParse(written({ total: 1, hits: [bare] })).success).toBe(true)
    expect(written({ total: 1, hits: [bare] })).toMatchObject({ hits: [{ _score: null }] })
  })
})

describe('writeStandard', () => {
  const where = { index: 'vue_storefront_catalog', entity: 'product' }
  const standard = searchCatalogue.result.options[1]

  it('answers documents inside hits, as the engine of the API family does [SRCH-12]', () => {
    const source = { id: 1, sku: 'A' }
    const facets = { agg_terms_color: [{ key: 49, count: 3 }] }
    const hits = [
      { id: 1, score: 2.5, source },
      { id: 2, score: 1, source: { id: 2 } },
    ]
    const answer = JSON.parse(writeStandard({ total: 7, complete: 7, hits, facets }, where).toString())

    expect(standard.safeParse(answer).success).toBe(true)
    expect(answer).toMatchObject({
      hits: {
        total: 7,
        max_score: 2.5,
        hits: [
          { _index: 'vue_storefront_catalog', _type: 'product', _id: '1', _score: 2.5, _source: source },
          { _id: '2', _source: { id: 2 } },
        ],
      },
      aggregations: { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } },
    })
  })

  it('has no best score when nothing was found', () => {
    const nothing = JSON.parse(writeStandard({ total: 0, complete: 0, hits: [], facets: {} }, where).toString())

    expect(nothing.hits).toEqual({ total: 0, max_score: null, hits: [] })
  })
})

describe('shorten', () => {
  const answerOf = (count: number, bytes: number): SearchAnswer => ({
    total: 5_000,
    complete: 5_000,
    facets: {},
    hits: Array.from({ length: count }, (_, id) => ({ id, score: 1, source: { id, text: 'x'.repeat(bytes) } })),
  })

  it('ends a list of products where it holds two megabytes, and still says how many there are', () => {
    const answer = shorten(answerOf(1_000, 7_200), 'product')

    expect(answer.hits).toHaveLength(277)
    expect(answer.total).toBe(5_000)
    expect(writeCompact(answer).byteLength).toBeLessThan(2_010_000)
  })

  it('gives whole pages to whoever asks for no more than a hundred, and long lists of short documents', () => {
    expect(shorten(answerOf(100, 50_000), 'product').hits).toHaveLength(100)
    expect(shorten(answerOf(101, 50_000), 'product').hits).toHaveLength(100)
    expect(shorten(answerOf(1_000, 100), 'product').hits).toHaveLength(1_000)
  })

  it('gives four times as much of anything else', () => {
    expect(shorten(answerOf(4_000, 1_900), 'other').hits).toHaveLength(4_000)
    const answer = shorten(answerOf(4_000, 6_000), 'other')

    expect(answer.hits.length).toBeGreaterThan(1_300)
    expect(writeCompact(answer).byteLength).toBeLessThan(8_050_000)
  })
})
