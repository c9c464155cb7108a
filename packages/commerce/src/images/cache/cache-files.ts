import { hash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFormat } from '../request/choose-format.ts'
import type { Source } from '../request/find-source.ts'
import { nameOf, type PictureSize } from '../request/picture-size.ts'

/** Raised whenever the same source comes out differently, so that nothing old is served. */
const RENDERING = 1
const HOUR = 3_600_000

export const temporarySuffix = '.tmp'

export type CachedPicture = {
  /** Stands for exactly these bytes: the picture, its version, its size and its format. */
  readonly key: string
  readonly target: string
  readonly masters: { readonly standard: string; readonly large: string }
  /** For a copy of the source, where the media are on another machine. */
  readonly copy: string
}

/** Where a picture and what it is derived from are kept. */
export function cachedPictureOf(
  folder: string,
  { source, size, format }: { source: Source; size: PictureSize; format: PictureFormat },
): CachedPicture {
  const keyOf = (variant: string) =>
    hash('sha256', [RENDERING, source.path, source.stamp, variant].join('\0'), 'hex').slice(0, 40)
  const fileOf = (key: string, extension: string) => join(folder, key.slice(0, 2), `${key}.${extension}`)
  const key = keyOf(`${nameOf(size)} ${format}`)
  const masters = { standard: fileOf(keyOf('standard'), 'png'), large: fileOf(keyOf('large'), 'png') }
  return { key, target: fileOf(key, format), masters, copy: fileOf(keyOf('source'), 'source') }
}

/** The kept bytes; null when they are not there, or cannot be read, which is the same to whoever asks. */
export async function findKept(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    await using handle = await open(file)
    const { mtimeMs } = await handle.stat()
    const bytes = await handle.readFile()
    // The age tells what may go first; once an hour is exact enough and spares the disk.
    if (Date.now() - mtimeMs > HOUR) utimes(file, new Date(), new Date()).catch(() => {})
    // A power cut can leave a name without its content.
    return bytes.byteLength > 0 ? bytes : null
  } catch {
    return null
  }
}

/** Whole or not at all: readers never see half a file. Answers why it could not be kept, or null. */
export async function keepFile(file: string, bytes: Uint8Array): Promise<string | null> {
  const temporary = `${file}.${randomUUID()}${temporarySuffix}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, file)
    return null
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
