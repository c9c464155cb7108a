import { NoStoreViews } from '@vonk/commerce/stores'
import { MigrationError } from '@vonk/platform/db'
import { PortTaken } from '@vonk/platform/http'
import { describeError } from '@vonk/platform/log'
import { DataFolderBusy, PostgresUnavailable } from '@vonk/platform/postgres'
import { SearchAdapterNotFound } from '../compose/search-adapters.ts'
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
  SearchAdapterNotFound,
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
  if (isExplained) return error.message
  // A failed query quotes its parameters, and those may be a customer's.
  const { type, message, stack, cause } = describeError(error)
  const reason = typeof cause === 'object' ? [`caused by ${cause.type}: ${cause.message}`] : []
  return [`${type}: ${message}`, ...reason, stack].join('\n')
}
