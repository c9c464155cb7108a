import { describe, expect, it } from 'vitest'
import { specialPriceOf } from './special-price-of.ts'
import { aPriceSource, aSpecialPrice, DAY, NOW } from './testing.ts'

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
