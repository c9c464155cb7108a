import { cacheCommand } from './cache.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { exportCommand } from './export.ts'
import { healthCommand } from './health.ts'
import { importCommand } from './import.ts'
import { lookbookCommand } from './lookbook.ts'
import { maintenanceCommand } from './maintenance.ts'
import { migrateCommand } from './migrate.ts'
import { openApiCommand } from './openapi.ts'
import { seedCommand } from './seed.ts'
import { serveCommand } from './serve.ts'
import { storesCommand } from './stores.ts'

const commands: readonly Command[] = [
  serveCommand,
  migrateCommand,
  seedCommand,
  importCommand,
  exportCommand,
  storesCommand,
  maintenanceCommand,
  cacheCommand,
  healthCommand,
  openApiCommand,
  lookbookCommand,
]

/** Runs one command of the shop's own command line and answers its exit code. */
export async function runCli([name = 'help', ...args]: readonly string[], terminal: Terminal): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) return showHelp(terminal)
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    terminal.write(`There is no command "${name}".`)
    showHelp(terminal)
    return 2
  }
  try {
    return await command.run(args, terminal)
  } catch (error) {
    if (!isUsageError(error)) throw error
    terminal.write(`${error.message}\n\nUsage: npm run vonk -- ${usageOf(command)}`)
    return 2
  }
}

function showHelp({ write }: Terminal): number {
  write('The command line of the shop: npm run vonk -- <command>\n')
  for (const command of commands) write(`  ${usageOf(command).padEnd(48)} ${command.summary}`)
  write(`  ${'help'.padEnd(48)} this list`)
  return 0
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
