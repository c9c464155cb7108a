import { describe, expect, it } from 'vitest'
import { priceRange } from './price-range.ts'
import { aChild } from './testing.ts'

const settings = { listOutOfStock: false }

describe('priceRange', () => {
  it('spans the prices of the variants that can be had', () => {
    const children = [
      aChild({ price: 2999 }),
      aChild({ price: 1999 }),
      aChild({ price: 2499 }),
      aChild({ price: 1, status: 2 }),
      aChild({ price: 9999, stock: { isInStock: false } }),
      aChild({ price: null }),
    ]

    expect(priceRange(children, settings)).toEqual({ lowest: 1999, highest: 2999 })
    expect(priceRange(children, { listOutOfStock: true })).toEqual({ lowest: 1999, highest: 9999 })
  })

  it('is a single price when all cost the same', () => {
    expect(priceRange([aChild({ price: 2999 })], settings)).toEqual({ lowest: 2999, highest: 2999 })
  })

  it('is unknown when nothing has a price', () => {
    expect(priceRange([aChild({ price: null })], settings)).toBeNull()
    expect(priceRange([], settings)).toBeNull()
  })
})
