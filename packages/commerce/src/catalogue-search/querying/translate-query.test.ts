import { defaultSettings } from '@vonk/domain/settings'
import type { SearchQuery } from '@vonk/search/port'
import { describe, expect, it } from 'vitest'
import { translateQuery, type WireSearch } from './translate-query.ts'

function translated(search: Partial<WireSearch>): SearchQuery {
  const query = translateQuery({ query: {}, ...search }, { ...defaultSettings, largestSize: 1000 })
  if (!query.ok) throw new Error(query.refusal.code)
  return query.value
}

describe('translateQuery', () => {
  it('reads 50 from the start when nothing is said [SRCH-14]', () => {
    expect(translated({})).toMatchObject({ from: 0, size: 50, text: '', facets: [], filters: [] })
  })

  it.each([0, -1, -50])('makes a size of %i the default [SRCH-15]', (size) => {
    expect(translated({ size }).size).toBe(50)
  })

  it('makes a start below 0 the beginning [SRCH-16]', () => {
    expect(translated({ from: -7 }).from).toBe(0)
  })

  it('reads no more at once than the shop allows', () => {
    expect(translated({ size: 999_999_999 }).size).toBe(1000)
  })

  it('reads at most 999 products to find out which filters there are [FILT-04]', () => {
    const query = { _availableFilters: [{ field: 'brand', scope: 'catalog' }] }

    expect(translated({ query, size: 1000 }).size).toBe(999)
    expect(translated({ query, size: 18 }).size).toBe(18)
  })

  it('counts both an attribute and what the variants have of it, 10 options unless told otherwise [FILT-05]', () => {
    const { facets } = translated({
      query: {
        _availableFilters: [
          { field: 'brand', scope: 'catalog' },
          { field: 'size', scope: 'catalog' },
        ],
      },
    })

    expect(facets).toEqual([
      { kind: 'terms', name: 'agg_terms_brand', field: 'brand', ignoring: ['catalog:brand'], size: 10 },
      { kind: 'terms', name: 'agg_terms_brand_options', field: 'brand_options', ignoring: ['catalog:brand'], size: 10 },
      { kind: 'terms', name: 'agg_terms_size', field: 'size', ignoring: ['catalog:size'], size: 60 },
      { kind: 'terms', name: 'agg_terms_size_options', field: 'size_options', ignoring: ['catalog:size'], size: 60 },
    ])
  })

  it('counts the price in the ranges of the shop [FILT-06]', () => {
    const { facets } = translated({ query: { _availableFilters: [{ field: 'price', scope: 'catalog' }] } })

    expect(facets[1]).toMatchObject({
      name: 'agg_range_price',
      ranges: [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 500 }, { from: 500 }],
    })
  })

  it('counts nothing for filters outside the catalogue', () => {
    expect(translated({ query: { _availableFilters: [{ field: 'status', scope: 'default' }] } }).facets).toEqual([])
  })

  it.each([
    ['the query', { query: { _appliedSort: [{ field: 'updated_at', options: 'desc' }] }, sort: 'name:asc' }],
    ['an options object', { query: { _appliedSort: [{ field: 'updated_at', options: { order: 'desc' } }] } }],
    ['the address', { sort: 'updated_at:desc' }],
  ])('sorts as %s says [FILT-15]', (_, search) => {
    expect(translated(search).sort).toEqual([{ field: 'updated_at', direction: 'desc' }])
  })

  it('sorts upwards when no direction is given, and by the price the shopper pays [FILT-16]', () => {
    expect(translated({ sort: 'final_price' }).sort).toEqual([{ field: '_search.final_price', direction: 'asc' }])
  })

  it('sorts by the position in the category that is looked at [FILT-14]', () => {
    const filters = [{ attribute: 'category_ids', value: { in: [20] }, scope: 'default' }]

    expect(translated({ query: { _appliedFilters: filters }, sort: 'category.position:asc' }).sort).toEqual([
      { field: '_search.position.20', direction: 'asc' },
    ])
    expect(translated({ sort: 'category.position:asc' }).sort).toEqual([
      { field: 'category.position', direction: 'asc' },
    ])
  })

  it('sorts what was searched for by how well it fits', () => {
    expect(translated({ query: { _searchText: 'hoodie' } }).sort).toEqual(['relevance'])
    expect(translated({ query: {}, sort: 'random' }).sort).toEqual(['random'])
  })
})
