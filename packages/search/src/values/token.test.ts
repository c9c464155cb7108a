import { describe, expect, it } from 'vitest'
import { comparableOf, compareTokens, scalarOf, tokenOf } from './token.ts'

describe('tokenOf', () => {
  it('makes one of a number and its text, and of a truth and its word', () => {
    expect([49, '49', -0.5, '-0.5', true, 'true', -0].map(tokenOf)).toEqual([49, 49, -0.5, -0.5, 'true', 'true', 0])
  })

  it('leaves texts alone that only look like numbers', () => {
    const texts = ['007', '1.50', '+1', '1e3', '-', '', ' 1', '12345678901234567890', '0x1']

    expect(texts.map(tokenOf)).toEqual(texts)
  })

  it('knows nothing of long texts, of what is no number and of what is no scalar', () => {
    expect(['a'.repeat(257), Number.NaN, Number.POSITIVE_INFINITY, null, undefined, {}].map(tokenOf)).toEqual(
      Array(6).fill(null),
    )
  })
})

describe('comparableOf', () => {
  it('reads numbers and dates', () => {
    const noon = Date.UTC(2026, 2, 1, 12)

    expect([5, '1.50', '007'].map(comparableOf)).toEqual([5, 1.5, 7])
    expect(['2026-03-01 12:00:00', '2026-03-01T12:00Z', '2026-03-01T13:00:00.000+01:00'].map(comparableOf)).toEqual([
      noon,
      noon,
      noon,
    ])
    expect(comparableOf('2026-03-01')).toBe(Date.UTC(2026, 2, 1))
  })

  it('has no number for other texts', () => {
    expect(['', 'rood', '2026', '2026-13-45', '2026-03-01 nooit', '-'].map(comparableOf)).toEqual([
      NaN,
      NaN,
      2026,
      NaN,
      NaN,
      NaN,
    ])
  })
})

describe('scalarOf', () => {
  it('shows a value in its plainest form', () => {
    expect([49, 'rood', 'true', 'false'].map(scalarOf)).toEqual([49, 'rood', true, false])
  })
})

describe('compareTokens', () => {
  it('puts numbers before texts, each in their order', () => {
    expect(['b', 10, 'a', 9, 'a'].sort(compareTokens)).toEqual([9, 10, 'a', 'a', 'b'])
  })
})
