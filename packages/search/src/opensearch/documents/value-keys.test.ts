import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTokens } from '../../values/token.ts'
import { keyOf, tokenOfKey } from './value-keys.ts'

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const token = fc.oneof(number, fc.integer(), fc.string())

describe('keyOf', () => {
  it('keeps a value whole', () => {
    fc.assert(
      fc.property(token, (value) => {
        expect(tokenOfKey(keyOf(value))).toBe(value)
      }),
    )
  })

  it('sorts as the values do', () => {
    fc.assert(
      fc.property(token, token, (a, b) => {
        const [one, other] = [keyOf(a), keyOf(b)]
        expect(Math.sign(compareTokens(a, b))).toBe(one === other ? 0 : one < other ? -1 : 1)
      }),
    )
  })
})
