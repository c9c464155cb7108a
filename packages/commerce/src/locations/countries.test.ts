import { describe, expect, it } from 'vitest'
import { isCountry, threeLetters } from './countries.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

describe('isCountry', () => {
  it('knows every country by two letters', () => {
    expect(pairs.filter(isCountry)).toHaveLength(249)
    expect(['XX', 'nl', 'NLD', ''].filter(isCountry)).toEqual([])
  })

  it('knows no code that nobody has a name for', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

    expect(pairs.filter((code) => isCountry(code) && names.of(code) === undefined)).toEqual([])
  })
})

describe('threeLetters', () => {
  it('tells every country by three letters of its own', () => {
    const codes = pairs.filter(isCountry).map(threeLetters)

    expect(new Set(codes).size).toBe(249)
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
    expect(['NL', 'BE', 'DE', 'AT', 'CH', 'XX'].map(threeLetters)).toEqual(['NLD', 'BEL', 'DEU', 'AUT', 'CHE', 'XX'])
  })
})
