import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import type { Metrics } from '@vonk/platform/metrics'
import type { Config } from '../config.ts'
import type { Progress } from './progress.ts'

/** What a start works with, whatever the role. */
export type StartOptions = {
  readonly config: Config
  readonly root: string
  readonly log: Log
  readonly progress: Progress
  readonly isDevelopment: boolean
  /** Where to measure; a place of its own when left out. */
  readonly metrics?: Metrics | undefined
  /** Fills an empty shop. */
  readonly seed?: ((target: SeedTarget) => Promise<unknown>) | undefined
}

/** The same, with where to measure. */
export type StartParts = StartOptions & { readonly metrics: Metrics }

export type SeedTarget = { readonly db: Database; readonly mediaFolder: string; onProgress(text: string): void }
