import { describe, expect, it } from 'vitest'
import { checkDemand } from './check-demand.ts'
import { sumDemand } from './sum-demand.ts'
import { aStockItem } from './testing.ts'

describe('checkDemand', () => {
  it('finds no shortage when exactly as many are wanted as there are', () => {
    const check = checkDemand(new Map([['shirt', 2]]), new Map([['shirt', aStockItem({ quantity: 2 })]]))

    expect(check).toEqual({ shortages: [], unverified: [] })
  })

  it('finds the shortage of two lines that would each pass alone', () => {
    const demand = sumDemand([
      { sku: 'outfit', quantity: 1, components: [{ sku: 'shirt', quantity: 1 }] },
      { sku: 'shirt', quantity: 1 },
    ])
    const check = checkDemand(demand, new Map([['shirt', aStockItem({ quantity: 1 })]]))

    expect(check.shortages).toEqual([{ sku: 'shirt', wanted: 2, available: 1 }])
  })

  it('finds a product that is out of stock short of all of it', () => {
    const check = checkDemand(new Map([['shirt', 1]]), new Map([['shirt', aStockItem({ isInStock: false })]]))

    expect(check.shortages).toEqual([{ sku: 'shirt', wanted: 1, available: 0 }])
  })

  it('never runs short of a product that is not counted', () => {
    const check = checkDemand(new Map([['gift', 99]]), new Map([['gift', aStockItem({ manageStock: false })]]))

    expect(check).toEqual({ shortages: [], unverified: [] })
  })

  it('names apart what nobody could verify', () => {
    const demand = new Map([
      ['shirt', 1],
      ['cap', 1],
    ])

    expect(checkDemand(demand, new Map([['shirt', null]]))).toEqual({ shortages: [], unverified: ['shirt', 'cap'] })
  })
})
