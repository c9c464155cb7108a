import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDemand, sumDemand } from './demand.ts'
import { aStockItem } from './testing.ts'

describe('sumDemand', () => {
  it('adds up lines of the same product', () => {
    const demand = sumDemand([
      { sku: 'shirt', quantity: 2 },
      { sku: 'cap', quantity: 1, components: [] },
      { sku: 'shirt', quantity: 3 },
    ])

    expect([...demand]).toEqual([
      ['shirt', 5],
      ['cap', 1],
    ])
  })

  it('lets a bundle draw on its components, together with other lines', () => {
    const outfit = [
      { sku: 'shirt', quantity: 2 },
      { sku: 'cap', quantity: 1 },
    ]
    const demand = sumDemand([
      { sku: 'outfit', quantity: 3, components: outfit },
      { sku: 'shirt', quantity: 1 },
    ])

    expect([...demand]).toEqual([
      ['shirt', 7],
      ['cap', 3],
    ])
  })

  it('is not lowered by a line that wants fewer than none, nor lost to one that wants nobody knows how many', () => {
    const demand = sumDemand([
      { sku: 'shirt', quantity: 2 },
      { sku: 'shirt', quantity: -2 },
      { sku: 'shirt', quantity: Number.NaN },
      { sku: 'cap', quantity: -1 },
    ])

    expect([...demand]).toEqual([['shirt', 2]])
  })

  it('does not depend on how a quantity is spread over lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (quantities) => {
        const demand = sumDemand(quantities.map((quantity) => ({ sku: 'shirt', quantity })))
        expect(demand.get('shirt')).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0))
      }),
    )
  })
})

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
