import { describe, expect, it } from 'vitest'
import { createParseCache } from './create-parse-cache.server.ts'

const list = (size: number) => JSON.stringify(Array.from({ length: size }, (_, index) => index))

describe('createParseCache', () => {
  it('gives the same value for the same text or bytes, and another for another', () => {
    const { parse } = createParseCache({ minLength: 10 })
    const bytes = new TextEncoder().encode(list(20))

    expect(parse(list(20))).toBe(parse(list(20)))
    expect(parse(bytes)).toBe(parse(bytes))
    expect(parse(bytes)).toBe(parse(list(20)))
    expect(parse(list(20))).toEqual(JSON.parse(list(20)))
    expect(parse(list(21))).toHaveLength(21)
  })

  it('does not bother with short texts', () => {
    const { parse } = createParseCache({ minLength: 1_000 })

    expect(parse('[1]')).not.toBe(parse('[1]'))
  })

  it('holds as much text as it may, the least recently used goes first', () => {
    const [one, two, three] = [list(30), list(31), list(32)]
    const { parse } = createParseCache({ minLength: 10, maxLength: one.length + three.length })
    const [first, second] = [parse(one), parse(two)]

    expect(parse(one)).toBe(first)
    parse(three)

    expect(parse(one)).toBe(first)
    expect(parse(two)).not.toBe(second)
  })

  it('counts what it had and what it parsed, short texts left out', () => {
    const { parse, usage } = createParseCache({ minLength: 10 })
    const bytes = new TextEncoder().encode(list(20))
    for (const json of [bytes, bytes, list(20), list(21), '[1]']) parse(json)

    expect(usage()).toEqual({ hits: 2, misses: 2, entries: 2, bytes: list(20).length + list(21).length })
  })

  it('refuses what is no JSON', () => {
    expect(() => createParseCache({ minLength: 1 }).parse('{')).toThrow(SyntaxError)
  })
})
