import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPostcode } from './check-postcode.ts'

const valid: readonly [country: string, typed: string, written: string][] = [
  ['NL', '1234ab', '1234 AB'],
  ['NL', ' 9999  ZZ ', '9999 ZZ'],
  ['NL', 'NL-1011 AB', '1011 AB'],
  ['BE', '1000', '1000'],
  ['BE', 'B-9000', '9000'],
  ['DE', '01067', '01067'],
  ['DE', 'D-10115', '10115'],
  ['DE', '99998', '99998'],
  ['FR', '75001', '75001'],
  ['IS', '101', '101'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['PL', '00-950', '00-950'],
]

const invalid: readonly [country: string, typed: string][] = [
  ['NL', '0123 AB'],
  ['NL', '1234 SS'],
  ['NL', '1234 SD'],
  ['NL', '1234 SA'],
  ['NL', '1234'],
  ['NL', '1234 A1'],
  ['BE', '0999'],
  ['BE', '10000'],
  ['BE', '1234 AB'],
  ['DE', '00123'],
  ['DE', '1234'],
  ['DE', '123456'],
  ['FR', '!!!!!'],
  ['FR', '7'.repeat(11)],
  ['FR', '-75001'],
]

describe('checkPostcode', () => {
  it.each(valid)('writes a postcode of %s the way its post does: %s', (country, typed, written) => {
    expect(checkPostcode(typed, country)).toEqual({ ok: true, value: written })
  })

  it.each(invalid)('refuses in %s what no letter box has: %s [FORM-09]', (country, typed) => {
    expect(checkPostcode(typed, country)).toEqual({ ok: false, refusal: { code: 'postcode-invalid', country } })
  })

  it('refuses fewer than three characters [FORM-08]', () => {
    expect(checkPostcode(' 12 ', 'NL')).toEqual({ ok: false, refusal: { code: 'postcode-too-short', minimum: 3 } })
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkPostcode('', 'NL')).toEqual({ ok: false, refusal: { code: 'required' } })
  })

  it('accepts its own answer again', () => {
    const country = fc.constantFrom('NL', 'BE', 'DE', 'FR')
    const typed = fc.stringMatching(/^[0-9]{4,5} ?[a-zA-Z]{0,2}$/)
    fc.assert(
      fc.property(typed, country, (text, land) => {
        const once = checkPostcode(text, land)

        if (once.ok) expect(checkPostcode(once.value, land)).toEqual(once)
      }),
    )
  })
})
