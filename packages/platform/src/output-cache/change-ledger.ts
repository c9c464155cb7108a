import { setTimeout } from 'node:timers/promises'
import { comparePositions, type Position } from '../outbox/index.ts'

type LedgerOptions = {
  /** The newest change there was when listening began. */
  readonly floor: Position
  /** How long after it was last heard that nothing is new a page is still believed to be right. */
  readonly patienceMs: number
  readonly mostTags?: number
}

/** When which cache tag has changed, and whether this process hears of changes at all. */
export class ChangeLedger {
  readonly #changes = new Map<string, Position>()
  readonly #patienceMs: number
  readonly #mostTags: number
  #floor: Position
  #heardUntil = Number.NEGATIVE_INFINITY
  #waiting: Pick<PromiseWithResolvers<void>, 'promise' | 'resolve'> | null = null

  constructor({ floor, patienceMs, mostTags = 100_000 }: LedgerOptions) {
    this.#floor = floor
    this.#patienceMs = patienceMs
    this.#mostTags = mostTags
  }

  note(tags: Iterable<string>, at: Position): void {
    for (const tag of tags) {
      this.#changes.delete(tag)
      this.#changes.set(tag, at)
    }
    // Who is forgotten counts as changed by then: that is at worst too careful.
    for (const [oldest, position] of this.#changes) {
      if (this.#changes.size <= this.#mostTags) return
      this.#changes.delete(oldest)
      this.#raise(position)
    }
  }

  /** Everything is another from here on. */
  noteAll(at: Position): void {
    this.#changes.clear()
    this.#raise(at)
  }

  /** Whatever was committed by this moment, in the time of `performance.now`, has been noted. */
  confirm(moment: number): void {
    this.#heardUntil = Math.max(this.#heardUntil, moment)
    this.#waiting?.resolve()
    this.#waiting = null
  }

  /** False when changes were not heard of for too long: then no cached page is certain to be right. */
  isFresh(now: number): boolean {
    return now - this.#heardUntil < this.#patienceMs
  }

  /** The same, waiting a moment where it was so a moment ago: a busy process hears late, and making a page takes longer. */
  async whenFresh(now: number): Promise<boolean> {
    if (this.isFresh(now)) return true
    if (now - this.#heardUntil > this.#patienceMs * 5) return false
    const { promise, resolve } = this.#waiting ?? Promise.withResolvers<void>()
    this.#waiting ??= { promise, resolve }
    await Promise.race([promise, setTimeout(this.#patienceMs, undefined, { ref: false })])
    return this.isFresh(performance.now())
  }

  /** Whether nothing of this has changed since. */
  isCurrent(tags: Iterable<string>, asOf: Position): boolean {
    if (comparePositions(asOf, this.#floor) < 0) return false
    for (const tag of tags) {
      const changed = this.#changes.get(tag)
      if (changed && comparePositions(asOf, changed) < 0) return false
    }
    return true
  }

  #raise(position: Position): void {
    if (comparePositions(this.#floor, position) < 0) this.#floor = position
  }
}
