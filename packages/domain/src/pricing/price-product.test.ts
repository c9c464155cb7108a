import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateFromPercent } from '../tax/index.ts'
import { finalPrice, priceProduct, specialPriceOf, tierPriceOf } from './price-product.ts'
import { aPriceSource, aPricingContext, aPurchase, aSpecialPrice, aTier, DAY, NOW } from './testing.ts'

const specialNow = (special: Parameters<typeof aSpecialPrice>[0]) =>
  specialPriceOf(aPriceSource({ special: aSpecialPrice(special) }), NOW)

describe('specialPriceOf', () => {
  it('is the special price when it is below the regular price [PRICE-09]', () => {
    expect(specialNow({ price: 4998 })).toBe(4998)
  })

  it.each([4999, 5999])(
    'is nothing when the special price of %d is not below the regular price [PRICE-09]',
    (price) => {
      expect(specialNow({ price })).toBeNull()
    },
  )

  it.each([0, -1])('is nothing when the special price is %d', (price) => {
    expect(specialNow({ price })).toBeNull()
  })

  it('takes the smallest price that is one', () => {
    expect(specialNow({ price: 1 })).toBe(1)
  })

  it('is nothing for a product without a special price', () => {
    expect(specialPriceOf(aPriceSource(), NOW)).toBeNull()
  })

  it.each([
    ['with both ends open', null, null, 3999],
    ['after it began', NOW - DAY, null, 3999],
    ['at the moment it begins', NOW, null, 3999],
    ['before it begins', NOW + 1, null, null],
    ['before it ends', null, NOW + DAY, 3999],
    ['at the moment it ends', null, NOW, 3999],
    ['after it ended', null, NOW - 1, null],
    ['between both ends', NOW - DAY, NOW + DAY, 3999],
    ['when it ends before it begins', NOW + DAY, NOW - DAY, null],
  ])('keeps to its dates: %s [PRICE-10]', (_, from, to, expected) => {
    expect(specialNow({ from, to })).toBe(expected)
  })
})

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

const history = [{ since: NOW - 60 * DAY, price: 4999 }]

describe('priceProduct', () => {
  it('gives each price with its tax and its price including tax [PROD-05]', () => {
    const price = priceProduct(aPriceSource({ special: aSpecialPrice() }), aPricingContext())

    expect(price).toMatchObject({
      regular: { net: 4131, tax: 868, gross: 4999 },
      special: { net: 3305, tax: 694, gross: 3999 },
      final: { net: 3305, tax: 694, gross: 3999 },
    })
  })

  it('adds the tax where prices are stored without it [PROD-05]', () => {
    const tax = { rate: rateFromPercent(21), sourcePriceIncludesTax: false }

    expect(priceProduct(aPriceSource({ regular: 1000 }), aPricingContext({ tax })).final).toEqual({
      net: 1000,
      tax: 210,
      gross: 1210,
    })
  })

  it('has no special price, percentage or earlier price when nothing is reduced', () => {
    const price = priceProduct(aPriceSource(), aPricingContext({ history: [{ since: NOW - DAY, price: 9999 }] }))

    expect(price).toMatchObject({ special: null, lowestPriorPrice: null, discountPercentage: null })
  })

  it('computes the percentage from the lowest price of the 30 days before the reduction', () => {
    const flashSale = [...history, { since: NOW - 9 * DAY, price: 4499 }, { since: NOW - 8 * DAY, price: 4999 }]
    const price = priceProduct(aPriceSource({ special: aSpecialPrice() }), aPricingContext({ history: flashSale }))

    expect(price).toMatchObject({ lowestPriorPrice: 4499, discountPercentage: 11 })
  })

  it('shows no percentage where the earlier price was not higher', () => {
    const wasCheaper = [...history, { since: NOW - 9 * DAY, price: 3999 }, { since: NOW - 8 * DAY, price: 4999 }]
    const price = priceProduct(aPriceSource({ special: aSpecialPrice() }), aPricingContext({ history: wasCheaper }))

    expect(price).toMatchObject({ lowestPriorPrice: 3999, discountPercentage: null })
  })

  it('counts from the first day of the special price when the history has not noted it', () => {
    const special = aSpecialPrice({ from: NOW - 10 * DAY })
    const longAgo = [
      { since: NOW - 90 * DAY, price: 4499 },
      { since: NOW - 35 * DAY, price: 4999 },
    ]
    const price = priceProduct(aPriceSource({ special }), aPricingContext({ history: longAgo }))

    expect(price.lowestPriorPrice).toBe(4499)
  })

  it('does not count from the first day of a special price that does not apply', () => {
    const special = aSpecialPrice({ from: NOW + DAY })
    const source = aPriceSource({ special, tiers: [aTier({ price: 4000 })] })
    const untilNearlyThirtyDaysAgo = [
      { since: NOW - 90 * DAY, price: 4200 },
      { since: NOW - 29.5 * DAY, price: 4999 },
    ]

    expect(priceProduct(source, aPricingContext({ history: untilNearlyThirtyDaysAgo }))).toMatchObject({
      special: null,
      final: { gross: 4000 },
      lowestPriorPrice: 4200,
      discountPercentage: 4,
    })
  })
})
