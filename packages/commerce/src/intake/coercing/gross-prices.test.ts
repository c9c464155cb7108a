import { describe, expect, it } from 'vitest'
import { grossPrices } from './gross-prices.ts'

describe('grossPrices', () => {
  it('leaves prices as they are when nothing says that they are without tax', () => {
    const fields = { price: 29, special_price: 0, price_incl_tax: 29 }

    expect(grossPrices(fields)).toBe(fields)
  })

  it('takes the price with tax where both are given', () => {
    const fields = { price: '70', price_incl_tax: 84.7, special_price: 50, special_price_incl_tax: '60.5' }

    expect(grossPrices(fields)).toMatchObject({ price: 84.7, special_price: 60.5 })
  })

  it('finds the regular price of a document that was answered with the price of that day', () => {
    const fields = {
      price: 20,
      price_incl_tax: 24.2,
      original_price: 30,
      original_price_incl_tax: 36.3,
      special_price: 20,
    }

    expect(grossPrices(fields)).toMatchObject({ price: 36.3, special_price: 20 })
  })

  it('finds a price where only computed ones are given', () => {
    expect(grossPrices({ price: null, regular_price: '15.0000', final_price: 12 })).toMatchObject({ price: 15 })
    expect(grossPrices({ final_price: 12 })).toMatchObject({ price: 12 })
    expect(grossPrices({ name: 'x' })).toEqual({ name: 'x' })
  })
})
