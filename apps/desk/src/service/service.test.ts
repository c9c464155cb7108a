import { createClient } from '@vonk/client'
import type { StaffOrder, StaffReview } from '@vonk/contract'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ApiProvider } from '../calls/api-context.tsx'
import { createApi } from '../calls/create-api.ts'
import { inEnglish } from '../words/testing.ts'
import { RefundDialog, RefundSum } from './order-dialogs.tsx'
import { OrderFacts } from './order-facts.tsx'
import { ReviewCard } from './review-card.tsx'

const address = { lines: ['Zoë Vries', 'Rokin 92', '1012 KZ Amsterdam'], phone: '' }
const nothing = { subtotal: 0, discount: 0, coupon: null, shipping: 0, tax: 0, total: 0, giftCards: 0, points: 0 }
const line = { parentId: null, details: [], isGiftCard: false, quantity: 2, returned: 0 }
const order: StaffOrder = {
  ...{ orderNumber: '100000007', version: '1', status: 'shipped', email: 'zoe@example.com', isGuest: true },
  ...{ withdrawnAt: '2026-11-18T10:00:00Z', isWithdrawalOpen: false, billing: address, parcel: null, carriers: [] },
  withdrawal: { pieces: [{ lineId: '1', quantity: 1 }], refundBy: '2026-12-02T10:00:00Z' },
  delivery: {
    ...{ title: 'Parcel point', carrier: 'postnl', address, place: 'Vonk Haarlem' },
    slot: { date: '2026-11-20', from: '14:30', to: '17:00' },
  },
  lines: [
    { ...line, id: 1, sku: 'TEE-116', name: 'Anker tee', paid: 39.9 },
    { ...line, id: 2, sku: 'CARD', name: 'Gift card', paid: 50, isGiftCard: true },
  ],
  totals: { ...nothing, money: 0, charges: 4.95, kept: 0 },
  ...{ payments: [], moneyBack: [], invoice: null, creditNotes: [], changes: [], acts: [] },
  can: { ship: false, cancel: false, refund: true },
  // What these parts read of an order; the rest of it is the API's own business.
} as unknown as StaffOrder

const review: StaffReview = {
  ...{ id: 1, storeCode: 'en', language: 'en', productId: 3, sku: 'TEE', title: 'Soft', detail: 'Washes well.' },
  ...{ nickname: 'Zoë', rating: 5, fit: null, childHeight: null, state: 'pending', createdAt: '2026-11-18T10:00:00Z' },
  ...{ decidedBy: null, decidedAt: null, answer: null, answeredBy: null, answeredAt: null },
  product: { name: 'Anker tee', image: '/t/e/tee.svg' },
}

/** What staff who read English see of it. */
function show(element: ReactNode): string {
  const fetch = async () => Response.json({ code: 200, result: {} })
  const value = createApi(createClient({ fetch, origin: 'http://shop.example' }))
  const html = renderToStaticMarkup(inEnglish(createElement(ApiProvider, { value }, element)))
  return html.replaceAll('&#x27;', "'")
}

describe('OrderFacts', () => {
  it('names the parcel point or shop, and the day and hours that the buyer chose', () => {
    const html = show(createElement(OrderFacts, { order }))

    expect(html).toContain('<p>Vonk Haarlem</p>')
    expect(html).toMatch(/<strong>[^<]*20[^<]*, 14:30–17:00<\/strong>/)
  })

  it('says which pieces come back and by when the money for them has to', () => {
    const html = show(createElement(OrderFacts, { order }))

    expect(html).toContain('Coming back:\n1 × Anker tee')
    expect(html).toMatch(/<p>[^<]*Dec[^<]*2026[^<]*<\/p>/)
    expect(show(createElement(OrderFacts, { order: { ...order, withdrawal: null } }))).not.toContain('Coming back')
  })
})

describe('RefundDialog', () => {
  const sumOf = (pieces: { lineId: number; quantity: number }[]) => show(createElement(RefundSum, { order, pieces }))
  const nobody = () => {}

  it('says what goes back before the button that sends it', () => {
    const dialog = createElement(RefundDialog, { order, onClose: nobody, onDone: nobody, onStale: nobody })

    expect(show(dialog)).toMatch(/role="status"><strong>[^<]*€0\.00.*Refund now/)
    expect(sumOf([{ lineId: 1, quantity: 1 }])).toContain('€19.95')
  })

  it('promises no more than what a gift card may still be worth', () => {
    expect(sumOf([{ lineId: 2, quantity: 1 }])).not.toBe(
      sumOf([{ lineId: 1, quantity: 1 }]).replace('€19.95', '€25.00'),
    )
    expect(sumOf([{ lineId: 2, quantity: 1 }])).toContain('€25.00')
  })
})

describe('ReviewCard', () => {
  it('shows what the review is of, by name and picture', () => {
    const html = show(createElement(ReviewCard, { review, onChange() {} }))

    expect(html).toMatch(/<img src="\/img\/150\/150\/resize\/t\/e\/tee\.svg"[^>]*>.*<strong>Anker tee<\/strong>/)
    expect(show(createElement(ReviewCard, { review: { ...review, product: null }, onChange() {} }))).not.toContain(
      'Anker tee',
    )
  })
})
