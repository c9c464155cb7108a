import { describe, expect, it } from 'vitest'
import { priceLine, rowTotal } from './price-line.ts'
import { aLineToPrice, high } from './testing.ts'

describe('rowTotal', () => {
  it.each([
    [2999, 2, 5998],
    [-2999, 2, 0],
    [2999, -2, 0],
    [-2999, -2, 0],
    [Number.NaN, 2, 0],
    [2999, Number.NaN, 0],
  ])('of %d cents times %d is %d', (unitPrice, quantity, total) => {
    expect(rowTotal({ unitPrice, quantity })).toBe(total)
  })
})

describe('priceLine', () => {
  it('multiplies, takes the discount off and finds the tax in what is paid', () => {
    expect(priceLine(aLineToPrice({ quantity: 3 }), 900)).toEqual({
      sku: 'JACKET-104',
      quantity: 3,
      unitPrice: 2999,
      unitPriceNet: 2479,
      taxRate: high,
      gross: 8997,
      net: 7436,
      discount: 900,
      paid: 8097,
      tax: 1405,
    })
  })
})
