import { describe, expect, it } from 'vitest'
import { foundCategoryIds } from './found-category-ids.ts'

describe('foundCategoryIds', () => {
  it('takes the first six distinct categories of the found products [SRCH-09]', () => {
    const products = [{ categoryIds: [3, 4, 3] }, { categoryIds: [4, 5, 6] }, { categoryIds: [7, 8, 9] }]

    expect(foundCategoryIds(products)).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('is empty when nothing was found', () => {
    expect(foundCategoryIds([])).toEqual([])
  })
})
