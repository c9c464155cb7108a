import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalPrice } from './final-price.ts'
import { aPriceSource, aPurchase, aSpecialPrice, aTier, DAY, NOW } from './testing.ts'

describe('finalPrice', () => {
  it('is the regular price when nothing else applies', () => {
    expect(finalPrice(aPriceSource(), aPurchase())).toBe(4999)
  })

  it('is the special price while it applies', () => {
    const source = aPriceSource({ special: aSpecialPrice({ to: NOW + DAY }) })

    expect(finalPrice(source, aPurchase())).toBe(3999)
    expect(finalPrice(source, aPurchase({ now: NOW + 2 * DAY }))).toBe(4999)
  })

  it('is the lower of special and tier price', () => {
    const tiers = [aTier({ minimumQuantity: 2, price: 3500 })]
    const source = aPriceSource({ special: aSpecialPrice(), tiers })

    expect(finalPrice(source, aPurchase({ quantity: 1 }))).toBe(3999)
    expect(finalPrice(source, aPurchase({ quantity: 2 }))).toBe(3500)
  })

  it('is never raised by a tier above the regular price', () => {
    expect(finalPrice(aPriceSource({ tiers: [aTier({ price: 9999 })] }), aPurchase())).toBe(4999)
  })

  it('is never above the regular price and never rises with the quantity', () => {
    const tier = fc.record({ groupId: fc.constantFrom(null, 1, 2), minimumQuantity: fc.nat(10), price: fc.nat(9999) })
    fc.assert(
      fc.property(fc.nat(9999), fc.array(tier), fc.nat(10), (regular, tiers, quantity) => {
        const source = aPriceSource({ regular, tiers })
        const price = finalPrice(source, aPurchase({ quantity, groupId: 1 }))
        expect(price).toBeLessThanOrEqual(regular)
        expect(finalPrice(source, aPurchase({ quantity: quantity + 1, groupId: 1 }))).toBeLessThanOrEqual(price)
      }),
    )
  })
})
