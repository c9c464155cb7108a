import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail, checkName } from './check-person.ts'

describe('checkName', () => {
  it('accepts names of two letters or more in any script', () => {
    for (const name of [
      'Jo',
      'Ng',
      'Zoë',
      "d'Arc",
      'Ł.Ż.',
      'Anne-Fleur van der Berg',
      'Øystein',
      'Юлия',
      '美咲',
      'José',
    ]) {
      expect(checkName(name), name).toEqual({ ok: true, value: name.normalize('NFC') })
    }
  })

  it('refuses a name with fewer than two letters [FORM-04]', () => {
    for (const name of ['J', 'J.', '42', '--', 'e\u0301', '🦖🦖']) {
      expect(checkName(name), name).toEqual({ ok: false, refusal: { code: 'name-too-short', minimum: 2 } })
    }
  })

  it('can ask for three letters instead [FORM-04]', () => {
    expect(checkName('Jo', 3)).toEqual({ ok: false, refusal: { code: 'name-too-short', minimum: 3 } })
    expect(checkName('Joe', 3).ok).toBe(true)
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkName('  ')).toEqual({ ok: false, refusal: { code: 'required' } })
  })

  it('refuses a name longer than any label can print [FORM-12]', () => {
    expect(checkName('a'.repeat(256))).toEqual({ ok: false, refusal: { code: 'too-many-characters', total: 255 } })
  })
})

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
