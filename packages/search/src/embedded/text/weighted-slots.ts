import { stepsOf } from '../../text/text-weights.ts'

/** The documents a word stands in, each with how much it counts there. */
export class WeightedSlots {
  size = 0
  slots = new Uint32Array(2)
  weights = new Uint8Array(2)

  add(slot: number, weight: number): void {
    if (this.size === this.slots.length) this.lengthen()
    this.slots[this.size] = slot
    this.weights[this.size] = stepsOf(weight)
    this.size += 1
  }

  remove(slot: number): void {
    const place = this.slots.subarray(0, this.size).indexOf(slot)
    if (place < 0) return
    this.size -= 1
    this.slots[place] = this.slots[this.size] ?? 0
    this.weights[place] = this.weights[this.size] ?? 0
  }

  private lengthen(): void {
    const slots = new Uint32Array(this.slots.length * 2)
    const weights = new Uint8Array(this.weights.length * 2)
    slots.set(this.slots)
    weights.set(this.weights)
    this.slots = slots
    this.weights = weights
  }
}
