import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ValueOrder } from './value-order.ts'

describe('ValueOrder', () => {
  it('has every value in its place, whenever it came and whatever went', () => {
    const change = fc.tuple(fc.nat(40), fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(Number.NaN)))
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (before, after) => {
        const values = new Float64Array(41).fill(Number.NaN)
        const order = new ValueOrder(() => values)
        const apply = ([number, value]: readonly [number, number]) => {
          order.remove(number)
          values[number] = value
          order.add(number)
        }
        before.forEach(apply)
        order.ascending(values.length)
        after.forEach(apply)
        const sorted = [...order.ascending(values.length)]

        expect(sorted.map((number) => values[number])).toEqual(
          [...values].filter((one) => !Number.isNaN(one)).sort((a, b) => a - b),
        )
        expect(new Set(sorted).size).toBe(sorted.length)
      }),
    )
  })
})
