import { describe, expect, it } from 'vitest'
import { findStep, stepAt, toBase32, totpAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('totpAt', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is the code of RFC 6238 at second %i', (second, code) => {
    expect(totpAt(secret, stepAt(second * 1000))).toBe(code)
  })
})

describe('findStep', () => {
  it('takes the code of this half minute and those beside it, with a blank where authenticators put one', () => {
    const now = 1_111_111_109_000
    const step = stepAt(now)

    expect([-2, -1, 0, 1, 2].map((away) => findStep(secret, totpAt(secret, step + away), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ])
    expect(findStep(secret, '081 804', now)).toBe(step)
    for (const code of ['', '000000', '81804']) expect(findStep(secret, code, now)).toBeNull()
  })
})

describe('toBase32', () => {
  it('writes what authenticators read', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(toBase32(Buffer.from('f'))).toBe('MY')
  })
})
