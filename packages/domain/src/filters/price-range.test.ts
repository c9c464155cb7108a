import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
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
  it('says of both ends of a range of the shopper’s own that they are money [FILT-09]', () => {
    const label = (from: number, to: number | null) =>
      chosenPriceLabel({ from, to }, { currencySign: '€', priceRanges: ranges })

    expect(label(2000, 4000)).toBe('€20 - €40')
    expect(label(0, 4000)).toBe('< €40')
    expect(label(2050, null)).toBe('> €20.50')
    expect(label(10000, 25000)).toBe('100 - 250')
  })
})
