import { setTimeout as pause } from 'node:timers/promises'
import type { SharedIndex } from '@vonk/search/port'
import { readViewState, type ViewState } from './view-state.ts'

type WatchOptions = {
  readonly shared: SharedIndex
  /** Those of this moment. */
  views(): readonly string[]
  onChange(states: ReadonlyMap<string, ViewState>): void
  readonly everyMs?: number
}

/** How far somebody has written the indexes, looked at again and again. */
export class StateWatch {
  states: ReadonlyMap<string, ViewState> = new Map()
  private readonly options: WatchOptions
  private readonly stopping = new AbortController()
  private looking = Promise.withResolvers<void>()
  private readonly running: Promise<void>

  constructor(options: WatchOptions) {
    this.options = options
    this.looking.promise.catch(() => {})
    this.running = this.run()
  }

  /** Resolves after the next look; rejects when OpenSearch could not be asked. */
  next(): Promise<void> {
    return this.looking.promise
  }

  /** Resolves when every view can be asked, and when it is closed. */
  async untilAllRead(): Promise<void> {
    const { signal } = this.stopping
    const isUnread = (view: string) => !this.states.has(view)
    while (!signal.aborted && this.options.views().some(isUnread)) await this.next().catch(() => {})
  }

  async close(): Promise<void> {
    this.stopping.abort()
    await this.running
    this.looking.reject(this.stopping.signal.reason)
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      const { resolve, reject } = this.looking
      const outcome = await this.look().then(
        () => resolve,
        (error: unknown) => () => reject(error),
      )
      this.looking = Promise.withResolvers<void>()
      this.looking.promise.catch(() => {})
      outcome()
      await pause(this.options.everyMs ?? 250, null, { signal }).catch(() => {})
    }
  }

  private async look(): Promise<void> {
    const { shared, views, onChange } = this.options
    const stored = await shared.loadStates(views())
    this.states = new Map(
      [...stored].flatMap(([view, { value }]) => {
        const state = readViewState(value)
        return state ? [[view, state]] : []
      }),
    )
    onChange(this.states)
  }
}
