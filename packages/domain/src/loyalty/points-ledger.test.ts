import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerEntry, pointsBalance, revokePoints, spendPoints } from './points-ledger.ts'

const earned = (points: number): LedgerEntry => ({ points, reason: 'earned' })
const ledger = [earned(300), earned(200), { points: -100, reason: 'spent' }] as const

describe('pointsBalance', () => {
  it('is what was given less what was taken', () => {
    expect(pointsBalance(ledger)).toBe(400)
    expect(pointsBalance([])).toBe(0)
  })
})

describe('spendPoints', () => {
  it('spends what there is', () => {
    expect(spendPoints(ledger, 400)).toEqual({ ok: true, value: { points: -400, reason: 'spent' } })
  })

  it('refuses to spend more', () => {
    expect(spendPoints(ledger, 401)).toEqual({ ok: false, refusal: { code: 'not-enough-points', balance: 400 } })
  })

  it.each([0, -5, 0.5, Number.NaN])('refuses to spend %d points', (points) => {
    expect(spendPoints(ledger, points)).toEqual({ ok: false, refusal: { code: 'points-invalid' } })
  })
})

describe('revokePoints', () => {
  it('takes back what was earned, spent or not', () => {
    expect(revokePoints(250)).toEqual({ points: -250, reason: 'revoked' })
    expect(pointsBalance([...ledger, revokePoints(500)])).toBe(-100)
  })

  it('gives nothing by taking', () => {
    expect(revokePoints(0)).toEqual({ points: 0, reason: 'revoked' })
    expect(revokePoints(-5)).toEqual({ points: 0, reason: 'revoked' })
  })

  it('has to be made up for before anything can be spent', () => {
    const owing = [...ledger, revokePoints(500)]

    expect(spendPoints(owing, 1)).toEqual({ ok: false, refusal: { code: 'not-enough-points', balance: -100 } })
    expect(spendPoints([...owing, earned(130)], 30)).toMatchObject({ ok: true })
    expect(spendPoints([...owing, earned(130)], 31)).toMatchObject({ ok: false })
  })
})

describe('the ledger', () => {
  it('never lets more be spent than was earned and kept, whatever is earned, spent and revoked', () => {
    const act = fc.tuple(fc.constantFrom('earn', 'spend', 'revoke'), fc.nat(500))
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        let entries: readonly LedgerEntry[] = []
        for (const [kind, points] of acts) {
          const made = entriesOf(entries, kind, points)
          entries = [...entries, ...made]
          if (made.some(({ reason }) => reason === 'spent')) expect(pointsBalance(entries)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

function entriesOf(entries: readonly LedgerEntry[], kind: string, points: number): readonly LedgerEntry[] {
  if (kind === 'earn') return [earned(points)]
  if (kind === 'revoke') return [revokePoints(points)]
  const spending = spendPoints(entries, points)
  return spending.ok ? [spending.value] : []
}
