import type { Log } from '@vonk/platform/log'
import type { Position, ReceivedEvent } from '@vonk/platform/outbox'
import type { catalogueChanged } from '../../catalogue/index.ts'
import type { reviewsChanged } from '../../reviews/index.ts'
import type { stockChanged } from '../../stock/index.ts'
import { Changes, type FollowingIndex } from './changes.ts'

type Change = ReceivedEvent<typeof catalogueChanged | typeof stockChanged | typeof reviewsChanged>

type Parts = {
  readonly views: ReadonlyMap<string, FollowingIndex>
  readonly log: Log
  /** How far what is published has been handed over. */
  readonly findPosition?: () => Position | null
  /** How long changes are collected before they are read in one go. */
  readonly batchMs?: number
  readonly retryMs?: number
  /** How many times as long as it worked it rests; none where another machine does the work. */
  readonly restsPerWork?: number
  /** Nothing is applied before: changes of a view that is being read would meet the reading. */
  readonly after?: Promise<void>
  /** Told whenever all that waited is in the index. */
  readonly onApplied?: () => Promise<void>
}

/** Following changes takes at most a quarter of the time, so that answers do not wait for it in a busy hour. */
const RESTS_PER_WORK = 3
const LONGEST_REST_MS = 500

/** Collects changes for a moment, so that a busy hour is a few large reads instead of thousands of small ones. */
export class PendingChanges {
  private changes = new Changes()
  private timer: NodeJS.Timeout | null = null
  private isApplying = false
  private isDueAgain = false
  /** By `performance.now`. */
  private restsUntil = 0
  private running: Promise<void>
  private isClosed = false
  /** Where the first of the changes comes after that wait, and of those that are being applied. */
  private waitingSince: Position | null = null
  private applyingSince: Position | null = null
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
    this.running = parts.after ?? Promise.resolve()
  }

  /** Everything up to there has been applied; null when all has been that is known of. */
  get position(): Position | null {
    return this.applyingSince ?? this.waitingSince
  }

  add(event: Change): void {
    this.noteWaiting()
    if (event.topic === 'stock-changed') this.changes.addSkus(event.payload.skus)
    else if (event.topic === 'reviews-changed') this.changes.addReviews(event.payload.ids)
    else this.addDocuments(event.payload)
    this.schedule(this.parts.batchMs ?? 100)
  }

  private addDocuments(change: Parameters<Changes['addDocuments']>[0]): void {
    if (change.entity === 'taxrule') this.parts.views.get(change.view)?.noteTaxes()
    this.changes.addDocuments(change)
  }

  /** Prices all products of a view again. */
  reprice(view: string): void {
    if (!this.parts.views.has(view)) return
    this.noteWaiting()
    this.changes.addDocuments({ view, entity: 'taxrule', ids: [] })
    this.schedule(this.parts.batchMs ?? 100)
  }

  /** Reads a view that is new. */
  read(view: string): void {
    this.noteWaiting()
    this.changes.addDocuments({ view, entity: 'attribute', ids: [] })
    this.schedule(this.parts.batchMs ?? 100)
  }

  /** Reads everything again. */
  rebuild(): void {
    this.noteWaiting()
    for (const view of this.parts.views.keys()) this.addDocuments({ view, entity: 'attribute', ids: [] })
    this.schedule(this.parts.batchMs ?? 100)
  }

  /** Looks whether the clock has changed a price. */
  tick(): void {
    this.changes.isTickDue = true
    this.schedule(this.parts.batchMs ?? 100)
  }

  private noteWaiting(): void {
    this.waitingSince ??= this.parts.findPosition?.() ?? null
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    await this.running
  }

  private schedule(delay: number): void {
    if (this.isApplying) this.isDueAgain = true
    if (this.isClosed || this.isApplying || this.timer) return
    this.timer = setTimeout(
      () => {
        this.timer = null
        this.running = this.running.then(() => this.flush())
      },
      Math.max(delay, this.restsUntil - performance.now()),
    )
  }

  private async flush(): Promise<void> {
    const { batchMs = 100, retryMs = 1000, restsPerWork = RESTS_PER_WORK } = this.parts
    const started = performance.now()
    this.isApplying = true
    this.isDueAgain = false
    const isDone = await this.applyWaiting()
    this.isApplying = false
    const ended = performance.now()
    this.restsUntil = ended + Math.min((ended - started) * restsPerWork, LONGEST_REST_MS)
    if (!isDone || this.isDueAgain) this.schedule(isDone ? batchMs : retryMs)
  }

  /** Whether all that waited is in the index. */
  private async applyWaiting(): Promise<boolean> {
    const taken = this.changes
    this.changes = new Changes()
    this.applyingSince = this.waitingSince
    this.waitingSince = null
    try {
      await this.apply(taken, () => this.applyUrgent())
      this.applyingSince = null
      await this.parts.onApplied?.()
      if (taken.isTickDue) await this.lookAtClock()
      return true
    } catch (err) {
      this.waitingSince = this.position
      this.applyingSince = null
      this.parts.log.warn({ err }, 'the search index could not follow a change: trying again')
      return false
    }
  }

  /** Stock cannot wait until a large view has been read again. */
  private async applyUrgent(): Promise<void> {
    const taken = this.changes.takeUrgent()
    await this.apply(taken)
    if (taken.isTickDue) await this.lookAtClock()
  }

  /** What cannot be applied is still to be done. */
  private async apply(taken: Changes, between = async () => {}): Promise<void> {
    try {
      for (const [code, index] of this.parts.views) await taken.applyTo(code, index, between)
    } catch (error) {
      this.changes.addAll(taken)
      throw error
    }
  }
  /** Last of all: nobody whose stock has changed waits until all products are counted. */
  private async lookAtClock(): Promise<void> {
    const between = () => this.applyUrgent()
    try {
      for (const index of this.parts.views.values()) await index.changeDuePrices({ between })
    } catch (error) {
      this.changes.isTickDue = true
      throw error
    }
  }
}
