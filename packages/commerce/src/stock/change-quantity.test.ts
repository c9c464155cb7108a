import { aStockItem } from '@vonk/domain/stock/testing'
import { describe, expect, it } from 'vitest'
import { changeQuantity, wholePieces } from './change-quantity.ts'

describe('changeQuantity', () => {
  it('puts counted stock in and out of sale as pieces come and go', () => {
    expect(changeQuantity(aStockItem({ quantity: 1 }), 0).isInStock).toBe(false)
    expect(changeQuantity(aStockItem({ quantity: 0, isInStock: false }), 1).isInStock).toBe(true)
    expect(changeQuantity(aStockItem({ quantity: 3, isInStock: false }), 4).isInStock).toBe(false)
  })

  it('leaves alone whether uncounted stock is for sale', () => {
    const uncounted = aStockItem({ manageStock: false, isInStock: true })

    expect(changeQuantity(uncounted, 0)).toEqual({ ...uncounted, quantity: 0 })
  })
})

describe('wholePieces', () => {
  it('counts whole pieces, never fewer than none or more than can be stored', () => {
    expect([2.9, 0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 7].map(wholePieces)).toEqual([
      2, 0, 0, 0, 2_147_483_647, 7,
    ])
  })
})
