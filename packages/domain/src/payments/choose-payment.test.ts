import { describe, expect, it } from 'vitest'
import { choosePaymentMethod, returnPageOf } from './choose-payment.ts'
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
