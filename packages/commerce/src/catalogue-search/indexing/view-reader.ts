import { setTimeout as delay } from 'node:timers/promises'

/** Some views have time: they are read when `until` resolves, or when somebody waits for one. */
export type Patience = { readonly views: ReadonlySet<string>; readonly until: Promise<void> }

type ReaderOptions = {
  readonly views: Iterable<string>
  readonly patience?: Patience | undefined
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
  private readonly patient: string[]
  /** Resolves when there may be more to read. */
  private more = Promise.withResolvers<void>()
  private readonly unread = new Map<string, PromiseWithResolvers<void>>()
  private readonly stopping = new AbortController()

  constructor(options: ReaderOptions) {
    this.options = options
    const { patience } = options
    const views = [...options.views]
    for (const view of views) this.expect(view)
    this.patient = views.filter((view) => patience?.views.has(view))
    this.waiting = views.filter((view) => !patience?.views.has(view))
    patience?.until.then(() => this.readOn(this.patient.splice(0)))
    this.stopping.signal.addEventListener('abort', () => this.more.resolve())
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
    const patientPlace = this.patient.indexOf(view)
    if (patientPlace >= 0) this.readOn(this.patient.splice(patientPlace, 1))
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

  private readOn(views: readonly string[]): void {
    this.waiting.unshift(...views)
    this.more.resolve()
    this.more = Promise.withResolvers()
  }

  private async readNext(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const view = this.waiting.shift()
      if (view === undefined && this.patient.length === 0) return
      if (view === undefined) {
        await this.more.promise
        continue
      }
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
