import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { InvalidObjectKey, isObjectKey, type ObjectStore } from './object-store.ts'

const absent = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'ENAMETOOLONG'])

/** A folder of this machine; a link that leads out of it leads nowhere. */
export function createFolderStore(folder: string): ObjectStore {
  return {
    async find(key) {
      const found = await locate(folder, key)
      return found && { bytes: found.size, stamp: `${found.mtimeMs}-${found.size}` }
    },
    async read(key) {
      const found = await locate(folder, key)
      return found && readFile(found.file)
    },
    async openFile(key) {
      const found = await locate(folder, key)
      return found ? found.file : null
    },
    async write(key, bytes) {
      if (!isObjectKey(key)) throw new InvalidObjectKey(key)
      const file = join(folder, key)
      const unfinished = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, file)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    check: async () => {},
    findConcern: async () => null,
  }
}

async function locate(folder: string, key: string) {
  if (!isObjectKey(key)) return null
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, key))
    const facts = await stat(file)
    const isInside = file.startsWith(root + sep) && facts.isFile()
    return isInside ? { file, size: facts.size, mtimeMs: facts.mtimeMs } : null
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && absent.has(String(error.code))
    if (isAbsent) return null
    throw error
  }
}
