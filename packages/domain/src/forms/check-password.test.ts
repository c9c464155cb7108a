import { describe, expect, it } from 'vitest'
import { checkPassword, checkPasswordRepeat, countPasswordClasses } from './check-password.ts'

const weak = { ok: false, refusal: { code: 'password-too-weak', minimum: 8, classes: 3 } }

describe('checkPassword', () => {
  it('accepts eight characters with any three of lower, upper, digits and special [FORM-05]', () => {
    for (const password of ['abcdEF12', 'abcdEF!?', 'abcd12!?', 'ABCD12!?', 'aB1!aB1!', 'Zoë en Øl']) {
      expect(checkPassword(password), password).toEqual({ ok: true, value: password })
    }
  })

  it('refuses fewer than eight characters, however mixed [FORM-05]', () => {
    expect(checkPassword('aB1!aB1')).toEqual(weak)
    expect(checkPassword('aB1🦖🦖🦖🦖')).toEqual(weak)
  })

  it('refuses fewer than three classes, however long [FORM-05]', () => {
    for (const password of ['abcdefgh', 'abcdEFGH', 'abcd1234', 'ABCD1234', '12345678', '!?!?!?!?', 'abcd efgh']) {
      expect(checkPassword(password), password).toEqual(weak)
    }
  })

  it('says that nothing was filled in and takes spaces as characters [FORM-01]', () => {
    expect(checkPassword('')).toEqual({ ok: false, refusal: { code: 'required' } })
    expect(checkPassword(' aB1    ')).toEqual({ ok: true, value: ' aB1    ' })
  })

  it('refuses a password that would only cost the server time [FORM-12]', () => {
    const refusal = { code: 'too-many-characters', total: 256 }

    expect(checkPassword('aB1!'.repeat(65))).toEqual({ ok: false, refusal })
  })
})

describe('countPasswordClasses', () => {
  it('counts the classes of characters used', () => {
    expect(['', 'a', 'aB', 'aB1', 'aB1!'].map(countPasswordClasses)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('checkPasswordRepeat', () => {
  it('wants the same password twice [FORM-06]', () => {
    expect(checkPasswordRepeat('aB1!aB1!', 'aB1!aB1!')).toEqual({ ok: true, value: 'aB1!aB1!' })
    expect(checkPasswordRepeat('aB1!aB1!', 'aB1!aB1! ')).toEqual({ ok: false, refusal: { code: 'passwords-differ' } })
  })
})
