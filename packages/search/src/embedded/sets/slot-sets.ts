import { addBit, type Bitset, hasBit } from './bitset.ts'
import { SlotSet } from './slot-set.ts'

const NOBODY = -1

/** Slot sets by number. Most values of a catalogue belong to one document only: those are kept as that slot, not as a set. */
export class SlotSets {
  private readonly sets: (number | SlotSet)[] = []

  size(id: number): number {
    const set = this.sets[id] ?? NOBODY
    if (typeof set === 'number') return set === NOBODY ? 0 : 1
    return set.size
  }

  add(id: number, slot: number): void {
    const set = this.sets[id] ?? NOBODY
    if (typeof set !== 'number') set.add(slot)
    else if (set === NOBODY) this.sets[id] = slot
    else this.sets[id] = pairOf(set, slot)
  }

  remove(id: number, slot: number): void {
    const set = this.sets[id] ?? NOBODY
    if (typeof set !== 'number') set.remove(slot)
    else if (set === slot) this.sets[id] = NOBODY
  }

  slots(id: number): Iterable<number> {
    const set = this.sets[id] ?? NOBODY
    if (typeof set !== 'number') return set.slots()
    return set === NOBODY ? [] : [set]
  }

  /** A set itself, to be read only; null where it is not kept as bits. */
  asBits(id: number): Bitset | null {
    const set = this.sets[id] ?? NOBODY
    return typeof set === 'number' ? null : set.asBits()
  }

  countIn(id: number, bits: Bitset): number {
    const set = this.sets[id] ?? NOBODY
    if (typeof set !== 'number') return set.countIn(bits)
    return set !== NOBODY && hasBit(bits, set) ? 1 : 0
  }

  addTo(id: number, target: Bitset): void {
    const set = this.sets[id] ?? NOBODY
    if (typeof set !== 'number') set.addTo(target)
    else if (set !== NOBODY) addBit(target, set)
  }
}

function pairOf(first: number, second: number): SlotSet {
  const set = new SlotSet()
  set.add(first)
  set.add(second)
  return set
}
