/** Counts are forgotten after this many: what was popular yesterday need not be today. */
const WINDOW = 200_000

/** How often each slot was read of late. */
export class ReadCounter {
  private counts = new Uint8Array(0)
  private total = 0

  /** Counts one more reading. */
  note(slot: number): { count: number; isNewWindow: boolean } {
    if (slot >= this.counts.length) this.lengthen(slot)
    this.total += 1
    const isNewWindow = this.total > WINDOW
    if (isNewWindow) {
      this.counts.fill(0)
      this.total = 1
    }
    const count = Math.min((this.counts[slot] ?? 0) + 1, 255)
    this.counts[slot] = count
    return { count, isNewWindow }
  }

  private lengthen(slot: number): void {
    const longer = new Uint8Array(Math.max(this.counts.length * 2, slot + 1, 1024))
    longer.set(this.counts)
    this.counts = longer
  }
}
