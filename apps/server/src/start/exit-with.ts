import { NoStoreViews } from '@vonk/commerce/stores'
import { DatabaseRefused, MigrationError } from '@vonk/platform/db'
import { CannotListen } from '@vonk/platform/http'
import { describeError } from '@vonk/platform/log'
import { DataFolderBusy, PostgresUnavailable } from '@vonk/platform/postgres'
import { BuildFailed } from '../app-builds/index.ts'
import { MediaRefused } from '../compose/open-media.ts'
import { SearchAdapterNotFound, SearchRefused } from '../compose/search-adapters.ts'
import { InvalidEnvironment } from '../config.ts'
import { SecretsKeyMissing } from './open-staff-sealer.ts'
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
  SecretsKeyMissing,
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
  const foreseen = explainFileError(error) ?? explainFullDisk(error)
  if (foreseen) return foreseen
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

/** What the operating system calls it, and what PostgreSQL does. */
const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** Wherever a write has met the end of a disk: of a file that the error does not name, or of the database. */
function explainFullDisk(error: Error): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : null
    if (fullDisk.has(code)) {
      const place = code === '53100' ? 'the disk of the database' : 'the disk'
      return `There is no room left on ${place} (${code}). What was begun is not finished: make room and start it again.`
    }
  }
  return null
}

/** What the operating system says about a file or folder the shop needs. */
function explainFileError(error: NodeJS.ErrnoException): string | null {
  // Of a file that is missing nobody can say more than where it is asked for; a folder that cannot be made is the owner's.
  const takesNone = error.code === 'ENOENT' && error.syscall === 'mkdir'
  const problem = takesNone ? 'no folder can be made there' : fileProblems[error.code ?? '']
  return problem && error.path ? `${error.path} cannot be used: ${problem} (${error.code}, ${error.syscall}).` : null
}
