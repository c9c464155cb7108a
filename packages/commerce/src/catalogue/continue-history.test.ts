import { describe, expect, it } from 'vitest'
import { continueHistory } from './continue-history.ts'

const now = 100

describe('continueHistory', () => {
  it('changes nothing when the price is asked already and the dates ahead are the same', () => {
    const ahead = { since: 200, price: 5 }

    expect(continueHistory([{ since: 10, price: 9 }, ahead], [{ since: now, price: 9 }, ahead], now)).toEqual({
      remove: [],
      add: [],
    })
  })

  it('adds a price that is new, and takes the one of this very moment as asked', () => {
    const planned = [{ since: now, price: 9 }]

    expect(continueHistory([], planned, now).add).toEqual(planned)
    expect(
      continueHistory(
        [
          { since: 10, price: 9 },
          { since: 50, price: 8 },
        ],
        planned,
        now,
      ).add,
    ).toEqual(planned)
    expect(continueHistory(planned, planned, now)).toEqual({ remove: [], add: [] })
  })

  it('removes what lies ahead and is not planned any more', () => {
    const stored = [
      { since: 10, price: 9 },
      { since: 200, price: 5 },
      { since: 300, price: 9 },
    ]
    const planned = [
      { since: now, price: 9 },
      { since: 200, price: 6 },
      { since: 300, price: 9 },
    ]

    expect(continueHistory(stored, planned, now)).toEqual({
      remove: [{ since: 200, price: 5 }],
      add: [{ since: 200, price: 6 }],
    })
  })
})
