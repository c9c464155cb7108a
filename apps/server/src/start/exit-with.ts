import { NoStoreViews } from '@vonk/commerce/stores'
import { MigrationError } from '@vonk/platform/db'
import { PortTaken } from '@vonk/platform/http'
import { DataFolderBusy, PostgresUnavailable } from '@vonk/platform/postgres'
import { InvalidEnvironment } from '../config.ts'
import { BuildFailed } from '../storefront-build/index.ts'

/** Their message is written for whoever started the shop; a stack trace would only bury it. */
const explained = [
  BuildFailed,
  DataFolderBusy,
  InvalidEnvironment,
  MigrationError,
  NoStoreViews,
  PortTaken,
  PostgresUnavailable,
]

/** Ends the process with the exit code of its work; a failure is said in words where we have them. */
export async function exitWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`)
    process.exitCode = 1
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExplained = explained.some((kind) => error instanceof kind)
  return isExplained ? error.message : (error.stack ?? error.message)
}
