import type { Field } from '../fields/field.ts'
import { type Bitset, countBits, subtract, writeSlots } from '../sets/bitset.ts'

/** What counting costs, in nanoseconds or so: a word of two sets, a document with one value, a value of one with several. */
const costs = { word: 2, single: 1, listed: 3 } as const

type CountedInput = {
  readonly passing: Bitset
  readonly live: Bitset
  readonly documents: number
  readonly room: Uint32Array
}

/** The documents facets count. Where most of them match it is less work to count those that do not, and take the difference. */
export class CountedDocuments {
  private readonly passing: Bitset
  private readonly room: Uint32Array
  private readonly live: Bitset
  private readonly documents: number
  private readonly passingCount: number
  private readonly isByDifference: boolean
  /** The slots that are counted, written down when they are first needed. */
  private counted: Uint32Array | null = null
  private readonly cache = new Map<Field, Uint32Array>()

  /** `room` holds the slots as long as these documents are counted; `documents` is how many are live. */
  constructor({ passing, live, documents, room }: CountedInput) {
    this.passing = passing
    this.live = live
    this.documents = documents
    this.room = room
    this.passingCount = countBits(passing)
    this.isByDifference = this.passingCount * 2 > documents
  }

  /** How many of the documents have each value of a field, by its number. */
  countNumbers(field: Field): Uint32Array {
    const cached = this.cache.get(field)
    if (cached) return cached
    const isCheaperBySets = field.span * this.passing.length * costs.word < this.costByDocuments(field)
    const counts = isCheaperBySets ? this.countBySets(field) : this.countByDocuments(field)
    this.cache.set(field, counts)
    return counts
  }

  /** The documents themselves. */
  slots(): Uint32Array {
    return this.isByDifference ? writeSlots(this.passing, new Uint32Array(this.room.length)) : this.countedSlots()
  }

  private countedSlots(): Uint32Array {
    this.counted ??= writeSlots(this.isByDifference ? without(this.live, this.passing) : this.passing, this.room)
    return this.counted
  }

  /** For many documents and few values: what the documents and those that have the value share. */
  private countBySets({ holders, span }: Field): Uint32Array {
    const counts = new Uint32Array(span)
    for (let number = 0; number < span; number += 1) counts[number] = holders.countIn(number, this.passing)
    return counts
  }

  private costByDocuments({ lists }: Field): number {
    const counted = this.isByDifference ? this.documents - this.passingCount : this.passingCount
    if (lists.isColumn) return counted * costs.single
    return ((counted * lists.total) / Math.max(this.documents, 1)) * costs.listed
  }

  private countByDocuments({ lists, holders, span }: Field): Uint32Array {
    const withNone = new Uint32Array(span + 1)
    lists.count(this.countedSlots(), withNone)
    const counts = withNone.subarray(1)
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
