import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log/index.ts'
import { findRunningPostgres } from './find-running-postgres.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { newDataFolder } from './testing/data-folder.ts'
import { quickSettings } from './testing/spawn-shop.ts'

describe('findRunningPostgres', () => {
  it('finds the database of the shop that runs on the folder, and none when no shop does', async () => {
    const dataFolder = await newDataFolder()
    expect(await findRunningPostgres(dataFolder)).toBeNull()

    const log = createLog({ level: 'silent', name: 'test' })
    const server = await startEmbeddedPostgres({ dataFolder, log, settings: quickSettings })
    onTestFinished(() => server.stop())
    expect(await findRunningPostgres(dataFolder)).toBe(server.url)

    await server.stop()
    expect(await findRunningPostgres(dataFolder)).toBeNull()
  })
})
