import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail } from './check-email.ts'

describe('checkEmail', () => {
  it('accepts addresses people have', () => {
    for (const address of [
      'anna@example.com',
      'a.b+shop@mail.example.co.uk',
      "o'neil@example.ie",
      'info@bücher.example',
      'x@xn--bcher-kva.xn--p1ai',
      `${'a'.repeat(64)}@example.com`,
      `a@${'b'.repeat(63)}.com`,
      `a@${'b.'.repeat(124)}come`,
    ]) {
      expect(checkEmail(address)).toEqual({ ok: true, value: address })
    }
  })

  it('drops spaces around the address and writes the domain small', () => {
    expect(checkEmail('  Anna@Example.COM ')).toEqual({ ok: true, value: 'Anna@example.com' })
  })

  it('refuses what is not an e-mail address [FORM-02]', () => {
    for (const text of [
      'anna',
      'anna@',
      '@example.com',
      'anna@example',
      'anna@example.c',
      'anna@example.123',
      'anna@@example.com',
      'anna b@example.com',
      '.anna@example.com',
      'anna.@example.com',
      'an..na@example.com',
      'anna@-example.com',
      'anna@example-.com',
      'anna@example..com',
      'anna@exa mple.com',
      'anna@example.com\nbcc: all@example.com',
      'anna@[127.0.0.1]',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(64)}.com`,
      `a@${'b.'.repeat(125)}com`,
    ]) {
      expect(checkEmail(text), text).toEqual({ ok: false, refusal: { code: 'email-invalid' } })
    }
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkEmail(' ')).toEqual({ ok: false, refusal: { code: 'required' } })
  })

  it('accepts its own answer again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = checkEmail(address)

        if (once.ok) expect(checkEmail(once.value)).toEqual(once)
      }),
    )
  })
})
