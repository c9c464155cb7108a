import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSearchText, searchWords } from './fold-search-text.ts'

describe('foldSearchText', () => {
  it('finds a product whether or not accents and capitals are typed', () => {
    expect(foldSearchText('Café ZOË')).toBe('cafe zoe')
    expect(foldSearchText('Mädchen')).toBe('madchen')
    expect(foldSearchText('Ĳsmuts')).toBe('ijsmuts')
  })

  it('writes out letters that stand for two', () => {
    expect(foldSearchText('Straße Ærø œuf')).toBe('strasse aero oeuf')
    expect(foldSearchText('Łódź ıð þ')).toBe('lodz id th')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldSearchText(text)

        expect(foldSearchText(once)).toBe(once)
      }),
    )
  })
})

describe('searchWords', () => {
  it('splits at everything that is neither letter nor number', () => {
    expect(searchWords('T-shirt, maat 104/110 (Zoë)')).toEqual(['t', 'shirt', 'maat', '104', '110', 'zoe'])
    expect(searchWords(' – ')).toEqual([])
  })
})
