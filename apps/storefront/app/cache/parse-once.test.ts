import { describe, expect, it } from 'vitest'
import { createParseOnce } from './parse-once.ts'

const list = (size: number) => JSON.stringify(Array.from({ length: size }, (_, index) => index))

describe('createParseOnce', () => {
  it('gives the same value for the same text, and another for another', () => {
    const parse = createParseOnce({ leastLength: 10 })

    expect(parse(list(20))).toBe(parse(list(20)))
    expect(parse(list(20))).toEqual(JSON.parse(list(20)))
    expect(parse(list(21))).toHaveLength(21)
  })

  it('does not bother with short texts', () => {
    const parse = createParseOnce({ leastLength: 1_000 })

    expect(parse('[1]')).not.toBe(parse('[1]'))
  })

  it('forgets what was not asked for longest when there is too much to remember', () => {
    const [one, two, three] = [list(30), list(31), list(32)]
    const parse = createParseOnce({ leastLength: 10, mostLength: one.length + three.length })
    const [first, second] = [parse(one), parse(two)]

    expect(parse(one)).toBe(first)
    parse(three)

    expect(parse(one)).toBe(first)
    expect(parse(two)).not.toBe(second)
  })

  it('refuses what is no JSON', () => {
    expect(() => createParseOnce({ leastLength: 1 })('{')).toThrow(SyntaxError)
  })
})
