import { describe, expect, it } from 'vitest'
import { mergeSearchResults } from './merge-search-results.ts'

const shown = { items: [{ sku: 'A' }, { sku: 'B' }], total: 4, start: 0 }

describe('mergeSearchResults', () => {
  it('replaces the list with the results of a new search [SRCH-07]', () => {
    const answer = { items: [{ sku: 'C' }], total: 1, start: 0 }

    expect(mergeSearchResults(shown, answer)).toEqual(answer)
  })

  it('puts the next page behind what is shown [SRCH-08]', () => {
    const merged = mergeSearchResults(shown, { items: [{ sku: 'C' }, { sku: 'D' }], total: 4, start: 2 })

    expect(merged).toEqual({ items: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }, { sku: 'D' }], total: 4, start: 2 })
  })

  it('shows no product twice when the catalogue moved in between', () => {
    const merged = mergeSearchResults(shown, { items: [{ sku: 'B' }, { sku: 'C' }], total: 4, start: 2 })

    expect(merged.items.map((item) => item.sku)).toEqual(['A', 'B', 'C'])
  })
})
