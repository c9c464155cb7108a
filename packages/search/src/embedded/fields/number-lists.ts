import type { Bitset } from '../sets/bitset.ts'

export type Least = {
  readonly slots: Uint32Array
  /** By number. */
  readonly values: Float64Array
  readonly sign: 1 | -1
  readonly target: Float64Array
}

/** A head for every slot; most fields have so few values that a byte holds it, which is four times less to go through. */
type Column = Uint8Array | Int32Array

/** Below this share of slots a map is smaller than a place for every slot. */
const SPARSE = 32
const SMALLEST_POOL = 64

/**
 * A short list of numbers per slot, packed. A head is 0 for no number, n + 1 for the only number n,
 * and the complement of a place in the pool for more: there their count stands first.
 */
export class NumberLists {
  private dense: Column | null = null
  private readonly sparse = new Map<number, number>()
  private pool = new Int32Array(SMALLEST_POOL)
  private poolEnd = 0
  private garbage = 0
  /** How many numbers there are in all lists. */
  total = 0

  set(slot: number, numbers: readonly number[]): void {
    this.forget(slot)
    this.total += numbers.length
    if (numbers.length === 0) return
    const [only = 0] = numbers
    this.setHead(slot, numbers.length === 1 ? only + 1 : this.store(numbers))
  }

  /** The numbers of one slot; for a few slots only. */
  get(slot: number): readonly number[] {
    const head = this.headOf(slot)
    if (head === 0) return []
    return head > 0 ? [head - 1] : [...this.stored(head)]
  }

  headOf(slot: number): number {
    return (this.dense ? this.dense[slot] : this.sparse.get(slot)) ?? 0
  }

  /** Counts every number of the given slots into `counts`, number n at place n + 1. */
  count(slots: Uint32Array, counts: Uint32Array): void {
    const { dense, pool, sparse } = this
    if (dense && !this.hasLists) {
      countHeads(dense, slots, counts)
      return
    }
    for (let place = 0; place < slots.length; place += 1) {
      const slot = slots[place] ?? 0
      const head = (dense ? dense[slot] : sparse.get(slot)) ?? 0
      if (head >= 0) counts[head] = (counts[head] ?? 0) + 1
      else countStored(pool, head, counts)
    }
  }

  /** Whether every slot has one number at most, in a place of its own. */
  get isColumn(): boolean {
    return this.dense !== null && !this.hasLists
  }

  /** Of a column, adds the slots whose number is wanted: number n at place n + 1. */
  addWanted(wanted: Uint8Array, target: Bitset): void {
    const dense = this.dense ?? new Uint8Array(0)
    for (let word = 0; word * 32 < dense.length; word += 1) {
      const end = Math.min(word * 32 + 32, dense.length)
      let bits = 0
      for (let slot = word * 32; slot < end; slot += 1) bits |= (wanted[dense[slot] ?? 0] ?? 0) << (slot & 31)
      target[word] = (target[word] ?? 0) | bits
    }
  }

  /** How much space the lists of more than one number take. */
  get size(): number {
    return this.poolEnd
  }

  /** Slots from here on have no list; null while there are so few lists that slots have no places of their own. */
  get end(): number | null {
    return this.dense?.length ?? null
  }

  /** Whether any slot has, or had, more than one number. */
  get hasLists(): boolean {
    return this.poolEnd > 0
  }

  /** The masks of all numbers of a slot, joined. */
  joinMasks(slot: number, masks: Int32Array): number {
    const head = this.headOf(slot)
    if (head >= 0) return head === 0 ? 0 : (masks[head - 1] ?? 0)
    return this.stored(head).reduce((joined, number) => joined | (masks[number] ?? 0), 0)
  }

  /** For each slot the least of what `values` holds for its numbers, times `sign`; infinity where there is none. */
  writeLeast({ slots, values, sign, target }: Least): void {
    const { dense, sparse, pool } = this
    for (let place = 0; place < slots.length; place += 1) {
      const slot = slots[place] ?? 0
      const head = (dense ? dense[slot] : sparse.get(slot)) ?? 0
      let least = head > 0 ? (values[head - 1] ?? Number.NaN) * sign : Number.NaN
      if (head < 0) least = leastOf(pool, ~head, { values, sign })
      target[place] = Number.isNaN(least) ? Number.POSITIVE_INFINITY : least
    }
  }

