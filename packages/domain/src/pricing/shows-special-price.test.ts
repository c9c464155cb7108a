import { describe, expect, it } from 'vitest'
import { showsSpecialPrice } from './shows-special-price.ts'

describe('showsSpecialPrice', () => {
  it.each([
    ['a special price next to both other prices', 3999, 4999, 3999, true],
    ['a special price that the price does not follow yet', 4999, 4999, 3999, true],
    ['a special price without an original price', 3999, null, 3999, false],
    ['a special price without a price', null, 4999, 3999, false],
    ['no special price, but a price below the original', 3999, 4999, null, true],
    ['no special price and the original price', 4999, 4999, null, false],
    ['no special price and a price above the original', 5999, 4999, null, false],
    ['a special price of nothing, as feeds write "none"', 4999, 4999, 0, false],
    ['no prices at all', null, null, null, false],
  ])('with %s is decided [PRICE-08]', (_, price, originalPrice, specialPrice, isShown) => {
    expect(showsSpecialPrice({ price, originalPrice, specialPrice })).toBe(isShown)
  })
})
