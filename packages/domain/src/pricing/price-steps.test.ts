import { describe, expect, it } from 'vitest'
import { finalPrice } from './price-product.ts'
import { priceSteps, raiseSteps, unitPriceAt } from './price-steps.ts'
import { aPriceSource, aPurchase, aSpecialPrice, aTier } from './testing.ts'

const stepsOf = (source: ReturnType<typeof aPriceSource>, groupId: number | null = null) =>
  priceSteps(source.tiers, (quantity) => finalPrice(source, aPurchase({ quantity, groupId })))

describe('priceSteps', () => {
  it('is one step where no quantity makes a piece cheaper', () => {
    expect(stepsOf(aPriceSource({ regular: 1000 }))).toEqual([{ from: 1, unitPrice: 1000 }])
    expect(stepsOf(aPriceSource({ regular: 1000, tiers: [aTier({ minimumQuantity: 1, price: 900 })] }))).toEqual([
      { from: 1, unitPrice: 900 },
    ])
  })

  it('begins a step where a tier of the group makes a piece cheaper, in whatever order tiers come [PRICE-23]', () => {
    const tiers = [
      aTier({ minimumQuantity: 6, price: 700 }),
      aTier({ minimumQuantity: 3, price: 850 }),
      aTier({ minimumQuantity: 2, price: 500, groupId: 4 }),
    ]

    expect(stepsOf(aPriceSource({ regular: 1000, tiers }))).toEqual([
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 850 },
      { from: 6, unitPrice: 700 },
    ])
    expect(stepsOf(aPriceSource({ regular: 1000, tiers }), 4)).toEqual([
      { from: 1, unitPrice: 1000 },
      { from: 2, unitPrice: 500 },
    ])
  })

  it('knows no step that a special price makes meaningless', () => {
    const source = aPriceSource({
      regular: 1000,
      special: aSpecialPrice({ price: 600 }),
      tiers: [aTier({ minimumQuantity: 3, price: 850 })],
    })

    expect(stepsOf(source)).toEqual([{ from: 1, unitPrice: 600 }])
  })
})

describe('raiseSteps', () => {
  it('adds to every step what a piece costs extra', () => {
    const steps = [
      { from: 1, unitPrice: 1000 },
      { from: 3, unitPrice: 850 },
    ] as const

    expect(raiseSteps(steps, 300)).toEqual([
      { from: 1, unitPrice: 1300 },
      { from: 3, unitPrice: 1150 },
    ])
  })
})

describe('unitPriceAt', () => {
  const steps = stepsOf(aPriceSource({ regular: 1000, tiers: [aTier({ minimumQuantity: 3, price: 850 })] }))

  it('is the price of the last step that is reached', () => {
    expect([1, 2, 3, 40].map((quantity) => unitPriceAt(steps, quantity))).toEqual([1000, 1000, 850, 850])
  })

  it('is that of a single piece for a line with nothing in it yet', () => {
    expect(unitPriceAt(steps, 0)).toBe(1000)
  })
})
