import { describe, expect, it } from 'vitest'
import { offeredCategories } from './offered-categories.ts'
import { aCategory } from './testing.ts'

describe('offeredCategories', () => {
  it('leaves out categories that are not active [CAT-06]', () => {
    expect(offeredCategories([aCategory({ id: 5, isActive: false }), aCategory({ id: 6 })])).toHaveLength(1)
  })

  it('sorts by position and keeps a stable order where positions are equal [CAT-07]', () => {
    const categories = [
      aCategory({ id: 7, position: 3 }),
      aCategory({ id: 9, position: 1 }),
      aCategory({ id: 8, position: 1 }),
    ]

    expect(offeredCategories(categories).map((category) => category.id)).toEqual([8, 9, 7])
  })
})
