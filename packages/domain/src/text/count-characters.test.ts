import { describe, expect, it } from 'vitest'
import { countCharacters } from './count-characters.ts'

describe('countCharacters', () => {
  it('counts letters with accents and emoji as one each', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('zoë')).toBe(3)
    expect(countCharacters('🦖🚀')).toBe(2)
  })
})
