/** What all documents that are kept unpacked may take, about. */
const MOST_BYTES = 64 * 1024 * 1024
/** A projection that was not among so many asked last makes room for others. */
const LONG_AGO = 1_000

type Keeper = {
  /** When its projection that was not asked for the longest was asked; null where it has none. */
  oldestAsk(): number | null
  dropOldest(): void
}

/** How much memory the unpacked documents of all collections of an engine take together. */
export class ProjectionMemory {
  private readonly most: number
  private readonly keepers: Keeper[] = []
  private asked = 0
  private spent = 0

  constructor(mostBytes = MOST_BYTES) {
    this.most = mostBytes
  }

  get bytes(): number {
    return this.spent
  }

  join(keeper: Keeper): void {
    this.keepers.push(keeper)
  }

  /** The number of this ask. */
  noteAsk(): number {
    this.asked += 1
    return this.asked
  }

  /** Takes so many bytes, if need be those of projections nobody asks for any more; false when there is no room. */
  take(bytes: number): boolean {
    while (this.spent + bytes > this.most) {
      const oldest = this.findOldest()
      if (!oldest || this.asked - oldest.ask < LONG_AGO) return false
      oldest.keeper.dropOldest()
    }
    this.spent += bytes
    return true
  }

  release(bytes: number): void {
    this.spent -= bytes
  }

  private findOldest(): { readonly keeper: Keeper; readonly ask: number } | null {
    let oldest: { keeper: Keeper; ask: number } | null = null
    for (const keeper of this.keepers) {
      const ask = keeper.oldestAsk()
      if (ask !== null && (!oldest || ask < oldest.ask)) oldest = { keeper, ask }
    }
    return oldest
  }
}
