import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBitset, writeSlots } from '../sets/bitset.ts'
import { NumberLists } from './number-lists.ts'

const entry = fc.tuple(fc.oneof(fc.nat(40), fc.nat(20_000)), fc.uniqueArray(fc.nat(9), { maxLength: 5 }))

describe('NumberLists', () => {
  it('remembers the last list of every slot, however full or empty it is', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (entries) => {
        const lists = new NumberLists()
        const expected = new Map<number, number[]>()
        for (const [slot, numbers] of entries) {
          lists.set(slot, numbers)
          expected.set(slot, numbers)
        }
        const slots = Uint32Array.from(expected.keys())
        const withNone = new Uint32Array(11)
        lists.count(slots, withNone)
        const counts = withNone.subarray(1)
        const all = [...expected.values()].flat()

        for (const [slot, numbers] of expected) expect(lists.get(slot)).toEqual(numbers)
        expect([...counts]).toEqual(Array.from(counts, (_, number) => all.filter((one) => one === number).length))
      }),
    )
  })

  it('finds the slots of wanted numbers where each has one at most', () => {
    const single = fc.array(fc.tuple(fc.nat(200), fc.nat(9)), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(single, fc.nat(9), (entries, wanted) => {
        const lists = new NumberLists()
        for (const [slot, number] of entries) lists.set(slot, [number])
        const target = createBitset(256)
        lists.addWanted(
          Uint8Array.from({ length: 11 }, (_, place) => (place === wanted + 1 ? 1 : 0)),
          target,
        )
        const expected = [...new Map(entries)].filter(([, number]) => number === wanted).map(([slot]) => slot)

        if (lists.isColumn)
          expect([...writeSlots(target, new Uint32Array(256))]).toEqual(expected.sort((a, b) => a - b))
      }),
    )
  })

  it('finds the best value among the numbers of a slot and joins their masks', () => {
    const lists = new NumberLists()
    lists.set(0, [2])
    lists.set(1, [0, 1, 2])
    const target = new Float64Array(3)
    const values = Float64Array.from([30, 10, 20])
    const slots = Uint32Array.of(0, 1, 2)

    lists.writeLeast({ slots, values, target, sign: 1 })
    expect([...target]).toEqual([20, 10, Number.POSITIVE_INFINITY])
    lists.writeLeast({ slots, values, target, sign: -1 })
    expect([...target]).toEqual([-20, -30, Number.POSITIVE_INFINITY])
    expect([0, 1, 2].map((slot) => lists.joinMasks(slot, Int32Array.from([1, 2, 4])))).toEqual([4, 7, 0])
  })

  it('reuses the space of lists that were replaced', () => {
    const lists = new NumberLists()
    for (let round = 0; round < 1_000; round += 1) lists.set(round % 7, [round, round + 1, round + 2])

    expect(lists.get(999 % 7)).toEqual([999, 1_000, 1_001])
    expect(lists.size).toBeLessThan(200)
  })
})
