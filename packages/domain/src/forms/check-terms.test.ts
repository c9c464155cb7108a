import { describe, expect, it } from 'vitest'
import { checkTerms } from './check-terms.ts'

describe('checkTerms', () => {
  it('wants the terms to be accepted [FORM-11]', () => {
    expect(checkTerms(false)).toEqual({ ok: false, refusal: { code: 'terms-not-accepted' } })
    expect(checkTerms(true)).toEqual({ ok: true, value: true })
  })
})
