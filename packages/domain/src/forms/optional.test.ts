import { describe, expect, it } from 'vitest'
import { checkPhone } from './check-phone.ts'
import { optional } from './optional.ts'

describe('optional', () => {
  const checkOptionalPhone = optional(checkPhone)

  it('accepts a field left empty [SHIP-07]', () => {
    for (const text of ['', '  ', '\u200b']) expect(checkOptionalPhone(text)).toEqual({ ok: true, value: '' })
  })

  it('still checks what was filled in', () => {
    expect(checkOptionalPhone('call me')).toEqual({ ok: false, refusal: { code: 'phone-invalid' } })
    expect(checkOptionalPhone('06 12345678').ok).toBe(true)
  })
})
