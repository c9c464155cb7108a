import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '../port.ts'
import { writeListQuestions } from './answer-query.ts'

const list: SearchQuery = {
  text: '',
  filters: [
    { name: 'category', condition: { kind: 'in', field: 'category_ids', values: [12] } },
    { name: 'size', condition: { kind: 'in', field: 'size', values: [104] } },
  ],
  sort: [{ field: 'price', direction: 'asc' }],
  from: 0,
  size: 50,
  facets: ['size', 'color', 'brand'].map((name) => ({ kind: 'terms', name, field: name, ignoring: [name], size: 10 })),
  fields: { include: ['sku'], exclude: [] },
}

const nextPage: SearchQuery = { ...list, from: 50, sort: ['random'], fields: { include: [], exclude: ['sku'] } }

describe('writeListQuestions', () => {
  it('counts the same for every page and order, so that OpenSearch need not count again', () => {
    const [page, counts] = writeListQuestions('product', list)
    const [next, same] = writeListQuestions('product', nextPage)

    expect(JSON.stringify(same)).toBe(JSON.stringify(counts))
    expect(counts).toMatchObject({ size: 0, track_total_hits: true })
    expect(next).not.toEqual(page)
    expect(page).toMatchObject({ size: 50, track_total_hits: false })
    expect(page).not.toHaveProperty('aggs')
  })

  it('counts facets together that count among the same documents, and the others with all that are chosen', () => {
    const [, counts] = writeListQuestions('product', list)

    expect(counts).toMatchObject({
      aggs: {
        facet_0: { terms: { field: 'values_size' } },
        among_1: {
          filter: { terms: { values_size: expect.any(Array) } },
          aggs: { facet_1: { terms: { field: 'values_color' } }, facet_2: { terms: { field: 'values_brand' } } },
        },
      },
    })
  })

  it('asks one question where nothing is counted', () => {
    expect(writeListQuestions('product', { ...list, facets: [] })).toEqual([
      expect.objectContaining({ size: 50, track_total_hits: true }),
    ])
  })
})
