import { describe, expect, it } from 'vitest'
import { canUseGiftCard, checkGiftCard, type GiftCard, isGiftCardAccepted } from './gift-card.ts'

const card: GiftCard = { code: 'GIFT1', balance: 2500, isActive: true, expiresAt: 1_000 }
const use = { now: 1_000, appliedCodes: [] }
const refused = (code: string) => ({ ok: false, refusal: { code } })

describe('checkGiftCard', () => {
  it('accepts a card with money on it, up to its last moment', () => {
    expect(checkGiftCard(card, use)).toEqual({ ok: true, value: card })
    expect(checkGiftCard({ ...card, expiresAt: null }, use).ok).toBe(true)
  })

  it('does not know a code nobody sold or one that was blocked', () => {
    expect(checkGiftCard(null, use)).toEqual(refused('gift-card-unknown'))
    expect(checkGiftCard({ ...card, isActive: false }, use)).toEqual(refused('gift-card-unknown'))
  })

  it('refuses a card that has expired', () => {
    expect(checkGiftCard(card, { ...use, now: 1_001 })).toEqual(refused('gift-card-expired'))
  })

  it('refuses a card with nothing left on it', () => {
    for (const balance of [0, -1, Number.NaN]) {
      expect(checkGiftCard({ ...card, balance }, use)).toEqual(refused('gift-card-empty'))
    }
    expect(checkGiftCard({ ...card, balance: 1 }, use).ok).toBe(true)
  })

  it('counts a card once in a cart', () => {
    expect(checkGiftCard(card, { ...use, appliedCodes: ['GIFT1'] })).toEqual(refused('gift-card-already-applied'))
  })
})

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
