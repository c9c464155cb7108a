import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './testing.ts'
import { countCharacters, hasControlCharacters, tidyText } from './tidy-text.ts'

describe('tidyText', () => {
  it('trims, joins spaces and line breaks and writes letters in one form', () => {
    expect(tidyText(' Anne \t\r\n  Zoe\u0308\u0000 ')).toBe('Anne Zoë')
  })

  it('drops what nobody sees, so that it cannot fill a field', () => {
    expect(tidyText('\u200b\u2060\ufeff\u3164\u202e')).toBe('')
    expect(tidyText('T\u00ad-shirt')).toBe('T-shirt')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text))
      }),
    )
  })
})

describe('hasControlCharacters', () => {
  it('finds what breaks or turns a line, and lets names of any script be', () => {
    for (const text of ['a\u0000', 'a\nb', 'a\u009f', '\u202eab', '\u2066a', '\u200fa', '\u061ca'])
      expect(hasControlCharacters(text), JSON.stringify(text)).toBe(true)
    for (const text of ['Zoë', 'Anne-Fleur', 'مریم\u200cالسادات', '小美', ''])
      expect(hasControlCharacters(text)).toBe(false)
  })
})

describe('countCharacters', () => {
  it('counts letters with accents and emoji as one each', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('zoë')).toBe(3)
    expect(countCharacters('🦖🚀')).toBe(2)
  })
})
