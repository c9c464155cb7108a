import { describe, expect, it } from 'vitest'
import { createAssortment } from './create-assortment.ts'

const listed = (...categoryIds: number[]) => ({ categoryIds, isListed: true })

describe('createAssortment', () => {
  it('counts the products of each set of categories, also when they move, leave or are hidden', () => {
    const assortment = createAssortment()
    assortment.put(1, listed(20, 21))
    assortment.put(2, listed(20, 21))
    assortment.put(3, listed(30))
    assortment.put(4, { categoryIds: [30], isListed: false })
    const before = assortment.listings()
    assortment.put(1, listed(30))
    assortment.put(2, { categoryIds: [20, 21], isListed: false })
    assortment.remove(3)
    assortment.remove(99)

    expect(before).toEqual([
      { categoryIds: [20, 21], count: 2 },
      { categoryIds: [30], count: 1 },
    ])
    expect(assortment.listings()).toEqual([
      { categoryIds: [20, 21], count: 0 },
      { categoryIds: [30], count: 1 },
    ])
    expect([1, 2, 3, 4].filter(assortment.has)).toEqual([1, 2, 4])
  })
})
