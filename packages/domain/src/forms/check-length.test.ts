import { describe, expect, it } from 'vitest'
import { checkMaximum, checkMinimum } from './check-length.ts'

describe('checkMaximum', () => {
  it('tells how many characters fit [FORM-12]', () => {
    expect(checkMaximum('abcd', 3)).toEqual({ ok: false, refusal: { code: 'too-many-characters', total: 3 } })
    expect(checkMaximum('abc', 3)).toEqual({ ok: true, value: 'abc' })
    expect(checkMaximum('🦖🦖🦖', 3).ok).toBe(true)
  })
})

describe('checkMinimum', () => {
  it('tells how many characters are needed [FORM-13]', () => {
    expect(checkMinimum('ab', 3)).toEqual({ ok: false, refusal: { code: 'too-few-characters', total: 3 } })
    expect(checkMinimum('abc', 3)).toEqual({ ok: true, value: 'abc' })
    expect(checkMinimum('🦖🦖', 3).ok).toBe(false)
  })
})
