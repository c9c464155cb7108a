import { describe, expect, it } from 'vitest'
import { priceFormatOf } from './price-format-of.ts'

describe('priceFormatOf', () => {
  it('holds locale, sign, separators, digits, a pattern with placeholders and a date format [STORE-18]', () => {
    expect(priceFormatOf('nl-NL')).toEqual({
      locale: 'nl-NL',
      currencySign: '€',
      decimalSeparator: ',',
      groupSeparator: '.',
      fractionDigits: 2,
      pattern: '{sign} {amount}',
      dateFormat: 'D-M-YYYY',
    })
  })

  it('writes English prices with a point and the sign close to the amount', () => {
    expect(priceFormatOf('en-US')).toMatchObject({
      decimalSeparator: '.',
      groupSeparator: ',',
      pattern: '{sign}{amount}',
    })
  })
})
