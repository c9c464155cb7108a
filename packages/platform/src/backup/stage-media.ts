import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MediaFile, STAGING_PREFIX } from './media-files.ts'

export type Staging = Awaited<ReturnType<typeof stageMedia>>

/**
 * Collects files beside those of the media folder, to take their place at once. They lie inside it: the folder itself may be a
 * disk of its own, which nothing can be moved across.
 */
export async function stageMedia(mediaFolder: string) {
  await mkdir(mediaFolder, { recursive: true })
  // Of a restore that was killed.
  const left = (await readdir(mediaFolder)).filter((name) => name.startsWith(STAGING_PREFIX))
  for (const name of left) await rm(join(mediaFolder, name), { recursive: true })
  const folder = await mkdtemp(join(mediaFolder, STAGING_PREFIX))

  return {
    async add({ path, modifiedAt }: MediaFile, pieces: AsyncIterable<Buffer>): Promise<void> {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(Readable.from(pieces), createWriteStream(target))
      // Browsers and caches go by how old a file is.
      await utimes(target, modifiedAt, modifiedAt)
    },
    /** What was there goes, what was collected comes. */
    async finish(): Promise<void> {
      const old = (await readdir(mediaFolder)).filter((name) => !name.startsWith(STAGING_PREFIX))
      for (const name of old) await rm(join(mediaFolder, name), { recursive: true })
      for (const name of await readdir(folder)) await rename(join(folder, name), join(mediaFolder, name))
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}
