import { addBit, type Bitset, countShared, createBitset, hasBit, removeBit, unite, writeSlots } from './bitset.ts'

/** A list this short is cheaper than one bit for every slot up to its highest. */
const SHORT_LIST = 64

/** The slots that share a value: a list while they are few, one bit per slot once that is smaller. */
export class SlotSet {
  size = 0
  private list: Uint32Array = new Uint32Array(4)
  private bits: Bitset | null = null

  /** The slot must not be in the set yet. */
  add(slot: number): void {
    this.size += 1
    if (this.bits) {
      if (slot >>> 5 >= this.bits.length) this.bits = enlarge(this.bits, slot)
      addBit(this.bits, slot)
      return
    }
    if (this.size > this.list.length) this.list = lengthen(this.list)
    this.list[this.size - 1] = slot
    if (this.size > SHORT_LIST && this.size * 32 > slot) this.toBits()
  }

  /** The slot must be in the set. */
  remove(slot: number): void {
    this.size -= 1
    if (this.bits) {
      removeBit(this.bits, slot)
      return
    }
    const place = this.list.subarray(0, this.size + 1).indexOf(slot)
    this.list[place] = this.list[this.size] ?? 0
  }

  has(slot: number): boolean {
    return this.bits ? hasBit(this.bits, slot) : this.list.subarray(0, this.size).includes(slot)
  }

  slots(): Uint32Array {
    return this.bits ? writeSlots(this.bits, new Uint32Array(this.size)) : this.list.subarray(0, this.size)
  }

  /** The set itself, to be read only; null while it is a list. */
  asBits(): Bitset | null {
    return this.bits
  }

  countIn(bits: Bitset): number {
    if (this.bits) return countShared(this.bits, bits)
    let count = 0
    for (let place = 0; place < this.size; place += 1) if (hasBit(bits, this.list[place] ?? 0)) count += 1
    return count
  }

  addTo(target: Bitset): void {
    if (this.bits) {
      unite(target, this.bits)
      return
    }
    for (let place = 0; place < this.size; place += 1) addBit(target, this.list[place] ?? 0)
  }

  private toBits(): void {
    const slots = this.list.subarray(0, this.size)
    const bits = createBitset(slots.reduce((most, slot) => Math.max(most, slot), 0) + 1)
    for (const slot of slots) addBit(bits, slot)
    this.bits = bits
    this.list = new Uint32Array(0)
  }
}

function lengthen(list: Uint32Array): Uint32Array {
  const longer = new Uint32Array(list.length * 2)
  longer.set(list)
  return longer
}

function enlarge(bits: Bitset, slot: number): Bitset {
  const larger = createBitset(Math.max(bits.length * 64, slot + 1))
  larger.set(bits)
  return larger
}
