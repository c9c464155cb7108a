import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCents } from './parse-cents.ts'
import { toDecimalText } from './to-decimal-text.ts'

describe('parseCents', () => {
  it.each([
    ['29,99', 2999],
    ['0,5', 50],
    ['1234,5', 123450],
    ['-1,25', -125],
  ])('takes the comma of %s for a dot [PRICE-05]', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it.each([
    ['29.99', 2999],
    ['30', 3000],
    ['0', 0],
    ['-0', 0],
    ['€ 29,99', 2999],
    ['€29.99', 2999],
    ['29,99 €', 2999],
    ['€ 1.234,50', 123450],
    ['1,234.50', 123450],
    ['1.234.567', 123456700],
    ['1,234,567', 123456700],
    ['12.345.678,9', 1234567890],
    [' 5\u00a0', 500],
    ['1,005', 101],
    ['1.004', 100],
    ['1.999', 200],
    ['-1.005', -101],
    ['1.0049', 100],
  ])('reads %s', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  it.each([
    '',
    ' ',
    '€',
    'abc',
    '1e3',
    'NaN',
    'Infinity',
    '1,2,3',
    '1.2.3',
    '12.34,567.8',
    '--1',
    '1-',
    '.5',
    '5.',
    '1,23.456,7',
    'x5',
    '5x',
  ])('does not take "%s" for an amount', (text) => {
    expect(parseCents(text)).toBeNull()
  })

  it('does not take what is too large to count in cents', () => {
    expect(parseCents('90071992547409,91')).toBe(Number.MAX_SAFE_INTEGER)
    expect(parseCents('90071992547409,92')).toBeNull()
    expect(parseCents('9'.repeat(400))).toBeNull()
  })

  it('reads back every amount written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(parseCents(toDecimalText(cents))).toBe(cents)
        expect(parseCents(toDecimalText(cents).replace('.', ','))).toBe(cents)
      }),
    )
  })

  it('answers every text with an amount or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = parseCents(text)
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true)
      }),
    )
  })
})
