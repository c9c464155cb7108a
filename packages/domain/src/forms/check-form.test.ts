import { describe, expect, expectTypeOf, it } from 'vitest'
import { checkEmail } from './check-email.ts'
import { checkForm } from './check-form.ts'
import { checkName } from './check-name.ts'
import { checkTerms } from './check-terms.ts'

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
