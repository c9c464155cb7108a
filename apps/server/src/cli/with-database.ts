import { createLog, createTextOutput, type Log } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { embeddedFolderOf, type OpenDatabase, openDatabase, openServer } from '../start/open-database.ts'
import { createProgress } from '../start/progress.ts'
import type { Terminal } from './command.ts'

type Given = Pick<Terminal, 'config' | 'write'>

/** Opens the shop's database for one piece of work and closes it again. */
export async function withDatabase<Value>(
  terminal: Given,
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(await optionsFor(terminal))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The same for work on the database as it is, of whatever version and even empty. */
export async function withServer<Value>(
  terminal: Given,
  work: (server: { readonly url: string; readonly log: Log }) => Promise<Value>,
): Promise<Value> {
  const options = await optionsFor(terminal)
  const server = await openServer(options)
  try {
    return await work({ url: server.url, log: options.log })
  } finally {
    await server.stop()
  }
}

async function optionsFor({ config, write }: Given) {
  // The standard output may be a dump that another program reads.
  const log = createLog({ level: 'warn', name: 'vonk', destination: createTextOutput(process.stderr) })
  // Beside a running shop its embedded server is used: two could not share the data folder.
  const databaseUrl = config.databaseUrl ?? (await findRunningPostgres(embeddedFolderOf(config))) ?? undefined
  return { config: { ...config, databaseUrl }, log, progress: createProgress(write) }
}
