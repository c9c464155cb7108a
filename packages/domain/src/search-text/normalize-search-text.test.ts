import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from '../text/index.ts'
import { anyText } from '../text/testing.ts'
import { maxSearchLength, normalizeSearchText } from './normalize-search-text.ts'

describe('normalizeSearchText', () => {
  it('trims, joins spaces and drops what cannot be seen', () => {
    expect(normalizeSearchText('  dino \t\n hoodie\u0000\u200b ')).toBe('dino hoodie')
  })

  it('keeps a word together that was copied with a hidden hyphen in it', () => {
    expect(normalizeSearchText('regen\u00adjas')).toBe('regenjas')
  })

  it('gives one form to letters that look the same and keeps the shopper’s capitals', () => {
    expect(normalizeSearchText('Zoe\u0308')).toBe('Zoë')
  })

  it('cuts a text nobody would type', () => {
    const fitting = 'a'.repeat(maxSearchLength)

    expect(countCharacters(normalizeSearchText('🦖'.repeat(1000)))).toBe(maxSearchLength)
    expect(normalizeSearchText(` ${fitting}b`)).toBe(fitting)
    expect(normalizeSearchText(`${fitting.slice(1)} b`)).toBe(fitting.slice(1))
  })

  it('changes nothing the second time, whatever was typed', () => {
    fc.assert(
      fc.property(anyText(300), (text) => {
        const once = normalizeSearchText(text)

        expect(normalizeSearchText(once)).toBe(once)
        expect(countCharacters(once)).toBeLessThanOrEqual(maxSearchLength)
      }),
    )
  })
})
