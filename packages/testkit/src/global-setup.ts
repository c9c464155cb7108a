import { startEmbeddedPostgres } from '@vonk/platform/postgres'
import type { TestProject } from 'vitest/node'
import { aLog } from './a-log.ts'
import { createTemplate } from './test-server.ts'
import { createThrowAwayFolder, findMemory } from './throw-away-folder.ts'

// Nothing of this server outlives the run, so nothing has to reach the disk: a database of a test is hundreds of files.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
  shared_buffers: '64MB',
  // Copies the template in the kernel: half of what a database of a test costs.
  file_copy_method: 'clone',
}

/** Starts one throw-away PostgreSQL for the whole run; answers how to remove it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { log } = aLog()
  const folder = await createThrowAwayFolder(await findMemory())
  const server = await startEmbeddedPostgres({ dataFolder: folder.path, log, settings })
  await createTemplate(server.url, log)
  project.provide('testServerUrl', server.url)
  return async () => {
    await server.stop()
    await folder.remove()
  }
}
