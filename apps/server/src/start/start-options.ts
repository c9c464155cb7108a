import type { CountHere } from '@vonk/commerce/throttles'
import type { Database } from '@vonk/platform/db'
import type { FigureSource } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import type { Metrics } from '@vonk/platform/metrics'
import type { ApiHandler } from '../compose/api-handler.ts'
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
  /** The processes this one serves with behind one port; none where it is the only one. */
  readonly group?: Group | undefined
  /** Fills an empty shop. */
  readonly seed?: ((target: SeedTarget) => Promise<unknown>) | undefined
}

/** A shop that serves. */
export type RunningShop = {
  readonly port: number
  readonly api: ApiHandler | null
  /** Replaces one process after the other; where there is only one, nobody could serve meanwhile. */
  restart?(): Promise<void>
  /** Is not ready for a while but still serves; then the port closes, running requests finish, jobs, pools and the database stop. */
  stop(drain?: Drain): Promise<void>
}

/** How long balancers get to notice, unless the signal comes first. */
export type Drain = { readonly ms: number; readonly signal?: AbortSignal }

/** What processes of one group have in common. */
export type Group = {
  readonly countHere: CountHere
  /** The measurements of all of them. */
  readonly figures: FigureSource
}

/** The same, with where to measure. */
export type StartParts = StartOptions & { readonly metrics: Metrics }

export type SeedTarget = {
  readonly db: Database
  readonly mediaFolder: string
  /** Waited for when all pictures lie in the folder. */
  onDrawn(): Promise<void>
  onProgress(text: string): void
}
