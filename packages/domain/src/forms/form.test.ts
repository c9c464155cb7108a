import { describe, expect, expectTypeOf, it } from 'vitest'
import { checkPhone, checkTerms } from './check-checkout-fields.ts'
import { checkEmail, checkName } from './check-person.ts'
import { checkForm, checkMaximum, checkRequired, optional } from './form.ts'

function checkSignUp(email: string, name: string, isAccepted: boolean) {
  return checkForm({ email: checkEmail(email), name: checkName(name), terms: checkTerms(isAccepted) })
}

describe('checkForm', () => {
  it('hands on every value when all fields pass', () => {
    const checked = checkSignUp(' anna@Example.com', ' Anna ', true)

    expect(checked).toEqual({ ok: true, value: { email: 'anna@example.com', name: 'Anna', terms: true } })
    if (checked.ok) expectTypeOf(checked.value.name).toBeString()
  })

  it('reports all refused fields at once and none that passed', () => {
    expect(checkSignUp('anna', 'Anna', false)).toEqual({
      ok: false,
      refusal: { email: { code: 'email-invalid' }, terms: { code: 'terms-not-accepted' } },
    })
  })
})

describe('checkRequired', () => {
  it('asks for a field that is empty or holds only spaces [FORM-01]', () => {
    for (const text of ['', '   ', '\t\n', '\u00a0', '\u200b']) {
      expect(checkRequired(text)).toEqual({ ok: false, refusal: { code: 'required' } })
    }
  })

  it('hands on what was filled in, without the spaces around it', () => {
    expect(checkRequired('  Kerkstraat   1 ')).toEqual({ ok: true, value: 'Kerkstraat 1' })
  })
})

describe('checkMaximum', () => {
  it('tells how many characters fit [FORM-12]', () => {
    expect(checkMaximum('abcd', 3)).toEqual({ ok: false, refusal: { code: 'too-many-characters', total: 3 } })
    expect(checkMaximum('abc', 3)).toEqual({ ok: true, value: 'abc' })
    expect(checkMaximum('🦖🦖🦖', 3).ok).toBe(true)
  })
})

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
