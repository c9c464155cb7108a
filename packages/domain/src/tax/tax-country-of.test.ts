import { describe, expect, it } from 'vitest'
import { taxCountryOf } from './tax-country-of.ts'

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
