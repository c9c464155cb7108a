import type { Direction, Field } from '../fields/field.ts'
import { type Bitset, hasBit, removeBit } from '../sets/bitset.ts'

/** What it takes to look at one slot of a list, against one word of a set. */
const SLOT_COST = 4

export type FirstInput = {
  readonly field: Field
  readonly direction: Direction
  readonly passing: Bitset
  /** How many slots pass. */
  readonly count: number
  /** How many are wanted. */
  readonly size: number
  readonly documents: number
  /** Space for all slots. */
  readonly room: Uint32Array
}

/**
 * Of the slots that pass, at least `size` that come first by a field, with all that tie with them: values are looked through
 * from the best on. null where looking at every slot is less work, or where too many have no number there.
 */
export function findFirst(input: FirstInput): Uint32Array | null {
  const { field, direction, passing, count, size, room } = input
  const numbers = isLongList(input) ? (field.ascending() ?? []) : []
  const taking = new Taking(passing.slice(), room)
  let last = Number.NaN
  for (let step = 0; step < numbers.length && taking.work <= count * SLOT_COST; step += 1) {
    const number = numbers[direction === 'asc' ? step : numbers.length - 1 - step] ?? 0
    const value = field.comparableAt(number)
    if (taking.end >= size && value !== last) return room.subarray(0, taking.end)
    taking.takeHolders(field, number)
    last = value
  }
  return null
}

/** About how many slots of all documents must be looked at before enough of them pass, against how many pass. */
function isLongList({ count, size, documents }: FirstInput): boolean {
  return count > size && (size / count) * documents <= count
}

/** Takes slots out of a set, each once. */
class Taking {
  end = 0
  work = 0
  private readonly rest: Bitset
  private readonly room: Uint32Array

  constructor(rest: Bitset, room: Uint32Array) {
    this.rest = rest
    this.room = room
  }

  takeHolders({ holders }: Field, number: number): void {
    const bits = holders.asBits(number)
    if (bits) {
      this.takeBits(bits)
      return
    }
    for (const slot of holders.slots(number)) if (hasBit(this.rest, slot)) this.take(slot)
    this.work += (holders.size(number) + 1) * SLOT_COST
  }

  private takeBits(bits: Bitset): void {
    for (let word = 0; word < bits.length; word += 1) {
      let shared = (bits[word] ?? 0) & (this.rest[word] ?? 0)
      while (shared !== 0) {
        this.take((word << 5) + (31 - Math.clz32(shared & -shared)))
        shared &= shared - 1
      }
    }
    this.work += bits.length
  }

  private take(slot: number): void {
    removeBit(this.rest, slot)
    this.room[this.end] = slot
    this.end += 1
  }
}
