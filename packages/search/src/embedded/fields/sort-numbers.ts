import type { Least, NumberLists } from './number-lists.ts'

/** What the slots of a field are ordered by. For slots with many values it is remembered: finding it again takes longest of all. */
export class SortNumbers {
  private readonly lists: NumberLists
  private readonly values: () => Float64Array
  private readonly remembered = new Map<Least['sign'], Float64Array>()

  /** `values` are by number, and may be moved when there are more of them. */
  constructor(lists: NumberLists, values: () => Float64Array) {
    this.lists = lists
    this.values = values
  }

  /** For each slot its least value, times `sign`; infinity where there is none. */
  write({ slots, sign, target }: Omit<Least, 'values'>): void {
    const { end, hasLists } = this.lists
    if (end === null || !hasLists) {
      this.lists.writeLeast({ slots, sign, target, values: this.values() })
      return
    }
    const all = this.remembered.get(sign) ?? this.remember(sign, end)
    for (let place = 0; place < slots.length; place += 1) {
      target[place] = all[slots[place] ?? 0] ?? Number.POSITIVE_INFINITY
    }
  }

  /** A slot has other values now. */
  update(slot: number): void {
    for (const [sign, all] of this.remembered) {
      const target = all.subarray(slot, slot + 1)
      if (target.length === 0) this.remembered.delete(sign)
      else this.lists.writeLeast({ slots: Uint32Array.of(slot), sign, target, values: this.values() })
    }
  }

  private remember(sign: Least['sign'], end: number): Float64Array {
    const target = new Float64Array(end)
    const slots = Uint32Array.from(target.keys())
    this.lists.writeLeast({ slots, sign, target, values: this.values() })
    this.remembered.set(sign, target)
    return target
  }
}
