export type StepOutcome = {
  passed: number
  failed: number
  output: string
  /** A few words beside the step's name. */
  note?: string
  /** What only somebody who asked for this step wants to read: figures, warnings. */
  details?: string
  /** Not run, since it passed with the same files before. */
  isUnchanged?: boolean
}

export type StepContext = {
  /** Aborted when the run is interrupted: whatever the step started has to end. */
  signal: AbortSignal
  /** A folder that is removed after the run. */
  scratch: string
  /** Shows a line while the step runs. */
  say: (line: string) => void
  /** What the developer asked of the tests: files and title. */
  filters: string[]
}

export type Step = {
  name: string
  /** How many cores it keeps busy: one, unless told. */
  cores?: number
  /** About how long it takes on two cores: what most has to wait for begins first. One second, unless told. */
  seconds?: number
  /** Steps of one lane run one after another, because they share a thread. */
  lane?: string
  /** Whether a file decides how it ends: any does, unless told. */
  reads?: (path: string) => boolean
  /** Makes what others need: nothing is saved by not running it. */
  isAlwaysRun?: boolean
  /** Begins when these are done, and makes no sense when one of them failed. */
  needs?: string[]
  run: (context: StepContext) => Promise<StepOutcome>
}

export type FinishedStep = StepOutcome & {
  name: string
  /** When it began, after the first one. */
  from: number
  seconds: number
}
