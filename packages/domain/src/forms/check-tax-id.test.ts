import { describe, expect, it } from 'vitest'
import { checkTaxId } from './check-tax-id.ts'

describe('checkTaxId', () => {
  it('wants at least three characters [FORM-07]', () => {
    expect(checkTaxId(' NL ')).toEqual({ ok: false, refusal: { code: 'tax-id-too-short', minimum: 3 } })
    expect(checkTaxId('NL1')).toEqual({ ok: true, value: 'NL1' })
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkTaxId(' ')).toEqual({ ok: false, refusal: { code: 'required' } })
  })
})
