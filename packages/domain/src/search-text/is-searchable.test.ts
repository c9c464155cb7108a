import { describe, expect, it } from 'vitest'
import { isSearchable } from './is-searchable.ts'

describe('isSearchable', () => {
  it('searches for three characters or more, spaces around them not counted [SRCH-04]', () => {
    expect(isSearchable('tee')).toBe(true)
    expect(isSearchable('  tee  ')).toBe(true)
    expect(isSearchable('te')).toBe(false)
    expect(isSearchable('te     ')).toBe(false)
    expect(isSearchable('')).toBe(false)
  })

  it('counts an emoji as one character', () => {
    expect(isSearchable('🦖🚀')).toBe(false)
    expect(isSearchable('🦖🚀🌈')).toBe(true)
  })
})
