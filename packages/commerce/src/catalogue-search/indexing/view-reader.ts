import { setTimeout as delay } from 'node:timers/promises'

type ReaderOptions = {
  readonly views: Iterable<string>
  /** Reads a view whole; `between` is awaited after every batch and throws when the reading is to end. */
  read(view: string, between: () => Promise<void>): Promise<void>
  /** A view could not be read; it will be tried again. */
  onFailure(error: unknown): void
  /** Views read side by side: while the database works for one, another is indexed. */
  readonly readers?: number
  readonly retryMs?: number
}

/** Reads every view once, those first that somebody waits for. */
export class ViewReader {
  /** All views have been read, or reading has been given up. */
  readonly done: Promise<void>
  private readonly options: ReaderOptions
  private readonly waiting: string[]
  private readonly unread = new Map<string, PromiseWithResolvers<void>>()
  private readonly stopping = new AbortController()

  constructor(options: ReaderOptions) {
    this.options = options
    this.waiting = [...options.views]
    for (const view of this.waiting) this.expect(view)
    this.done = Promise.all(Array.from({ length: options.readers ?? 3 }, () => this.readNext())).then(() => {})
  }

  get isDone(): boolean {
    return this.unread.size === 0
  }

  isRead(view: string): boolean {
    return !this.unread.has(view)
  }

  /** Resolves when the view can be searched; rejects when an attempt to read it fails. */
  async whenRead(view: string): Promise<void> {
    const place = this.waiting.indexOf(view)
    if (place > 0) this.waiting.unshift(...this.waiting.splice(place, 1))
    await this.unread.get(view)?.promise
  }

  async close(): Promise<void> {
    this.stopping.abort()
    await this.done
  }

  private expect(view: string): void {
    const reading = Promise.withResolvers<void>()
    // Nobody need be waiting for it.
    reading.promise.catch(() => {})
    this.unread.set(view, reading)
  }

  private async readNext(): Promise<void> {
    for (let view = this.waiting.shift(); view !== undefined; view = this.waiting.shift()) {
      const error = await this.attempt(view)
      if (this.stopping.signal.aborted) return
      if (error === null) continue
      this.options.onFailure(error)
      this.waiting.push(view)
      await delay(this.options.retryMs ?? 1_000, null, this.stopping).catch(() => {})
    }
  }

  /** Answers what went wrong; null when nothing did. */
  private async attempt(view: string): Promise<unknown> {
    const { signal } = this.stopping
    const reading = this.unread.get(view)
    try {
      await this.options.read(view, async () => signal.throwIfAborted())
      this.unread.delete(view)
      reading?.resolve()
      return null
    } catch (error) {
      this.expect(view)
      reading?.reject(error)
      return error
    }
  }
}
