import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBit,
  type Bitset,
  countBits,
  countShared,
  createBitset,
  hasBit,
  intersect,
  removeBit,
  subtract,
  unite,
  writeSlots,
} from './bitset.ts'

const slots = fc.uniqueArray(fc.nat(199))

function bitsOf(list: readonly number[], size = 200): Bitset {
  const bits = createBitset(size)
  for (const slot of list) addBit(bits, slot)
  return bits
}

function listOf(bits: Bitset): number[] {
  return [...writeSlots(bits, new Uint32Array(200))]
}

describe('bitsets', () => {
  it('count, list and tell their slots', () => {
    fc.assert(
      fc.property(slots, fc.nat(199), (list, slot) => {
        const bits = bitsOf(list)

        expect(countBits(bits)).toBe(list.length)
        expect(listOf(bits)).toEqual(list.toSorted((a, b) => a - b))
        expect(hasBit(bits, slot)).toBe(list.includes(slot))
        removeBit(bits, slot)
        expect(hasBit(bits, slot)).toBe(false)
      }),
    )
  })

  it('combine like sets, also with one that ends earlier', () => {
    fc.assert(
      fc.property(slots, fc.uniqueArray(fc.nat(99)), (long, short) => {
        const [one, other] = [new Set(long), new Set(short)]
        const combine = (by: (target: Bitset, other: Bitset) => void) => {
          const target = bitsOf(long)
          by(target, bitsOf(short, 100))
          return new Set(listOf(target))
        }

        expect(combine(intersect)).toEqual(new Set(long.filter((slot) => other.has(slot))))
        expect(combine(subtract)).toEqual(new Set(long.filter((slot) => !other.has(slot))))
        expect(countShared(bitsOf(long), bitsOf(short, 100))).toBe(combine(intersect).size)
        expect(combine(unite)).toEqual(new Set([...one, ...other]))
      }),
    )
  })
})
