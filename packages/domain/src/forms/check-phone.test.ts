import { describe, expect, it } from 'vitest'
import { checkPhone } from './check-phone.ts'

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
