import { describe, expect, it } from 'vitest'
import { priceCharge } from './price-charge.ts'
import { high } from './testing.ts'

describe('priceCharge', () => {
  it('finds the tax in what is paid for shipping', () => {
    expect(priceCharge({ amount: 495, taxRate: high }, 0)).toEqual({
      gross: 495,
      net: 409,
      discount: 0,
      paid: 495,
      tax: 86,
      taxRate: high,
    })
  })

  it('gives no more off than it costs, and never adds to it', () => {
    expect(priceCharge({ amount: 495, taxRate: high }, 500)).toMatchObject({ discount: 495, paid: 0 })
    expect(priceCharge({ amount: 495, taxRate: high }, -5)).toMatchObject({ discount: 0, paid: 495 })
  })

  it('owes no tax on what is free', () => {
    expect(priceCharge({ amount: 495, taxRate: high }, 495)).toMatchObject({ paid: 0, tax: 0, discount: 495 })
  })
})
