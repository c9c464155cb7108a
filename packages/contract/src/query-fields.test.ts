import { describe, expect, it } from 'vitest'
import { queryBoolean, queryInteger, queryList } from './query-fields.ts'

describe('queryInteger', () => {
  it('reads a whole number from text and refuses anything else', () => {
    expect(queryInteger().parse('18')).toBe(18)
    expect(['1.5', 'x', 'NaN', '1e999'].map((text) => queryInteger().safeParse(text).success)).not.toContain(true)
  })

  it('does not take an empty value for zero', () => {
    expect(queryInteger().safeParse('').success).toBe(false)
    expect(queryInteger().safeParse(' ').success).toBe(false)
  })
})

describe('queryBoolean', () => {
  it('understands the usual words', () => {
    expect(['true', '1', 'yes'].map((word) => queryBoolean().parse(word))).toEqual([true, true, true])
    expect(['false', '0', 'no'].map((word) => queryBoolean().parse(word))).toEqual([false, false, false])
    expect(queryBoolean().safeParse('perhaps').success).toBe(false)
  })
})

describe('queryList', () => {
  it('reads repeated keys and comma lists alike', () => {
    expect(queryList().parse(['a', 'b, c', ''])).toEqual(['a', 'b', 'c'])
  })
})
