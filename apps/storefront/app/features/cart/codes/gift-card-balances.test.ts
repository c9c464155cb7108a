import { describe, expect, it } from 'vitest'
import { leftOnCards } from './gift-card-balances.ts'

describe('leftOnCards', () => {
  it('empties one card before it touches the next', () => {
    const cards = [
      { code: 'A', balance: 5000 },
      { code: 'B', balance: 3000 },
    ]

    expect(leftOnCards(6000, cards)).toEqual([0, 2000])
    expect(leftOnCards(1000, cards)).toEqual([4000, 3000])
  })

  it('says nothing while a balance is unknown', () => {
    expect(leftOnCards(6000, [{ code: 'A', balance: null }])).toEqual([null])
  })
})
