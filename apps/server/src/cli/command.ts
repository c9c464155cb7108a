import type { TerminalOf } from '@vonk/module'
import type { Command as AnyCommand, Terminal as AnyTerminal } from '@vonk/platform/command-line'
import type { Config } from '../config.ts'
import type { shopModules } from '../modules/index.ts'

/** What the command line is started with. */
export type Given = Pick<AnyTerminal, 'write' | 'whenHeard'> & { readonly config: Config; readonly root: string }

/** What commands work with: those of the machine with its configuration, those of modules with what they name. */
export type Terminal = Given & AnyTerminal & TerminalOf<typeof shopModules>

/** A command about the machine, or about all modules together; one about a module stands in that. */
export type Command = AnyCommand<Terminal>
