import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../search-text/testing.ts'
import { tidyText } from './tidy-text.ts'

describe('tidyText', () => {
  it('trims, joins spaces and line breaks and writes letters in one form', () => {
    expect(tidyText(' Anne \t\r\n  Zoe\u0308\u0000 ')).toBe('Anne Zoë')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text))
      }),
    )
  })
})
