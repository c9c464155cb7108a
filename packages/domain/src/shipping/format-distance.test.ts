import { describe, expect, it } from 'vitest'
import { formatDistance } from './format-distance.ts'

describe('formatDistance', () => {
  it.each([
    [0.24, 'nl-NL', '0,2'],
    [9.96, 'de-DE', '10'],
    [10.4, 'nl-NL', '10'],
    [1234.5, 'de-DE', '1.235'],
    [3, 'en-GB', '3'],
  ])('writes %d km for %s as "%s"', (kilometres, locale, text) => {
    expect(formatDistance(kilometres, locale)).toBe(text)
  })
})
