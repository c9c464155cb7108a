import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumDemand } from './sum-demand.ts'

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
