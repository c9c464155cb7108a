import { describe, expect, it } from 'vitest'
import { toDecimalText } from './to-decimal-text.ts'

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
