import { describe, expect, it } from 'vitest'
import { judgeStock } from './judge-stock.ts'
import { aStockItem } from './testing.ts'

describe('judgeStock', () => {
  it('is ok while there are pieces, and says how many', () => {
    expect(judgeStock(aStockItem({ quantity: 3 }))).toEqual({ status: 'ok', available: 3 })
  })

  it.each([
    ['says it is not in stock', { isInStock: false, quantity: 5 }],
    ['has none left', { quantity: 0 }],
    ['has fewer than none', { quantity: -2 }],
    ['does not know a number', { quantity: Number.NaN }],
  ])('is out of stock when the warehouse %s', (_, item) => {
    expect(judgeStock(aStockItem(item))).toEqual({ status: 'out-of-stock', available: 0 })
  })

  it('is ok without a limit for a product that is not counted', () => {
    const gift = aStockItem({ manageStock: false, isInStock: false, quantity: 0 })

    expect(judgeStock(gift)).toEqual({ status: 'ok', available: null })
  })

  it('is volatile when stock could not be verified', () => {
    expect(judgeStock(null)).toEqual({ status: 'volatile', available: null })
  })
})
