import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from '../text/index.ts'
import { anyText } from '../text/testing.ts'
import {
  foldSearchText,
  isSearchable,
  maxSearchLength,
  normalizeSearchText,
  searchDestination,
  searchWords,
} from './search-words.ts'

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

describe('isSearchable', () => {
  it('searches for three characters or more, spaces around them not counted [SRCH-04]', () => {
    expect(isSearchable('tee')).toBe(true)
    expect(isSearchable('  tee  ')).toBe(true)
    expect(isSearchable('te')).toBe(false)
    expect(isSearchable('te     ')).toBe(false)
    expect(isSearchable('')).toBe(false)
  })

  it('counts an emoji as one character', () => {
    expect(isSearchable('🦖🚀')).toBe(false)
    expect(isSearchable('🦖🚀🌈')).toBe(true)
  })
})

describe('searchDestination', () => {
  it('leads to the search page with the text as q [SRCH-02]', () => {
    const destination = searchDestination({ text: ' dino & co ', hasSections: true, total: 4 })

    expect(destination).toEqual({ name: 'search', page: '/search?q=dino+%26+co' })
  })

  it('leads to the no-result page when nothing was found and the search content has sections [SRCH-03]', () => {
    const destination = searchDestination({ text: 'zzz', hasSections: true, total: 0 })

    expect(destination).toEqual({ name: 'no-result', page: '/no-result?q=zzz' })
  })

  it('stays with the search page when nothing was found and there is nothing else to show [SRCH-02] [SRCH-03]', () => {
    expect(searchDestination({ text: 'zzz', hasSections: false, total: 0 })?.name).toBe('search')
  })

  it('goes nowhere for fewer than three characters [SRCH-04]', () => {
    expect(searchDestination({ text: 'zz', hasSections: true, total: 0 })).toBeNull()
  })
})

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
