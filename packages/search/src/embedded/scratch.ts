/** Space for one query at a time: arrays of this size cost more to make than to fill. */
export class Scratch {
  slots = new Uint32Array(0)
  keys = new Float64Array(0)

  fit(capacity: number): void {
    if (capacity <= this.slots.length) return
    this.slots = new Uint32Array(capacity)
    this.keys = new Float64Array(capacity)
  }
}
