import { describe, expect, it } from 'vitest'
import { checkNewPayment, choosePaymentMethod, returnPageOf } from './choose-payment.ts'
import { card, ideal, payLater } from './testing.ts'

describe('choosePaymentMethod', () => {
  it('keeps what the shopper chose, paying later included', () => {
    expect(choosePaymentMethod([card, ideal, payLater], 'card')).toBe(card)
    expect(choosePaymentMethod([card, ideal, payLater], 'pay-later')).toBe(payLater)
  })

  it('falls back to the default when the choice is gone or was never made', () => {
    expect(choosePaymentMethod([card, ideal], 'pay-later')).toBe(ideal)
    expect(choosePaymentMethod([card, ideal], null)).toBe(ideal)
  })

  it('never chooses paying later for the shopper', () => {
    const asDefault = { ...payLater, isDefault: true }

    expect(choosePaymentMethod([asDefault], null)).toBeNull()
    expect(choosePaymentMethod([asDefault, ideal], null)).toBe(ideal)
  })

  it('chooses nothing without a default', () => {
    expect(choosePaymentMethod([card], null)).toBeNull()
  })
})

const failed = { id: 'one', status: 'failed' } as const

describe('checkNewPayment', () => {
  it('lets a first payment start, and another after one that came to nothing', () => {
    const ended = [failed, { id: 'two', status: 'cancelled' }, { id: 'three', status: 'expired' }] as const

    expect(checkNewPayment([])).toEqual({ ok: true, value: [] })
    expect(checkNewPayment(ended)).toEqual({ ok: true, value: ended })
  })

  it.each(['open', 'checking'] as const)('refuses a second payment while one is %s', (status) => {
    expect(checkNewPayment([failed, { id: 'two', status }])).toEqual({
      ok: false,
      refusal: { code: 'payment-open', paymentId: 'two' },
    })
  })

  it('refuses to be paid twice', () => {
    expect(
      checkNewPayment([
        { id: 'one', status: 'open' },
        { id: 'two', status: 'paid' },
      ]),
    ).toEqual({ ok: false, refusal: { code: 'already-paid', paymentId: 'two' } })
  })
})

describe('returnPageOf', () => {
  it.each([
    ['paid', 'confirmation'],
    ['open', 'checking'],
    ['checking', 'checking'],
    [null, 'checking'],
    ['failed', 'try-again'],
    ['cancelled', 'try-again'],
    ['expired', 'try-again'],
  ] as const)('shows for a payment that is %j: %s', (status, page) => {
    expect(returnPageOf(status)).toBe(page)
  })
})
