import { describe, expect, it } from 'vitest'
import { checkName } from './check-name.ts'

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
