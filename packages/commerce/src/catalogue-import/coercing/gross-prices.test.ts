import { describe, expect, it } from 'vitest'
import { grossPrices } from './gross-prices.ts'

describe('grossPrices', () => {
  it('keeps a lower final price as the special one, whatever dates another had [PRICE-09]', () => {
    const whenever = { special_from_date: null, special_to_date: null }
    const dated = { price: 100, special_price: 95, special_to_date: '2020-01-01' }

    expect(grossPrices({ price: 100, final_price: 90 })).toEqual({
      price: 100,
      final_price: 90,
      special_price: 90,
      ...whenever,
    })
    expect(grossPrices({ ...dated, special_price: 50, final_price: 90 })).toMatchObject({
      special_price: 90,
      ...whenever,
    })
    expect(grossPrices({ ...dated, final_price: '90.00' })).toMatchObject({ special_price: 90, ...whenever })
    expect(grossPrices({ ...dated, final_price: 95 })).toMatchObject({
      special_price: 95,
      special_to_date: '2020-01-01',
    })
  })

  it('compares final prices with tax', () => {
    const taxed = { price: 100, price_incl_tax: 121 }

    expect(grossPrices({ ...taxed, final_price: 90, final_price_incl_tax: 108.9 })).toMatchObject({
      special_price: 108.9,
    })
    expect(grossPrices({ ...taxed, final_price: 90 })).toMatchObject({ price: 121, special_price: 108.9 })
    expect(grossPrices({ ...taxed, final_price: 100 })).not.toHaveProperty('special_price')
  })

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
    expect(grossPrices({ price: null, regular_price: '15.0000' })).toMatchObject({ price: 15 })
    expect(grossPrices({ final_price: 12 })).toMatchObject({ price: 12 })
    expect(grossPrices({ name: 'x' })).toEqual({ name: 'x' })
  })
})