  private setHead(slot: number, head: number): void {
    if (this.dense) {
      this.dense = fitted(this.dense, slot, head)
      this.dense[slot] = head
      return
    }
    this.sparse.set(slot, head)
    if (this.sparse.size * SPARSE > slot) this.toDense()
  }

  private toDense(): void {
    const highest = this.sparse.keys().reduce((most, slot) => Math.max(most, slot), 0)
    const isWide = this.sparse.values().some((head) => !fitsByte(head))
    const length = Math.max(64, highest + 1)
    this.dense = isWide ? new Int32Array(length) : new Uint8Array(length)
    for (const [slot, head] of this.sparse) this.dense[slot] = head
    this.sparse.clear()
  }

  private forget(slot: number): void {
    const head = this.headOf(slot)
    if (head === 0) return
    const length = head > 0 ? 1 : (this.pool[~head] ?? 0)
    this.total -= length
    if (head < 0) this.garbage += length + 1
    if (this.dense) this.dense[slot] = 0
    else this.sparse.delete(slot)
    if (this.garbage > SMALLEST_POOL && this.garbage * 2 > this.poolEnd) this.compact()
  }

  private stored(head: number): Int32Array {
    return this.pool.subarray(~head + 1, ~head + 1 + (this.pool[~head] ?? 0))
  }

  private store(numbers: readonly number[]): number {
    const start = this.poolEnd
    this.poolEnd += numbers.length + 1
    if (this.poolEnd > this.pool.length) this.pool = enlarge(this.pool, this.poolEnd)
    this.pool[start] = numbers.length
    this.pool.set(numbers, start + 1)
    return ~start
  }

  /** Moves what is still used to the front of a new pool. */
  private compact(): void {
    const { pool: old } = this
    const entries = (this.dense ?? this.sparse).entries()
    this.pool = new Int32Array(Math.max(SMALLEST_POOL, this.poolEnd - this.garbage))
    this.poolEnd = 0
    this.garbage = 0
    for (const [slot, head] of entries) {
      if (head >= 0) continue
      const moved = this.store([...old.subarray(~head + 1, ~head + 1 + (old[~head] ?? 0))])
      if (this.dense) this.dense[slot] = moved
      else this.sparse.set(slot, moved)
    }
  }
}

/** A loop of its own, for one head without a branch: slots without a number are counted too, in the first place. */
function countHeads(dense: Column, slots: Uint32Array, counts: Uint32Array): void {
  for (let place = 0; place < slots.length; place += 1) {
    const head = dense[slots[place] ?? 0] ?? 0
    counts[head] = (counts[head] ?? 0) + 1
  }
}

function countStored(pool: Int32Array, head: number, counts: Uint32Array): void {
  const start = ~head + 1
  const end = start + (pool[start - 1] ?? 0)
  for (let place = start; place < end; place += 1) {
    const number = (pool[place] ?? 0) + 1
    counts[number] = (counts[number] ?? 0) + 1
  }
}

function leastOf(pool: Int32Array, start: number, { values, sign }: Pick<Least, 'values' | 'sign'>): number {
  const end = start + (pool[start] ?? 0)
  let least = Number.POSITIVE_INFINITY
  for (let place = start + 1; place <= end; place += 1) {
    const value = (values[pool[place] ?? 0] ?? Number.NaN) * sign
    if (value < least) least = value
  }
  return least
}

function fitsByte(head: number): boolean {
  return head >= 0 && head <= 255
}

/** The column, wide and long enough for a head at a slot. */
function fitted(column: Column, slot: number, head: number): Column {
  const wide = column instanceof Uint8Array && !fitsByte(head) ? Int32Array.from(column) : column
  if (slot < wide.length) return wide
  const length = Math.max(wide.length * 2, slot + 1)
  const longer = wide instanceof Uint8Array ? new Uint8Array(length) : new Int32Array(length)
  longer.set(wide)
  return longer
}

function enlarge(list: Int32Array, wanted: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(list.length * 2, wanted + 1))
  larger.set(list)
  return larger
}

export function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place])
}
