import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['hoodie', 'hoodie', 0],
    ['hodie', 'hoodie', 1],
    ['hoodei', 'hoodie', 1],
    ['hoddie', 'hoodie', 1],
    ['sneekers', 'sneakers', 1],
    ['snekrs', 'sneakers', 2],
    ['', 'ab', 2],
    ['jas', 'rok', 3],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance)
  })

  it('is the same both ways and gives up beyond what is asked', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20)

        expect(editDistance(b, a, 20)).toBe(distance)
        expect(editDistance(a, b, 1) > 1).toBe(distance > 1)
        expect(distance === 0).toBe(a === b)
      }),
    )
  })
})
