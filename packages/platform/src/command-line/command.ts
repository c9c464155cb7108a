import { parseArgs } from 'node:util'
import type { Database } from '../db/index.ts'

/** What a command works with; a test hands in its own. */
export type Terminal = {
  write(line: string): void
  /** Resolves when more may be written, with whether somebody still reads it; nobody is asked where it is left out. */
  whenHeard?(): Promise<boolean>
  /** Opens the shop's database for one piece of work and closes it again; says nothing of it where the output is read by a program. */
  withDatabase<Value>(work: (db: Database) => Promise<Value>, how?: { readonly isQuiet?: boolean }): Promise<Value>
}

/** One of the shop's own command line; `On` is what it needs beside the database. */
export type Command<On extends Terminal = Terminal> = {
  readonly name: string
  readonly summary: string
  /** How the arguments look, after the name. */
  readonly usage?: string
  /** Answers the exit code. */
  run(args: readonly string[], terminal: On): Promise<number>
}

/** The arguments make no sense to the command; its usage is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** For commands that take none: one that is passed over in silence may have been meant as an order. */
export function refuseArguments(args: readonly string[]): void {
  parseArgs({ args: [...args], options: {} })
}

/** The store view that is asked for with --store; null where none is. */
export function readStore(code: string | undefined, { views }: Views): string | null {
  if (code === undefined) return null
  const codes = views.map((view) => view.code)
  if (codes.includes(code)) return code
  throw new UsageError(`There is no store view "${code}": --store is one of ${codes.join(', ')}.`)
}

type Views = { readonly views: readonly { readonly code: string }[] }
