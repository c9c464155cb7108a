import { describe, expect, it } from 'vitest'
import { countProducts } from './count-products.ts'

describe('countProducts', () => {
  it('counts a product once in each category it is in or under [CAT-01]', () => {
    const tree = new Map([
      [20, { path: '1/2/20' }],
      [21, { path: '1/2/20/21' }],
      [22, { path: '1/2/20/22' }],
    ])
    const counts = countProducts(tree, [[20, 21], [21, 22], [99], []])

    expect([2, 20, 21, 22, 99].map((id) => counts.get(id))).toEqual([2, 2, 2, 1, undefined])
  })
})
