import { describe, expect, it } from 'vitest'
import { checkBirthday } from './check-birthday.ts'

const today = '2026-11-15'

describe('checkBirthday', () => {
  it('accepts a day from today back to 120 years ago', () => {
    for (const day of ['2026-11-15', '2016-02-29', '1984-06-01', '1906-11-15']) {
      expect(checkBirthday(` ${day} `, today)).toEqual({ ok: true, value: day })
    }
  })

  it('refuses a day that never was, is still to come or is too long ago [FORM-10]', () => {
    for (const day of [
      '2015-02-29',
      '2016-02-30',
      '2016-13-01',
      '2016-00-10',
      '2016-04-31',
      '2026-11-16',
      '1906-11-14',
      '01-02-2016',
      '2016-2-3',
      'yesterday',
    ]) {
      expect(checkBirthday(day, today), day).toEqual({ ok: false, refusal: { code: 'birthday-invalid' } })
    }
  })

  it('says that nothing was filled in [FORM-01]', () => {
    expect(checkBirthday('', today)).toEqual({ ok: false, refusal: { code: 'required' } })
  })
})
