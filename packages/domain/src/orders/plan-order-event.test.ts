import { describe, expect, it } from 'vitest'
import { planOrderEvent } from './plan-order-event.ts'

describe('planOrderEvent', () => {
  it('freezes the cart while the payment is open', () => {
    expect(planOrderEvent('placed', 'payment-opened')).toEqual({
      ok: true,
      value: { status: 'pending', steps: ['freeze-cart'] },
    })
  })

  it('uses the cart up and confirms once it is paid', () => {
    expect(planOrderEvent('pending', 'payment-received')).toEqual({
      ok: true,
      value: { status: 'processing', steps: ['spend-cart', 'send-confirmation'] },
    })
  })

  it.each(['placed', 'pending'] as const)('gives cart, stock and tenders back when canceled while %s', (status) => {
    expect(planOrderEvent(status, 'canceled')).toEqual({
      ok: true,
      value: { status: 'canceled', steps: ['release-stock', 'return-tenders', 'thaw-cart'] },
    })
  })

  it('gives the money back when canceled after it was paid', () => {
    expect(planOrderEvent('processing', 'canceled')).toEqual({
      ok: true,
      value: { status: 'canceled', steps: ['release-stock', 'refund-payment'] },
    })
  })

  it('credits points with the parcel and takes them back with the return', () => {
    expect(planOrderEvent('processing', 'shipped')).toMatchObject({
      value: { status: 'shipped', steps: ['send-shipping-notice', 'credit-points'] },
    })
    expect(planOrderEvent('shipped', 'returned')).toMatchObject({
      value: { status: 'returned', steps: ['revoke-points'] },
    })
  })

  it('does nothing for what may not happen', () => {
    expect(planOrderEvent('shipped', 'canceled')).toEqual({
      ok: false,
      refusal: { code: 'order-transition-refused', status: 'shipped', event: 'canceled' },
    })
  })
})
