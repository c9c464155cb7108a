import { NoStoreViews } from '@vonk/commerce/stores'
import { DatabaseRefused, MigrationError } from '@vonk/platform/db'
import { CannotListen } from '@vonk/platform/http'
import { describeError } from '@vonk/platform/log'
import { DataFolderBusy, PostgresUnavailable } from '@vonk/platform/postgres'
import { BuildFailed } from '../app-builds/index.ts'
import { MediaRefused } from '../compose/open-media.ts'
import { SearchAdapterNotFound, SearchRefused } from '../compose/search-adapters.ts'
import { InvalidEnvironment } from '../config.ts'
import { StartInterrupted } from './stop-signals.ts'

/** Their message is written for whoever started the shop; a stack trace would only bury it. */
const explained = [
  BuildFailed,
  CannotListen,
  DatabaseRefused,
  DataFolderBusy,
  InvalidEnvironment,
  MediaRefused,
  MigrationError,
  NoStoreViews,
  PostgresUnavailable,
  SearchAdapterNotFound,
  SearchRefused,
  StartInterrupted,
]

/** Ends the process with the exit code of its work; a failure is said in words where we have them. */
export async function exitWith(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(`\n${explainFailure(error)}\n`)
    // A start can be killed at any moment without harm, and what it has started ends with it: there is nothing to wait for.
    if (error instanceof StartInterrupted) process.exit(0)
    process.exitCode = 1
  }
}

/** What went wrong, in words for whoever started the process; a stack trace only where nobody has foreseen it. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExplained = explained.some((kind) => error instanceof kind)
  if (isExplained) return error.message
  const aboutFile = explainFileError(error)
  if (aboutFile) return aboutFile
  // A failed query quotes its parameters, and those may be a customer's.
  const { type, message, stack, cause } = describeError(error)
  const reason = typeof cause === 'object' ? [`caused by ${cause.type}: ${cause.message}`] : []
  return [`${type}: ${message}`, ...reason, stack].join('\n')
}

const fileProblems: Partial<Record<string, string>> = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'it lies on a disk that can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
}

/** What the operating system says about a file or folder the shop needs. */
function explainFileError(error: NodeJS.ErrnoException): string | null {
  const problem = fileProblems[error.code ?? '']
  return problem && error.path ? `${error.path} cannot be used: ${problem} (${error.code}, ${error.syscall}).` : null
}
