import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'

/** What a command works with; a test hands in its own. */
export type Terminal = {
  readonly config: Config
  readonly root: string
  write(line: string): void
  /** Resolves when more may be written, with whether somebody still reads it; nobody is asked where it is left out. */
  whenHeard?(): Promise<boolean>
}

export type Command = {
  readonly name: string
  readonly summary: string
  /** How the arguments look, after the name. */
  readonly usage?: string
  /** Answers the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>
}

/** The arguments make no sense to the command; its usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** For commands that take none: one that is passed over in silence may have been meant as an order. */
export function refuseArguments(args: readonly string[]): void {
  parseArgs({ args: [...args], options: {} })
}
