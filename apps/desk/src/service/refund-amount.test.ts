import { describe, expect, it } from 'vitest'
import { refundAmount } from './refund-amount.ts'

const line = { parentId: null, sku: 'JACKET', name: 'Jacket', details: [], isGiftCard: false }
const totals = {
  ...{ subtotal: 0, discount: 0, coupon: null, shipping: 4.95, tax: 0, total: 0, giftCards: 0, points: 0, money: 0 },
  ...{ kept: 0, charges: 5.45 },
}
const order = {
  lines: [
    { ...line, id: 1, quantity: 3, returned: 1, paid: 10 },
    { ...line, id: 2, quantity: 1, returned: 0, paid: 29.99 },
    { ...line, id: 3, parentId: 2, quantity: 1, returned: 0, paid: 0 },
  ],
  totals,
}

describe('refundAmount', () => {
  it('is what was paid for the pieces, to the cent', () => {
    expect(refundAmount(order, [{ lineId: 1, quantity: 1 }])).toBe(3.33)
    expect(
      refundAmount(order, [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ]),
    ).toBe(33.32)
  })

  it('takes in what delivery and payment cost once nothing is left', () => {
    expect(
      refundAmount(order, [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 1 },
      ]),
    ).toBe(42.1)
  })

  it('is nothing for pieces that are not there', () => {
    expect(refundAmount(order, [])).toBeNull()
    expect(refundAmount(order, [{ lineId: 1, quantity: 3 }])).toBeNull()
    expect(refundAmount(order, [{ lineId: 1, quantity: 0.5 }])).toBeNull()
  })
})
