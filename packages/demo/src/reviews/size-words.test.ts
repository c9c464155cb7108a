import { describe, expect, it } from 'vitest'
import { monthsAt, sizeWords } from './size-words.ts'

describe('sizeWords', () => {
  it.each([
    ['104', '104'],
    ['M', 'M'],
    ['XL', 'XL'],
    ['EU 30', '30'],
    ['E30', '30'],
    ['48 cm', '48'],
    ['19–22', '19–22'],
    ['K1922', '19–22'],
    ['One size', null],
    ['', null],
  ])('writes %j as %j', (size, expected) => {
    expect(sizeWords(size)).toBe(expected)
  })
})

describe('monthsAt', () => {
  it.each([
    ['62', 3],
    ['92', 24],
    ['116', 72],
    ['164', 168],
    ['M', null],
    ['EU 30', null],
    ['50', null],
  ])('takes the age at size %s for %j months', (size, expected) => {
    expect(monthsAt(size)).toBe(expected)
  })
})
