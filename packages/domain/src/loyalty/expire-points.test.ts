import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expirePoints, nextExpiry, pointsValidMs } from './expire-points.ts'

const later = (at: number) => at + pointsValidMs
const ledger = [
  { points: 100, at: 1_000 },
  { points: 50, at: 2_000 },
  { points: -120, at: 3_000 },
]

describe('expirePoints', () => {
  it('takes what was not spent in time, the oldest being spent first', () => {
    expect(expirePoints(ledger, later(1_999))).toBeNull()
    expect(expirePoints(ledger, later(2_000))).toEqual({ points: -30, reason: 'expired' })
    expect(expirePoints([{ points: 100, at: 1_000 }], later(999))).toBeNull()
    expect(expirePoints([], later(9_000))).toBeNull()
  })

  it('takes nothing a second time', () => {
    expect(expirePoints([...ledger, { points: -30, at: later(2_000) }], later(9_000))).toBeNull()
  })

  it('leaves exactly what is younger, and never a debt', () => {
    const gains = fc.array(fc.record({ points: fc.integer({ min: 1, max: 500 }), at: fc.nat(100) }))
    fc.assert(
      fc.property(gains, fc.nat(100), (entries, now) => {
        const sorted = entries.toSorted((one, other) => one.at - other.at)
        const expired = expirePoints(sorted, later(now))?.points ?? 0
        const young = sorted.filter(({ at }) => at > now).reduce((sum, { points }) => sum + points, 0)
        const all = sorted.reduce((sum, { points }) => sum + points, 0)

        expect(all + expired).toBe(young)
      }),
    )
  })
})

describe('nextExpiry', () => {
  it('names the oldest points that are left', () => {
    expect(nextExpiry(ledger)).toEqual({ points: 30, at: later(2_000) })
    expect(nextExpiry([...ledger, { points: -30, at: 4_000 }])).toBeNull()
  })
})
