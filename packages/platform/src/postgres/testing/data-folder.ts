import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { createLog } from '../../log/index.ts'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'
import { quickSettings } from './spawn-shop.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'vonk shop '))
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })

/** A data folder of one test, with a space in its path; removed with all that is in it. */
export async function newDataFolder(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** Data folders as a first run leaves them, copied from one: for the tests of a file whose subject is a later run. */
export function copiedDataFolders(): () => Promise<string> {
  let made: Promise<string> | null = null
  afterAll(async () => {
    if (made) await remove(await made)
  })
  return async () => {
    made ??= makeOnce()
    const folder = await newDataFolder()
    await cp(await made, folder, { recursive: true, filter: (path) => !path.endsWith('/port') })
    return folder
  }
}

async function makeOnce(): Promise<string> {
  const dataFolder = await newFolder()
  const log = createLog({ level: 'silent', name: 'test' })
  const server = await startEmbeddedPostgres({ dataFolder, log, settings: quickSettings })
  await server.stop()
  return dataFolder
}
