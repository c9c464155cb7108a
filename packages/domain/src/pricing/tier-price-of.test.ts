import { describe, expect, it } from 'vitest'
import { aPurchase, aTier } from './testing.ts'
import { tierPriceOf } from './tier-price-of.ts'

describe('tierPriceOf', () => {
  it('gives a group its own price from the first piece on [PRICE-23]', () => {
    const tiers = [aTier({ groupId: 3, price: 4000 })]

    expect(tierPriceOf(tiers, aPurchase({ groupId: 3 }))).toBe(4000)
    expect(tierPriceOf(tiers, aPurchase({ groupId: 4 }))).toBeNull()
    expect(tierPriceOf(tiers, aPurchase({ groupId: null }))).toBeNull()
  })

  it('gives everybody a price that is meant for all groups', () => {
    expect(tierPriceOf([aTier({ price: 4000 })], aPurchase({ groupId: 3 }))).toBe(4000)
    expect(tierPriceOf([aTier({ price: 4000 })], aPurchase({ groupId: null }))).toBe(4000)
  })

  it('counts from the quantity of the tier on', () => {
    const tiers = [aTier({ minimumQuantity: 3, price: 4000 })]

    expect(tierPriceOf(tiers, aPurchase({ quantity: 2 }))).toBeNull()
    expect(tierPriceOf(tiers, aPurchase({ quantity: 3 }))).toBe(4000)
  })

  it('takes the lowest of several tiers, whatever their order', () => {
    const tiers = [aTier({ price: 4000 }), aTier({ minimumQuantity: 2, price: 3000 }), aTier({ price: 3500 })]

    expect(tierPriceOf(tiers, aPurchase({ quantity: 2 }))).toBe(3000)
    expect(tierPriceOf(tiers, aPurchase({ quantity: 1 }))).toBe(3500)
  })

  it('knows no tiers while they are switched off', () => {
    expect(tierPriceOf([aTier()], aPurchase({ settings: { usePriceTiers: false } }))).toBeNull()
  })
})
