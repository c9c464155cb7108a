import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCents } from '../money/index.ts'
import { priceFormatOf } from '../stores/index.ts'
import { formatAmount, formatPrice, shownReduction } from './format-price.ts'

const dutch = priceFormatOf('nl-NL')
const english = priceFormatOf('en-US')
const german = priceFormatOf('de-DE')

describe('formatPrice', () => {
  it.each([
    [2999, '€ 29,99', '€29.99'],
    [3000, '€ 30,00', '€30.00'],
    [5, '€ 0,05', '€0.05'],
    [0, '€ 0,00', '€0.00'],
    [99_999, '€ 999,99', '€999.99'],
    [100_000, '€ 1.000,00', '€1,000.00'],
    [123_456_789, '€ 1.234.567,89', '€1,234,567.89'],
    [100_000_005, '€ 1.000.000,05', '€1,000,000.05'],
    [-500, '-€ 5,00', '-€5.00'],
  ])('writes the sign, then %d cents as an amount of two digits [PRICE-03]', (cents, inDutch, inEnglish) => {
    expect(formatPrice(cents, dutch)).toBe(inDutch)
    expect(formatPrice(cents, english)).toBe(inEnglish)
  })

  it.each([
    [2999, '29,99 €'],
    [123_456_789, '1.234.567,89 €'],
    [-500, '-5,00 €'],
  ])('writes %d cents in German with the sign behind the amount', (cents, inGerman) => {
    expect(formatPrice(cents, german)).toBe(inGerman)
  })

  it('uses two decimals when the view has no price settings [PRICE-04]', () => {
    expect(formatPrice(299_900, null)).toBe('€2,999.00')
  })

  it.each([null, Number.NaN])('shows nothing for the price %o [PRICE-06]', (price) => {
    expect(formatPrice(price, dutch)).toBe('')
    expect(formatAmount(price, dutch)).toBe('')
  })

  it.each([
    [0, '€ 30'],
    [1, '€ 30,0'],
    [3, '€ 29,950'],
  ])('keeps to %d fraction digits', (fractionDigits, text) => {
    expect(formatPrice(2995, { ...dutch, fractionDigits })).toBe(text)
  })

  it('puts the sign where the pattern wants it, whatever the sign is', () => {
    expect(formatPrice(2999, { ...dutch, pattern: '{amount} {sign}', currencySign: '$&' })).toBe('29,99 $&')
  })
})

describe('formatAmount', () => {
  it('strips the currency sign [PRICE-07]', () => {
    expect(formatAmount(123_456, dutch)).toBe('1.234,56')
    expect(formatAmount(-500, english)).toBe('-5.00')
    expect(formatAmount(500, null)).toBe('5.00')
  })

  it('can be read back, from a thousand euro up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: Number.MAX_SAFE_INTEGER }), (cents) => {
        expect(parseCents(formatAmount(cents, dutch))).toBe(cents)
        expect(parseCents(formatPrice(cents, english))).toBe(cents)
      }),
    )
  })

  it('can be read back, below a thousand euro', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (cents) => {
        expect(parseCents(formatAmount(cents, dutch))).toBe(cents)
        expect(parseCents(formatPrice(cents, english))).toBe(cents)
      }),
    )
  })
})

describe('shownReduction', () => {
  it.each([
    ['a price below the original', 3999, 4999, true],
    ['the original price', 4999, 4999, false],
    ['a price above the original', 5999, 4999, false],
  ])('with %s is decided [PRICE-08]', (_, final, regular, isShown) => {
    expect(shownReduction({ final, regular, lowestPrior: 9999 }) !== null).toBe(isShown)
  })

  it('is counted from the lowest price of the 30 days before; a higher list price is named beside it', () => {
    const price = { final: 9595, regular: 11995 }

    expect(shownReduction({ ...price, lowestPrior: 10195 })).toEqual({ was: 10195, list: 11995, percentage: 5 })
    expect(shownReduction({ ...price, lowestPrior: 11995 })).toEqual({ was: 11995, list: null, percentage: 20 })
  })

  it.each([
    ['as cheap', 9595],
    ['cheaper', 9495],
    ['not known', null],
  ])('is none where the price before was %s', (_, lowestPrior) => {
    expect(shownReduction({ final: 9595, regular: 11995, lowestPrior })).toBeNull()
  })
})
