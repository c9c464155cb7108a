import { describe, expect, it } from 'vitest'
import { checkDestination, checkPhone, checkTaxId, checkTerms } from './check-checkout-fields.ts'

describe('checkPhone', () => {
  it('understands numbers the way people write them', () => {
    expect(checkPhone('06 12 34 56 78')).toEqual({ ok: true, value: '0612345678' })
    expect(checkPhone('020-1234567')).toEqual({ ok: true, value: '0201234567' })
    expect(checkPhone('+31 (0)6 1234.5678')).toEqual({ ok: true, value: '+31612345678' })
    expect(checkPhone('0031 6 12345678')).toEqual({ ok: true, value: '+31612345678' })
    expect(checkPhone('030/12345')).toEqual({ ok: true, value: '03012345' })
    expect(checkPhone('(02) 555 12 12')).toEqual({ ok: true, value: '025551212' })
  })

  it('refuses what cannot be dialled [FORM-03]', () => {
    for (const text of [
      '12345',
      'call me',
      '06-CALL-ME-NOW',
      '+0612345678',
      '00',
      '+31',
      '0'.repeat(10),
      `+1${'2'.repeat(15)}`,
      '06 1234 5678 or 9',
    ]) {
      expect(checkPhone(text), text).toEqual({ ok: false, refusal: { code: 'phone-invalid' } })
    }
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkPhone('')).toEqual({ ok: false, refusal: { code: 'required' } })
  })
})

describe('checkTaxId', () => {
  it('wants at least three characters [FORM-07]', () => {
    expect(checkTaxId(' NL ')).toEqual({ ok: false, refusal: { code: 'tax-id-too-short', minimum: 3 } })
    expect(checkTaxId('NL1')).toEqual({ ok: true, value: 'NL1' })
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkTaxId(' ')).toEqual({ ok: false, refusal: { code: 'required' } })
  })
})

describe('checkDestination', () => {
  it('wants a service point or a store to be selected for picking up [SHIP-19]', () => {
    for (const kind of ['service-point', 'store'] as const) {
      for (const id of [null, '']) {
        expect(checkDestination({ kind, id })).toEqual({ ok: false, refusal: { code: 'service-point-missing' } })
      }
      expect(checkDestination({ kind, id: 'p1' })).toEqual({ ok: true, value: { kind, id: 'p1' } })
    }
  })

  it('wants neither for home delivery', () => {
    expect(checkDestination({ kind: 'home' })).toEqual({ ok: true, value: { kind: 'home' } })
  })
})

describe('checkTerms', () => {
  it('wants the terms to be accepted [FORM-11]', () => {
    expect(checkTerms(false)).toEqual({ ok: false, refusal: { code: 'terms-not-accepted' } })
    expect(checkTerms(true)).toEqual({ ok: true, value: true })
  })
})
