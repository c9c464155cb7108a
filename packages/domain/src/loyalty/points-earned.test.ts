import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsEarned, pointsToRevoke, type Spending } from './points-earned.ts'

const onePerEuro = { pointsEarnedPerEuro: 1 }
const spent = (...paid: readonly number[]): Spending => ({
  lines: paid.map((cents) => ({ paid: cents })),
  paidWithPoints: 0,
})

describe('pointsEarned', () => {
  it('are given for every whole euro, all lines together', () => {
    expect(pointsEarned(spent(2999), onePerEuro)).toBe(29)
    expect(pointsEarned(spent(2999, 1), onePerEuro)).toBe(30)
    expect(pointsEarned(spent(), onePerEuro)).toBe(0)
  })

  it('are as many as the shop gives', () => {
    expect(pointsEarned(spent(2999), { pointsEarnedPerEuro: 5 })).toBe(149)
    expect(pointsEarned(spent(2999), { pointsEarnedPerEuro: 0 })).toBe(0)
  })

  it('are not given for what was paid with points', () => {
    expect(pointsEarned({ ...spent(2999), paidWithPoints: 1000 }, onePerEuro)).toBe(19)
    expect(pointsEarned({ ...spent(2999), paidWithPoints: 3494 }, onePerEuro)).toBe(0)
  })
})

describe('pointsToRevoke', () => {
  it('are those the returned pieces had earned', () => {
    expect(pointsToRevoke(spent(2999, 1000), spent(2999), onePerEuro)).toBe(39 - 29)
    expect(pointsToRevoke(spent(1000), spent(1000), onePerEuro)).toBe(0)
    expect(pointsToRevoke(spent(1000), spent(2000), onePerEuro)).toBe(0)
  })

  it('are in the end exactly those that were given, however much comes back at a time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000)), fc.integer({ min: 1, max: 10 }), (paid, pointsEarnedPerEuro) => {
        const settings = { pointsEarnedPerEuro }
        const revoked = paid.map((_, at) =>
          pointsToRevoke(spent(...paid.slice(at)), spent(...paid.slice(at + 1)), settings),
        )

        expect(revoked.reduce((sum, points) => sum + points, 0)).toBe(pointsEarned(spent(...paid), settings))
      }),
    )
  })
})
