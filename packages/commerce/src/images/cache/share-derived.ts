import { access } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Log } from '@vonk/platform/log'
import { type ObjectStore, StoreUnavailable } from '@vonk/platform/objects'
import { findKept, keepFile } from './cache-files.ts'
import type { CacheLimit } from './limit-cache.ts'

/** What has been made of pictures, where all machines leave it for each other. Files are named as in the cache folder. */
export type SharedDerived = {
  /** Null where it is not there, or cannot be had for now. What was found is kept on this machine. */
  fetch(file: string): Promise<Buffer<ArrayBuffer> | null>
  isThere(file: string): Promise<boolean>
  /** Leaves files of this machine for the others. */
  leave(files: readonly string[]): Promise<void>
}

type SharedOptions = {
  readonly store: ObjectStore
  readonly cacheFolder: string
  readonly limit: CacheLimit
  readonly log: Log
}

export function shareDerived({ store, cacheFolder, limit, log }: SharedOptions): SharedDerived {
  const keyOf = (file: string) => relative(cacheFolder, file).replaceAll(sep, '/')

  return {
    async fetch(file) {
      const bytes = await unlessUnavailable(() => store.read(keyOf(file)))
      if (!bytes || bytes.byteLength === 0) return null
      const cacheProblem = await keepFile(file, bytes)
      limit.note({ written: cacheProblem ? 0 : bytes.byteLength, cacheProblem })
      return bytes
    },
    async isThere(file) {
      return (await unlessUnavailable(() => store.find(keyOf(file)))) !== null
    },
    async leave(files) {
      for (const file of files) {
        const bytes = await findKept(file)
        if (!bytes) continue
        try {
          await store.write(keyOf(file), bytes)
        } catch (err) {
          log.warn({ err }, 'a picture cannot be left for other processes: they draw it again')
        }
      }
    },
  }
}

/** What the store cannot give for now is drawn on this machine. */
async function unlessUnavailable<Value>(ask: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StoreUnavailable) return null
    throw error
  }
}

/** Whether this machine has the file. */
export function isOnDisk(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
