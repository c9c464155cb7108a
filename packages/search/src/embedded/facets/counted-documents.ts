import type { Field } from '../fields/field.ts'
import { type Bitset, countBits, subtract, writeSlots } from '../sets/bitset.ts'

/** The documents facets count. Where most of them match it is less work to count those that do not, and take the difference. */
export class CountedDocuments {
  private readonly passing: Bitset
  private readonly room: Uint32Array
  private readonly isByDifference: boolean
  private readonly counted: Uint32Array

  /** `room` holds the slots as long as these documents are counted. */
  constructor({ passing, live, room }: { passing: Bitset; live: Bitset; room: Uint32Array }) {
    this.passing = passing
    this.room = room
    this.isByDifference = countBits(passing) * 2 > countBits(live)
    this.counted = writeSlots(this.isByDifference ? without(live, passing) : passing, room)
  }

  /** How many of the documents have each value of a field, by its number. */
  countNumbers({ lists, holders, span }: Field): Uint32Array {
    const counts = new Uint32Array(span)
    lists.count(this.counted, counts)
    if (!this.isByDifference) return counts
    for (let number = 0; number < span; number += 1) counts[number] = holders.size(number) - (counts[number] ?? 0)
    return counts
  }

  /** The documents themselves; nothing can be counted after that. */
  slots(): Uint32Array {
    return this.isByDifference ? writeSlots(this.passing, new Uint32Array(this.room.length)) : this.counted
  }
}

function without(live: Bitset, passing: Bitset): Bitset {
  const others = live.slice()
  subtract(others, passing)
  return others
}
