import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { displayedStock, judgeStock, listedStock, sumStock } from './stock-item.ts'
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
