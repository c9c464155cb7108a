import { describe, expect, it } from 'vitest'
import { canUseGiftCard, isGiftCardAccepted } from './is-gift-card-accepted.ts'

describe('canUseGiftCard', () => {
  it('needs totals of the server and a connected cart [COUP-09]', () => {
    expect(canUseGiftCard({ synchronizeTotals: true, isConnected: true })).toBe(true)
    expect(canUseGiftCard({ synchronizeTotals: false, isConnected: true })).toBe(false)
    expect(canUseGiftCard({ synchronizeTotals: true, isConnected: false })).toBe(false)
  })
})

describe('isGiftCardAccepted', () => {
  it('takes an answer with a result for a success [COUP-10]', () => {
    expect(isGiftCardAccepted({ result: true })).toBe(true)
    expect(isGiftCardAccepted({ result: { balance: 25 } })).toBe(true)
    expect(isGiftCardAccepted({ result: { balance: 25, errorMessage: null } })).toBe(true)
  })

  it.each([null, {}, { result: null }, { result: false }])(
    'takes %j, which lacks a result, for a failure [COUP-10]',
    (answer) => {
      expect(isGiftCardAccepted(answer)).toBe(false)
    },
  )

  it('takes an error message for a failure, wherever it stands [COUP-10]', () => {
    expect(isGiftCardAccepted({ result: true, errorMessage: 'Unknown card' })).toBe(false)
    expect(isGiftCardAccepted({ result: { errorMessage: 'Unknown card' } })).toBe(false)
  })
})
