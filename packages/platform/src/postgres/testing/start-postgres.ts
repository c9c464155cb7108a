import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { createLog } from '../../log/index.ts'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'
import { quickSettings } from './spawn-shop.ts'

export const log = createLog({ level: 'silent', name: 'test' })

/** A server that stops with the test. */
export async function startPostgres(dataFolder: string, onProgress?: (text: string) => void) {
  const server = await startEmbeddedPostgres({
    dataFolder,
    log,
    settings: quickSettings,
    ...(onProgress && { onProgress }),
  })
  onTestFinished(() => server.stop())
  return server
}

export async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export async function serverPid(dataFolder: string) {
  return Number((await readFile(join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}
