import type { BoughtCard } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { describe, expect, it } from 'vitest'
import { createBooks } from './books.ts'
import { allPieces, refundOrder } from './refund-order.ts'

const at = Date.parse('2026-03-09T12:00:00Z')

/** A shipped order of two gift cards of 25 euros, ten of the first spent. */
function giftCards() {
  const lines = [{ sku: 'CARD', parentSku: null, quantity: 2, unitPrice: 2_500, taxRate: 0 }]
  const order = anOrder({ status: 'shipped' }, { lines, shipping: null })
  const books = createBooks()
  const forNobody = { recipientName: null, recipientEmail: null, message: null, sendOn: null }
  for (const [position, code] of ['FIRST', 'SECOND'].entries()) {
    const { orderId } = order
    books.cards.issue({ code, isActive: true, createdAt: new Date(at), expiresAt: null, orderId }, 2_500)
    const card: BoughtCard = { orderId, position, lineId: order.lines[0]?.id ?? 0, amount: 2_500, code, ...forNobody }
    books.cards.bought.push(card)
  }
  books.cards.spend('FIRST', 1_000, { orderId: 'another', at })
  return { order, books }
}

describe('refundOrder', () => {
  it('pays back what is left on gift cards', () => {
    const { order, books } = giftCards()
    const refunded = refundOrder(order, allPieces(order), { books, at })

    expect(refunded.refunds).toMatchObject([{ lines: [{ quantity: 2, amount: 4_000, kept: 1_000 }] }])
    expect([books.cards.balanceOf('FIRST'), books.cards.balanceOf('SECOND')]).toEqual([0, 0])
  })

  it('takes the card back first on which the most is left', () => {
    const { order, books } = giftCards()
    const refunded = refundOrder(order, [{ lineId: String(order.lines[0]?.id), quantity: 1 }], { books, at })

    expect(refunded.refunds).toMatchObject([{ lines: [{ quantity: 1, amount: 2_500, kept: 0 }] }])
    expect([books.cards.balanceOf('FIRST'), books.cards.balanceOf('SECOND')]).toEqual([1_500, 0])
  })
})
