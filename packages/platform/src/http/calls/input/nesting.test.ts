import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNestedDeeperThan } from './nesting.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('isNestedDeeperThan', () => {
  it('agrees with the parsed value, whatever brackets its strings hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(8), (value, limit) => {
        expect(isNestedDeeperThan(limit, JSON.stringify(value))).toBe(depthOf(value) > limit)
      }),
    )
  })

  it.each(['"\\\\"]', '["[[[[\\"[[[["]', '["\\\\","[[[["]'])('is not misled by %s', (text) => {
    expect(isNestedDeeperThan(1, text)).toBe(false)
  })

  it('survives text that is no JSON at all', () => {
    expect(isNestedDeeperThan(1, '"unterminated [[[[')).toBe(false)
    expect(isNestedDeeperThan(1, ']]]]][')).toBe(false)
  })
})
