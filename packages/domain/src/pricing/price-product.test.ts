import { describe, expect, it } from 'vitest'
import { rateFromPercent } from '../tax/index.ts'
import { priceProduct } from './price-product.ts'
import { aPriceSource, aPricingContext, aSpecialPrice, aTier, DAY, NOW } from './testing.ts'

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
