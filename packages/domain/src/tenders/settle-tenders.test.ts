import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { settleTenders } from './settle-tenders.ts'

const card = (code: string, balance: number) => ({ code, balance })

describe('settleTenders', () => {
  it('leaves everything to money where nothing is offered', () => {
    expect(settleTenders(2999, { giftCards: [], points: 0 }, defaultSettings)).toEqual({
      giftCards: [],
      points: { points: 0, amount: 0 },
      remainder: 2999,
    })
  })

  it('uses gift cards in order, then points, then money', () => {
    const offered = { giftCards: [card('A', 1000), card('B', 500)], points: 300 }

    expect(settleTenders(2999, offered, defaultSettings)).toEqual({
      giftCards: [
        { code: 'A', amount: 1000 },
        { code: 'B', amount: 500 },
      ],
      points: { points: 300, amount: 300 },
      remainder: 1199,
    })
  })

  it('takes no more than is still open', () => {
    const offered = { giftCards: [card('A', 2000), card('B', 5000)], points: 300 }

    expect(settleTenders(2500, offered, defaultSettings)).toEqual({
      giftCards: [
        { code: 'A', amount: 2000 },
        { code: 'B', amount: 500 },
      ],
      points: { points: 0, amount: 0 },
      remainder: 0,
    })
  })

  it('gives nothing for a card that is overdrawn', () => {
    expect(settleTenders(100, { giftCards: [card('A', -50)], points: 0 }, defaultSettings).remainder).toBe(100)
  })

  it('has nothing to settle of a total that is none', () => {
    for (const total of [-100, Number.NaN]) {
      expect(settleTenders(total, { giftCards: [card('A', 500)], points: 300 }, defaultSettings)).toEqual({
        giftCards: [{ code: 'A', amount: 0 }],
        points: { points: 0, amount: 0 },
        remainder: 0,
      })
    }
  })

  it('always adds up to the total and never goes below zero', () => {
    const giftCards = fc.array(fc.record({ code: fc.string(), balance: fc.integer({ min: -100, max: 100_000 }) }))
    fc.assert(
      fc.property(fc.nat(1_000_000), giftCards, fc.nat(1_000_000), (total, cards, points) => {
        const settled = settleTenders(total, { giftCards: cards, points }, defaultSettings)
        const paid = settled.giftCards.reduce((sum, { amount }) => sum + amount, settled.points.amount)

        expect(paid + settled.remainder).toBe(total)
        expect(settled.remainder).toBeGreaterThanOrEqual(0)
        for (const { amount } of settled.giftCards) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
