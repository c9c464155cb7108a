import { describe, expect, it } from 'vitest'
import { couponToApply, normaliseCode } from './coupon-to-apply.ts'

const connected = { synchronizeTotals: true, isConnected: true }

describe('couponToApply', () => {
  it('sends a code the shopper typed [COUP-03]', () => {
    expect(couponToApply(' ten ', connected)).toEqual({ ok: true, value: 'TEN' })
  })

  it.each(['', '  '])('sends nothing without a code (%j) [COUP-03]', (code) => {
    expect(couponToApply(code, connected)).toEqual({ ok: false, refusal: { code: 'code-missing' } })
  })

  it('sends nothing while totals cannot be synced [COUP-03]', () => {
    const refused = { ok: false, refusal: { code: 'totals-not-synced' } }

    expect(couponToApply('TEN', { ...connected, synchronizeTotals: false })).toEqual(refused)
    expect(couponToApply('TEN', { ...connected, isConnected: false })).toEqual(refused)
  })
})

describe('normaliseCode', () => {
  it('reads a code as people copy it', () => {
    expect(normaliseCode(' ab12 cd\t34 ')).toBe('AB12CD34')
  })
})
