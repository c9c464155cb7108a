import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { displayedStock, listedStock } from './displayed-stock.ts'
import { aStockItem } from './testing.ts'

const settings = defaultSettings
const uncounted = aStockItem({ manageStock: false, quantity: 1 })

describe('displayedStock', () => {
  it.each([
    [6, { state: 'in-stock' }],
    [5, { state: 'only-few', amount: 5 }],
    [2, { state: 'only-few', amount: 2 }],
    [1, { state: 'only-one' }],
    [0, { state: 'out-of-stock' }],
  ])('tells of %d pieces what they are [STOCK-07] [STOCK-09]', (quantity, shown) => {
    expect(displayedStock(aStockItem({ quantity }), settings)).toEqual(shown)
  })

  it('says that stock is unsure when it could not be verified [STOCK-09]', () => {
    expect(displayedStock(null, settings)).toEqual({ state: 'volatile' })
  })

  it('is in stock when nobody counts', () => {
    expect(displayedStock(uncounted, settings)).toEqual({ state: 'in-stock' })
  })

  it('warns later with a lower threshold', () => {
    expect(displayedStock(aStockItem({ quantity: 2 }), { lowStockThreshold: 1 })).toEqual({ state: 'in-stock' })
    expect(displayedStock(aStockItem({ quantity: 1 }), { lowStockThreshold: 0 })).toEqual({ state: 'in-stock' })
  })
})

describe('listedStock', () => {
  it.each([
    [6, null],
    [5, 'almost-sold-out'],
    [1, 'almost-sold-out'],
    [0, 'out-of-stock'],
  ])('labels %d pieces in a list [STOCK-07] [STOCK-09]', (quantity, label) => {
    expect(listedStock(aStockItem({ quantity }), settings)).toBe(label)
  })

  it('says nothing about stock nobody knows or counts', () => {
    expect(listedStock(null, settings)).toBeNull()
    expect(listedStock(uncounted, settings)).toBeNull()
  })
})
