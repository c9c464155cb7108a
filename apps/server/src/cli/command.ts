import type { Command as AnyCommand, Terminal as AnyTerminal } from '@vonk/platform/command-line'
import type { Config } from '../config.ts'

/** What the machine's own commands work with beside the database. */
export type Terminal = AnyTerminal & { readonly config: Config; readonly root: string }

/** A command about the machine, or about all modules together; one about a module stands in that. */
export type Command = AnyCommand<Terminal>
