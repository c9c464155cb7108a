import { describe, expect, it } from 'vitest'
import { findTaxRate, taxCountryOf, taxGroupOf } from './find-tax-rate.ts'
import { percentFromRate } from './taxed-amount.ts'
import { aSale, aTaxRate, aTaxRule } from './testing.ts'

const missing = 'Please do set the tax.defaultCountry in order to calculate totals'

describe('taxCountryOf', () => {
  it('is the default of the view while the destination is unknown', () => {
    expect(taxCountryOf(null, { defaultCountry: 'NL' })).toEqual({ country: 'NL', error: null })
    expect(taxCountryOf('', { defaultCountry: 'DE' })).toEqual({ country: 'DE', error: null })
  })

  it('follows the delivery country', () => {
    expect(taxCountryOf('BE', { defaultCountry: 'NL' })).toEqual({ country: 'BE', error: null })
  })

  it.each([null, ''])('falls back to PL when the default is %o [PRICE-21]', (defaultCountry) => {
    expect(taxCountryOf(null, { defaultCountry }).country).toBe('PL')
  })

  it('has the error to log when no default is configured [PRICE-22]', () => {
    expect(taxCountryOf(null, { defaultCountry: null }).error).toBe(missing)
    expect(taxCountryOf('BE', { defaultCountry: '' })).toEqual({ country: 'BE', error: missing })
  })
})

describe('taxGroupOf', () => {
  it('is nobody while no numeric default group is configured [PRICE-18]', () => {
    expect(taxGroupOf(4, { userGroupId: null })).toBeNull()
    expect(taxGroupOf(4, { userGroupId: Number.NaN })).toBeNull()
  })

  it('is the configured default for a guest [PRICE-18] [PRICE-23]', () => {
    expect(taxGroupOf(null, { userGroupId: 1 })).toBe(1)
    expect(taxGroupOf(null, { userGroupId: 0 })).toBe(0)
  })

  it('is the group of the customer who is logged in [PRICE-23]', () => {
    expect(taxGroupOf(4, { userGroupId: 1 })).toBe(4)
    expect(taxGroupOf(0, { userGroupId: 1 })).toBe(0)
  })
})

const percentOf = (...question: Parameters<typeof findTaxRate>) => percentFromRate(findTaxRate(...question))

describe('findTaxRate', () => {
  it('taxes a product whose class a rule covers [PRICE-16]', () => {
    expect(percentOf([aTaxRule()], aSale())).toBe(21)
  })

  it('does not tax a product of another class [PRICE-16] [PRICE-20]', () => {
    expect(percentOf([aTaxRule({ productClasses: [4] })], aSale())).toBe(0)
  })

  it.each([0, -1, Number.NaN])('does not tax a product of class %d even where a rule names it [PRICE-16]', (none) => {
    expect(percentOf([aTaxRule({ productClasses: [none] })], aSale({ productClass: none }))).toBe(0)
  })

  it('taxes a class above zero however small [PRICE-16]', () => {
    expect(percentOf([aTaxRule({ productClasses: [1] })], aSale({ productClass: 1 }))).toBe(21)
  })

  it('asks for the group only when grouped tax is active [PRICE-17]', () => {
    const rules = [aTaxRule({ customerClasses: [3] })]

    expect(percentOf(rules, aSale({ group: null }))).toBe(21)
    expect(percentOf(rules, aSale({ group: 3 }))).toBe(21)
    expect(percentOf(rules, aSale({ group: 9 }))).toBe(0)
  })

  it('keeps to the rate of the country [PRICE-19]', () => {
    const rules = [aTaxRule({ rates: [aTaxRate(), aTaxRate({ country: 'DE', percent: 19 })] })]

    expect(percentOf(rules, aSale({ country: 'DE' }))).toBe(19)
    expect(percentOf(rules, aSale({ country: 'NL' }))).toBe(21)
  })

  it('has no tax for a country no rate names [PRICE-20]', () => {
    expect(percentOf([aTaxRule()], aSale({ country: 'FR' }))).toBe(0)
  })

  it('keeps to the rate of the region where the rate has one [PRICE-19]', () => {
    const canaries = aTaxRate({ country: 'ES', regionId: 7, regionName: 'Las Palmas', percent: 7 })
    const rules = [aTaxRule({ rates: [canaries, aTaxRate({ country: 'ES', percent: 21 })] })]

    expect(percentOf(rules, aSale({ country: 'ES', region: 'Las Palmas' }))).toBe(7)
    expect(percentOf(rules, aSale({ country: 'ES', region: 'Madrid' }))).toBe(21)
    expect(percentOf(rules, aSale({ country: 'ES', region: null }))).toBe(21)
  })

  it.each([
    ['id 0', { regionId: 0, regionName: 'Bayern' }],
    ['no name', { regionId: 5, regionName: null }],
    ['an empty name', { regionId: 5, regionName: '' }],
  ])('takes a region with %s for the whole country [PRICE-19]', (_, place) => {
    expect(percentOf([aTaxRule({ rates: [aTaxRate(place)] })], aSale({ region: 'Utrecht' }))).toBe(21)
  })

  it('looks on in the next rule when the first has no rate for the place', () => {
    const rules = [aTaxRule({ rates: [aTaxRate({ country: 'DE', percent: 19 })] }), aTaxRule({ id: 2 })]

    expect(percentOf(rules, aSale())).toBe(21)
  })

  it('takes the first of several rates that fit', () => {
    expect(percentOf([aTaxRule({ rates: [aTaxRate({ percent: 9 }), aTaxRate()] })], aSale())).toBe(9)
  })

  it('has no tax without rules [PRICE-20]', () => {
    expect(percentOf([], aSale())).toBe(0)
  })
})
