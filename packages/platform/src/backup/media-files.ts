import { createReadStream, type Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type MediaFile = { readonly path: string; readonly size: number; readonly modifiedAt: Date }

/** Folders in which a restore collects files before they take their place. */
export const STAGING_PREFIX = '.restore-'

/** The files of a folder and of those in it, by their path from there; none where there is no folder. */
export async function* listFiles(folder: string, inside = ''): AsyncGenerator<MediaFile> {
  const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(noneWhereMissing)
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(STAGING_PREFIX)) continue
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(folder, path)
    else yield* listFile(folder, path)
  }
}

/** A link to a file counts as the file; one to a folder may lead round in circles and is passed over. */
async function* listFile(folder: string, path: string): AsyncGenerator<MediaFile> {
  const facts = await stat(join(folder, path)).catch(() => null)
  if (facts?.isFile()) yield { path, size: facts.size, modifiedAt: facts.mtime }
}

function noneWhereMissing(error: unknown): Dirent[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** The bytes of a file, as many as it had when it was listed. */
export async function* readMedia(folder: string, { path, size }: MediaFile): AsyncGenerator<Buffer> {
  if (size === 0) return
  let read = 0
  for await (const piece of createReadStream(join(folder, path), { end: size - 1 })) {
    read += piece.length
    yield piece
  }
  if (read < size) throw new Error(`${path} has become shorter while it was read`)
}
