import { describe, expect, it } from 'vitest'
import { checkRequired } from './check-required.ts'

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
