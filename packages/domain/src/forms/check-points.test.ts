import { describe, expect, it } from 'vitest'
import { checkPoints } from './check-points.ts'

describe('checkPoints', () => {
  it('refuses to spend more points than there are [LOY-03]', () => {
    expect(checkPoints(501, 500)).toEqual({ ok: false, refusal: { code: 'not-enough-points', balance: 500 } })
    expect(checkPoints(500, 500)).toEqual({ ok: true, value: 500 })
    expect(checkPoints(1, 500)).toEqual({ ok: true, value: 1 })
  })

  it('wants whole points [FORM-01]', () => {
    for (const wanted of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(checkPoints(wanted, 500)).toEqual({ ok: false, refusal: { code: 'required' } })
    }
  })
})
