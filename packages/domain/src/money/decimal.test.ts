import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCents, toCents, toDecimal, toDecimalText } from './decimal.ts'

describe('toCents', () => {
  it.each([
    [29.99, 2999],
    [0.1, 10],
    [19.9, 1990],
    [1.005, 101],
    [8.575, 858],
    [1.004, 100],
    [-29.99, -2999],
    [-1.005, -101],
    [-0.001, 0],
    [0, 0],
  ])('reads %d as %d cents', (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents)
  })

  it('is never something that cannot be counted with', () => {
    expect(toCents(Number.NaN)).toBe(0)
    expect(toCents(Number.POSITIVE_INFINITY)).toBe(Number.MAX_SAFE_INTEGER)
    expect(toCents(Number.NEGATIVE_INFINITY)).toBe(Number.MIN_SAFE_INTEGER)
    fc.assert(fc.property(fc.double(), (decimal) => Number.isSafeInteger(toCents(decimal))))
  })
})

describe('toDecimal', () => {
  it('is the amount the wire carries', () => {
    expect(toDecimal(2999)).toBe(29.99)
    expect(toDecimal(-5)).toBe(-0.05)
  })

  it('comes back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents)
      }),
    )
  })
})

describe('toDecimalText', () => {
  it.each([
    [2999, '29.99'],
    [3000, '30.00'],
    [123456, '1234.56'],
    [100, '1.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-5, '-0.05'],
    [-2999, '-29.99'],
    [1e21, '90071992547409.91'],
    [Number.NaN, '0.00'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(toDecimalText(cents)).toBe(text)
  })
})

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
