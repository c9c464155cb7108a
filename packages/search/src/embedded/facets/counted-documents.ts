import type { Field } from '../fields/field.ts'
import { type Bitset, countBits, subtract, writeSlots } from '../sets/bitset.ts'

/** What it takes to count one value of one document, against comparing one word of two sets: measured, roughly. */
const VALUE_COST = 2

/** The documents facets count. Where most of them match it is less work to count those that do not, and take the difference. */
export class CountedDocuments {
  private readonly passing: Bitset
  private readonly room: Uint32Array
  private readonly isByDifference: boolean
  private readonly liveCount: number
  private readonly counted: Uint32Array
  private readonly known = new Map<Field, Uint32Array>()

  /** `room` holds the slots as long as these documents are counted. */
  constructor({ passing, live, room }: { passing: Bitset; live: Bitset; room: Uint32Array }) {
    this.passing = passing
    this.room = room
    this.liveCount = countBits(live)
    this.isByDifference = countBits(passing) * 2 > this.liveCount
    this.counted = writeSlots(this.isByDifference ? without(live, passing) : passing, room)
  }

  /** How many of the documents have each value of a field, by its number. */
  countNumbers(field: Field): Uint32Array {
    const known = this.known.get(field)
    if (known) return known
    const valuesEach = field.lists.total / Math.max(this.liveCount, 1)
    const isCheaperBySets = field.span * this.passing.length < this.counted.length * valuesEach * VALUE_COST
    const counts = isCheaperBySets ? this.countBySets(field) : this.countByDocuments(field)
    this.known.set(field, counts)
    return counts
  }

  /** The documents themselves. */
  slots(): Uint32Array {
    return this.isByDifference ? writeSlots(this.passing, new Uint32Array(this.room.length)) : this.counted
  }

  /** For many documents and few values: what the documents and those that have the value share. */
  private countBySets({ holders, span }: Field): Uint32Array {
    const counts = new Uint32Array(span)
    for (let number = 0; number < span; number += 1) counts[number] = holders.countIn(number, this.passing)
    return counts
  }

  private countByDocuments({ lists, holders, span }: Field): Uint32Array {
    const counts = new Uint32Array(span)
    lists.count(this.counted, counts)
    if (!this.isByDifference) return counts
    for (let number = 0; number < span; number += 1) counts[number] = holders.size(number) - (counts[number] ?? 0)
    return counts
  }
}

function without(live: Bitset, passing: Bitset): Bitset {
  const others = live.slice()
  subtract(others, passing)
  return others
}
