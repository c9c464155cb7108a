import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { capPoints, pointsWorth, usePoints } from './use-points.ts'

describe('pointsWorth', () => {
  it('makes one euro of 100 points [LOY-02]', () => {
    expect(pointsWorth(100, defaultSettings)).toBe(100)
    expect(pointsWorth(250, defaultSettings)).toBe(250)
    expect(pointsWorth(0, defaultSettings)).toBe(0)
  })

  it('follows another worth where the shop sets one', () => {
    expect(pointsWorth(250, { pointsPerEuro: 200 })).toBe(125)
    expect(pointsWorth(1, { pointsPerEuro: 200 })).toBe(0)
  })
})

describe('usePoints', () => {
  it('pays with the points asked for [LOY-02]', () => {
    expect(usePoints({ requested: 300, balance: 500, remainder: 2999 }, defaultSettings)).toEqual({
      ok: true,
      value: { points: 300, amount: 300 },
    })
  })

  it('never takes more than is left to pay [LOY-02]', () => {
    expect(usePoints({ requested: 500, balance: 500, remainder: 120 }, defaultSettings)).toEqual({
      ok: true,
      value: { points: 120, amount: 120 },
    })
  })

  it('says that there are not enough points [LOY-03]', () => {
    expect(usePoints({ requested: 501, balance: 500, remainder: 120 }, defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'not-enough-points', balance: 500 },
    })
  })

  it('may be asked for none, by somebody who owes some as well [LOY-03]', () => {
    const owing = { balance: -240, remainder: 120 }

    expect(usePoints({ ...owing, requested: 0 }, defaultSettings)).toMatchObject({ value: { points: 0 } })
    expect(usePoints({ ...owing, requested: 1 }, defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'not-enough-points', balance: -240 },
    })
  })

  it('may be asked for none', () => {
    expect(usePoints({ requested: 0, balance: 0, remainder: 120 }, defaultSettings)).toEqual({
      ok: true,
      value: { points: 0, amount: 0 },
    })
  })

  it.each([-1, 1.5, Number.NaN])('refuses %d points', (requested) => {
    expect(usePoints({ requested, balance: 500, remainder: 120 }, defaultSettings)).toEqual({
      ok: false,
      refusal: { code: 'points-invalid' },
    })
  })
})

describe('capPoints', () => {
  it.each([
    ['points that are none', { points: -5, open: 1000 }, 100],
    ['points nobody can count', { points: Number.NaN, open: 1000 }, 100],
    ['points that are worth nothing', { points: 300, open: 1000 }, 0],
    ['nothing left to pay', { points: 300, open: -1 }, 100],
  ])('takes none of %s', (_, offer, pointsPerEuro) => {
    expect(capPoints(offer, { pointsPerEuro })).toEqual({ points: 0, amount: 0 })
  })

  it('takes no cent too much, even of more money than there is', () => {
    const open = Number.MAX_SAFE_INTEGER - 1

    expect(capPoints({ points: Number.MAX_SAFE_INTEGER, open }, { pointsPerEuro: 11 }).amount).toBeLessThanOrEqual(open)
  })

  it('takes whole points', () => {
    expect(capPoints({ points: 1.5, open: 1000 }, { pointsPerEuro: 100 })).toEqual({ points: 1, amount: 1 })
  })

  it('never takes more points or money than there are, at any worth', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 500 }),
        (points, open, pointsPerEuro) => {
          const used = capPoints({ points, open }, { pointsPerEuro })

          expect(used.points).toBeLessThanOrEqual(points)
          expect(used.amount).toBeLessThanOrEqual(open)
          expect(used.amount).toBe(pointsWorth(used.points, { pointsPerEuro }))
        },
      ),
    )
  })
})
