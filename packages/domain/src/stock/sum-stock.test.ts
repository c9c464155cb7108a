import { describe, expect, it } from 'vitest'
import { sumStock } from './sum-stock.ts'
import { aStockItem } from './testing.ts'

describe('sumStock', () => {
  it('counts what can be sold of all variants', () => {
    const children = [
      aStockItem({ quantity: 2 }),
      aStockItem({ quantity: 3 }),
      aStockItem({ quantity: 9, isInStock: false }),
    ]

    expect(sumStock(7, children)).toEqual({ productId: 7, quantity: 5, isInStock: true, manageStock: true })
  })

  it('is out of stock when every variant is', () => {
    expect(sumStock(7, [aStockItem({ quantity: 0 })])).toMatchObject({ quantity: 0, isInStock: false })
    expect(sumStock(7, [])).toMatchObject({ quantity: 0, isInStock: false })
  })

  it('is not counted when one of the variants is not', () => {
    const children = [aStockItem({ quantity: 0 }), aStockItem({ quantity: 0, manageStock: false })]

    expect(sumStock(7, children)).toMatchObject({ isInStock: true, manageStock: false })
  })
})
