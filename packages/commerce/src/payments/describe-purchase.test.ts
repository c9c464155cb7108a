import { describe, expect, it } from 'vitest'
import { anOrder } from '../orders/testing.ts'
import { describePurchase } from './describe-purchase.ts'

const taxRate = 210_000

describe('describePurchase', () => {
  it('has a line for all that is bought and one for all that was paid otherwise, and sums to what is due', () => {
    const giftCards = [{ code: 'GIFT', balance: 1000 }]
    const order = anOrder({}, { tenders: { giftCards, points: 500 }, payment: { amount: 100, taxRate } })
    const { lines } = describePurchase(order, 'en')

    expect(lines.map(({ kind, total }) => [kind, total])).toEqual([
      ['product', 5998],
      ['shipping', 495],
      ['surcharge', 100],
      ['gift-card', -1000],
      ['points', -500],
    ])
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.totals.grandTotal)
  })

  it('multiplies and deducts as it is written: pieces times price less discount is the total', () => {
    const [line] = anOrder().lines
    const uneven = line ? [{ ...line, gross: 5999, discount: 1000, paid: 4999 }] : []
    const { lines } = describePurchase(anOrder({ lines: uneven }), 'nl')

    for (const { quantity, unitPrice, discount, total } of lines) expect(quantity * unitPrice - discount).toBe(total)
  })

  it('counts a bundle once, by its own line', () => {
    const [line] = anOrder().lines
    const lines = line ? [line, { ...line, id: 2, parentId: 1, gross: 0, paid: 0 }] : []

    expect(describePurchase(anOrder({ lines }), 'nl').lines.filter(({ kind }) => kind === 'product')).toHaveLength(1)
  })
})
