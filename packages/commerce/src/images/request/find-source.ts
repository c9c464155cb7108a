import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { err, ok, type Result } from '@vonk/domain/result'
import { LRUCache } from '@vonk/platform/cache'

const HEAVIEST = 30_000_000

/** A picture file of the media folder. */
export type Source = {
  readonly path: string
  readonly file: string
  /** Changes when the file does. */
  readonly stamp: string
}
export type SourceRefusal = { readonly code: 'picture-not-found' | 'picture-too-large' }
type FindSource = (path: string) => Promise<Result<Source, SourceRefusal>>

const absent = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'ENAMETOOLONG'])

/** Looks up files of the folder; a link that leads out of it leads nowhere. */
export function createSourceFinder(mediaFolder: string): FindSource {
  // Asking the disk takes longer than everything else about a picture that is at hand.
  const found = new LRUCache<string, Source>({ max: 5_000, ttl: 2_000 })

  return async (path) => {
    const cached = found.get(path)
    if (cached) return ok(cached)
    const source = await lookUp(mediaFolder, path)
    if (source.ok) found.set(path, source.value)
    return source
  }
}

async function lookUp(mediaFolder: string, path: string): Promise<Result<Source, SourceRefusal>> {
  try {
    const root = await realpath(mediaFolder)
    const file = await realpath(join(root, path))
    const facts = await stat(file)
    if (!file.startsWith(root + sep) || !facts.isFile()) return err({ code: 'picture-not-found' })
    if (facts.size > HEAVIEST) return err({ code: 'picture-too-large' })
    return ok({ path, file, stamp: `${facts.mtimeMs}-${facts.size}` })
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && absent.has(String(error.code))
    if (isAbsent) return err({ code: 'picture-not-found' })
    throw error
  }
}
