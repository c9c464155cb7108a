import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBitset, writeSlots } from './bitset.ts'
import { SlotSet } from './slot-set.ts'
import { SlotSets } from './slot-sets.ts'

const LARGEST = 5_000
// Runs of neighbours make a set dense, single far ones keep it sparse.
const slots = fc
  .array(fc.tuple(fc.nat(LARGEST), fc.nat(150)), { maxLength: 6 })
  .map((runs) =>
    runs.flatMap(([start, length]) => Array.from({ length }, (_, step) => Math.min(start + step, LARGEST))),
  )

function toggle(set: { add(slot: number): void; remove(slot: number): void }, all: readonly number[]): Set<number> {
  const expected = new Set<number>()
  for (const slot of all) {
    if (expected.delete(slot)) set.remove(slot)
    else {
      expected.add(slot)
      set.add(slot)
    }
  }
  return expected
}

describe('SlotSet', () => {
  it('holds what was added and not removed, as a list or as bits', () => {
    fc.assert(
      fc.property(slots, (all) => {
        const set = new SlotSet()
        const expected = [...toggle(set, all)].sort((a, b) => a - b)
        const bits = createBitset(LARGEST + 1)
        set.addTo(bits)

        expect([...writeSlots(bits, new Uint32Array(LARGEST + 1))]).toEqual(expected)
        expect([...set.slots()].sort((a, b) => a - b)).toEqual(expected)
        expect(set.countIn(bits)).toBe(expected.length)
        expect(set.size).toBe(expected.length)
        expect(set.has(all[0] ?? 7)).toBe(expected.includes(all[0] ?? 7))
      }),
    )
  })
})

describe('SlotSets', () => {
  it('keeps sets of none, one and many apart', () => {
    fc.assert(
      fc.property(slots, fc.nat(LARGEST), (all, one) => {
        const sets = new SlotSets()
        const many = { add: (slot: number) => sets.add(4, slot), remove: (slot: number) => sets.remove(4, slot) }
        const expected = toggle(many, all)
        sets.add(2, one)

        expect(new Set(sets.slots(4))).toEqual(expected)
        expect([...sets.slots(2)]).toEqual([one])
        expect([sets.size(4), sets.size(2), sets.size(0)]).toEqual([expected.size, 1, 0])
      }),
    )
  })
})
