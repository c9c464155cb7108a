import { describe, expect, it } from 'vitest'
import { checkSearchTerm } from './check-search-term.ts'

describe('checkSearchTerm', () => {
  it('wants at least three characters [SRCH-05]', () => {
    expect(checkSearchTerm(' te ')).toEqual({ ok: false, refusal: { code: 'search-term-too-short', minimum: 3 } })
    expect(checkSearchTerm('')).toEqual({ ok: false, refusal: { code: 'search-term-too-short', minimum: 3 } })
    expect(checkSearchTerm(' tee ')).toEqual({ ok: true, value: 'tee' })
  })
})
