import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { type Locale, priceFormatOf } from '../stores/index.ts'
import { chosenPriceLabel, parsePriceRange, priceRangeId, priceRangeLabel } from './price-range.ts'

const ranges = defaultSettings.priceRanges

describe('priceRangeId', () => {
  it('names the ranges 0-100, 100-250, 250-500 and 500 and up [FILT-06]', () => {
    expect(ranges.map(priceRangeId)).toEqual(['0-100', '100-250', '250-500', '500-*'])
  })

  it('keeps cents when there are any', () => {
    expect(priceRangeId({ from: 1250, to: 1999 })).toBe('12.50-19.99')
  })
})

describe('parsePriceRange', () => {
  it('reads back every range that can be written', () => {
    const range = fc.tuple(fc.nat(10_000_000), fc.option(fc.integer({ min: 1, max: 10_000_000 })))
    fc.assert(
      fc.property(range, ([from, width]) => {
        const to = width === null ? null : from + width

        expect(parsePriceRange(priceRangeId({ from, to }))).toEqual({ from, to })
      }),
    )
  })

  it('reads the keys of a search engine', () => {
    expect(parsePriceRange('100.0-250.0')).toEqual({ from: 10000, to: 25000 })
    expect(parsePriceRange('500.0-*')).toEqual({ from: 50000, to: null })
  })

  it('takes nothing else for a range', () => {
    for (const id of [
      '',
      '100',
      '-100',
      '250-100',
      '100-100',
      '1e3-2e3',
      '*-100',
      '100-250-500',
      'a-b',
      '-1-5',
      '100-',
    ]) {
      expect(parsePriceRange(id), id).toBeNull()
    }
  })
})

describe('priceRangeLabel', () => {
  it('labels the lowest range with a less-than sign and the currency [FILT-07]', () => {
    expect(priceRangeLabel({ from: 0, to: 10000 }, '€')).toBe('< €100')
  })

  it('labels the highest range with a greater-than sign and the currency [FILT-08]', () => {
    expect(priceRangeLabel({ from: 50000, to: null }, '€')).toBe('> €500')
  })

  it('labels the ranges between by their bounds alone [FILT-09]', () => {
    expect(ranges.slice(1, 3).map((range) => priceRangeLabel(range, '€'))).toEqual(['100 - 250', '250 - 500'])
  })
})

describe('chosenPriceLabel', () => {
  const labelIn = (locale: Locale) => (from: number, to: number | null) =>
    chosenPriceLabel({ from, to }, { priceFormat: priceFormatOf(locale), priceRanges: ranges })

  it('writes a range of the shopper’s own as the view writes money', () => {
    expect(labelIn('en-US')(2000, 4000)).toBe('€20 – €40')
    expect(labelIn('nl-NL')(2000, 4000)).toMatch(/^€\s20 – €\s40$/)
    expect(labelIn('de-DE')(2050, 4000)).toMatch(/^20,50\s€ – 40\s€$/)
  })

  it('reads like the shop’s own steps where it is one or has one end [FILT-07] [FILT-08] [FILT-09]', () => {
    expect(labelIn('de-DE')(10000, 25000)).toBe('100 - 250')
    expect(labelIn('de-DE')(0, 4000)).toBe('< €40')
    expect(labelIn('de-DE')(2050, null)).toBe('> €20.50')
  })
})
