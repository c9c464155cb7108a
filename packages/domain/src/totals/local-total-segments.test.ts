import { describe, expect, it } from 'vitest'
import { localTotalSegments } from './local-total-segments.ts'

const lines = [
  { unitPrice: 2999, quantity: 2 },
  { unitPrice: 500, quantity: 1 },
]
const shipping = { code: 'flatrate', title: 'Home', cost: 495 }
const payment = { code: 'card', title: 'Card', cost: 100 }

describe('localTotalSegments', () => {
  it('adds up subtotal, payment and shipping, each once [CART-04]', () => {
    expect(localTotalSegments({ lines, shipping, payment })).toEqual([
      { code: 'subtotal_incl_tax', value: 6498 },
      { code: 'grand_total', value: 7093 },
      { code: 'payment', value: 100 },
      { code: 'shipping', value: 495 },
    ])
  })

  it('leaves out what is not chosen yet [CART-04]', () => {
    expect(localTotalSegments({ lines, shipping: null, payment: null })).toEqual([
      { code: 'subtotal_incl_tax', value: 6498 },
      { code: 'grand_total', value: 6498 },
    ])
  })

  it.each([null, -500, Number.NaN])('counts a price of %j as nothing', (unitPrice) => {
    const [subtotal] = localTotalSegments({ lines: [{ unitPrice, quantity: 2 }], shipping: null, payment: null })

    expect(subtotal?.value).toBe(0)
  })
})
