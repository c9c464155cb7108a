import { commandsOf } from '@vonk/module'
import { UsageError } from '@vonk/platform/command-line'
import { shopModules } from '../modules/index.ts'
import { lookbookCommand } from './catalogue/lookbook.ts'
import { seedCommand } from './catalogue/seed.ts'
import type { Command, Given } from './command.ts'
import { backupCommand } from './running/backup.ts'
import { buildCommand } from './running/build.ts'
import { cacheCommand } from './running/cache.ts'
import { checkCommand } from './running/check.ts'
import { healthCommand } from './running/health.ts'
import { migrateCommand } from './running/migrate.ts'
import { openApiCommand } from './running/openapi.ts'
import { restoreCommand } from './running/restore.ts'
import { serveCommand } from './running/serve.ts'
import { terminalFor } from './terminal-for.ts'

const machineCommands: readonly Command[] = [
  serveCommand,
  buildCommand,
  migrateCommand,
  seedCommand,
  checkCommand,
  backupCommand,
  restoreCommand,
  cacheCommand,
  healthCommand,
  openApiCommand,
  lookbookCommand,
]

/** Those of the machine, then those that the modules bring along. */
export const commands: readonly Command[] = [...machineCommands, ...commandsOf(shopModules)]

/** Runs one command of the shop's own command line and answers its exit code. */
export async function runCli([name = 'help', ...args]: readonly string[], given: Given): Promise<number> {
  if (isHelp(name) || name === 'help') return showHelp(args[0], given)
  const command = findCommand(name)
  // Asked before the command sees its arguments, so that no command can take a question for an order.
  if (!command || asksForHelp(args)) return showHelp(name, given)
  try {
    return await command.run(args, terminalFor(given))
  } catch (error) {
    if (!isUsageError(error)) throw error
    given.write(`${error.message}\n\nUsage: npm run vonk -- ${usageOf(command)}`)
    return 2
  }
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(isHelp)
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function findCommand(name: string | undefined): Command | undefined {
  return commands.find((candidate) => candidate.name === name)
}

/** Explains one command, or lists them all. */
function showHelp(name: string | undefined, { write }: Given): number {
  const command = findCommand(name)
  if (command) {
    write(`Usage: npm run vonk -- ${usageOf(command)}\n\n${command.name} ${command.summary}.`)
    return 0
  }
  const isUnknown = name !== undefined && !isHelp(name)
  if (isUnknown) write(`There is no command "${name}".`)
  write('The command line of the shop: npm run vonk -- <command>\n')
  for (const command of commands) write(`  ${usageOf(command).padEnd(48)} ${command.summary}`)
  write(`  ${'help [COMMAND]'.padEnd(48)} this list, or one command of it; so does --help`)
  return isUnknown ? 2 : 0
}

function usageOf({ name, usage }: Command): string {
  return usage ? `${name} ${usage}` : name
}

// `parseArgs` throws errors of its own for options it does not know.
function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
