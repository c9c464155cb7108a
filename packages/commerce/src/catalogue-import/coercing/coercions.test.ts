import { describe, expect, it } from 'vitest'
import {
  commaListOf,
  date,
  flag,
  integer,
  listOf,
  number,
  objectOf,
  omitted,
  option,
  optional,
  picture,
  text,
  withDefaults,
} from './coercions.ts'

describe('number', () => {
  it.each([
    ['29.9900', 29.99],
    [' 12 ', 12],
    ['.5', 0.5],
    ['1e3', 1000],
    ['', null],
    [false, null],
    [7, 7],
    [null, null],
    ['29,99', '29,99'],
    ['0x10', '0x10'],
    ['12 euro', '12 euro'],
  ])('reads %j as %j', (written, expected) => {
    expect(number(written)).toBe(expected)
  })
})

describe('integer', () => {
  it('also reads yes and no', () => {
    expect([true, false, '2', ''].map(integer)).toEqual([1, 0, 2, null])
  })
})

describe('flag', () => {
  it('reads what other systems write for yes and no, and leaves the rest', () => {
    expect(['1', 1, true, 'true', 'yes'].map(flag)).toEqual([true, true, true, true, true])
    expect(['0', 0, false, 'false', ''].map(flag)).toEqual([false, false, false, false, false])
    expect(flag('maybe')).toBe('maybe')
    expect(flag(null)).toBeNull()
  })
})

describe('text', () => {
  it('writes numbers out and takes false for nothing', () => {
    expect([5, false, 'a', ''].map(text)).toEqual(['5', null, 'a', ''])
  })
})

describe('date', () => {
  it('takes the zero date of a database for none', () => {
    expect(['0000-00-00 00:00:00', ' ', '2026-01-01'].map(date)).toEqual([null, null, '2026-01-01'])
  })
})

describe('picture', () => {
  it('takes the word for no picture for none', () => {
    expect(['no_selection', '', '/a.jpg'].map(picture)).toEqual([null, null, '/a.jpg'])
  })
})

describe('option', () => {
  it('takes the first of several, and nothing for none', () => {
    expect([['50', '51'], [], [''], '', false, 50, '50'].map(option)).toEqual(['50', null, null, null, null, 50, '50'])
  })
})

describe('listOf', () => {
  it('coerces what is in a list, and answers the list itself when nothing changes', () => {
    const same = [1, 2]

    expect(listOf(integer)(['1', 2])).toEqual([1, 2])
    expect(listOf(integer)(same)).toBe(same)
    expect(listOf(optional(number))(['1', '', null])).toEqual([1])
  })

  it('reads the list of a language that writes lists with gaps as objects', () => {
    expect(listOf(integer)({ 0: '5', 2: '7' })).toEqual([5, 7])
  })

  it('leaves what is no list to be refused', () => {
    expect(listOf(integer)('x')).toBe('x')
    expect(listOf(integer)('')).toBeNull()
  })
})

describe('commaListOf', () => {
  it('reads a text with commas and a lonely number', () => {
    expect(commaListOf(integer)('3, 4')).toEqual([3, 4])
    expect(commaListOf(integer)(5)).toEqual([5])
    expect(commaListOf(integer)('')).toBeNull()
  })
})

describe('objectOf', () => {
  const coerce = objectOf({ id: integer, gone: omitted, position: optional(number) })

  it('coerces its fields, keeps the others and their order, and drops what is to go', () => {
    const coerced = coerce({ name: 'x', gone: 1, id: '5', position: null })

    expect(JSON.stringify(coerced)).toBe('{"name":"x","id":5}')
  })

  it('answers the object itself when nothing changes', () => {
    const fields = { id: 5, other: [] }

    expect(coerce(fields)).toBe(fields)
    expect(coerce('text')).toBe('text')
  })
})

describe('withDefaults', () => {
  it('fills what is missing or empty, and only with something', () => {
    expect(withDefaults({ a: null, b: 0 }, { a: 1, b: 2, c: 3, d: undefined })).toEqual({ a: 1, b: 0, c: 3 })
  })
})
