import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lends an empty folder for a shop's data. */
export async function withDataFolder<T>(work: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vonk-bench-'))
  try {
    return await work(dataFolder)
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 })
  }
}
