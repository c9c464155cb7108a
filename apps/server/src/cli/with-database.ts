import { createLog, createTextOutput } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { embeddedFolderOf, type OpenDatabase, openDatabase } from '../start/open-database.ts'
import { createProgress } from '../start/progress.ts'
import type { Terminal } from './command.ts'

/** Opens the shop's database for one piece of work and closes it again. */
export async function withDatabase<Value>(
  { config, write }: Terminal,
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  // The standard output may be a dump that another program reads.
  const log = createLog({ level: 'warn', name: 'vonk', destination: createTextOutput(process.stderr) })
  // Beside a running shop its embedded server is used: two could not share the data folder.
  const databaseUrl = config.databaseUrl ?? (await findRunningPostgres(embeddedFolderOf(config))) ?? undefined
  const database = await openDatabase({ config: { ...config, databaseUrl }, log, progress: createProgress(write) })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
