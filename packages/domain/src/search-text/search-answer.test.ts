import { describe, expect, it } from 'vitest'
import { foundCategoryIds, mergeSearchResults, offlineSearchAnswer } from './search-answer.ts'

describe('foundCategoryIds', () => {
  it('takes the first six distinct categories of the found products [SRCH-09]', () => {
    const products = [{ categoryIds: [3, 4, 3] }, { categoryIds: [4, 5, 6] }, { categoryIds: [7, 8, 9] }]

    expect(foundCategoryIds(products)).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('is empty when nothing was found', () => {
    expect(foundCategoryIds([])).toEqual([])
  })
})

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

describe('offlineSearchAnswer', () => {
  it('is empty and says that it is offline, cached and without results [SRCH-29]', () => {
    expect(offlineSearchAnswer).toMatchObject({ items: [], total: 0, offline: true, cache: true, noresults: true })
  })
})
