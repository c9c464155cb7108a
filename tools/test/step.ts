export type StepOutcome = {
  passed: number
  failed: number
  output: string
  /** A few words beside the step's name. */
  note?: string
  /** What only somebody who asked for this step wants to read: figures, warnings. */
  details?: string
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
  /** Runs alone, after the light ones, in the order of the list. */
  isHeavy?: boolean
  /** Makes no sense when one of these failed. */
  needs?: string[]
  run: (context: StepContext) => Promise<StepOutcome>
}

export type FinishedStep = StepOutcome & { name: string; seconds: number }
