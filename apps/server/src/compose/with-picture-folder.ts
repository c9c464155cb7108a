import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ObjectStore } from '@vonk/platform/objects'
import type { Config } from '../config.ts'
import { createMedia } from './open-media.ts'

export type PictureFolder = {
  readonly path: string
  /** Puts everything that lies in the folder among the pictures of the shop. */
  finish(): Promise<void>
}

type Settings = Pick<Config, 'mediaFolder' | 'mediaBucket' | 'dataFolder'>

/** So many uploads at a time. */
const LANES = 16

/** A folder to write many pictures into: that of the media, or one whose files go into the bucket afterwards. */
export async function withPictureFolder<Value>(
  settings: Settings,
  work: (folder: PictureFolder) => Promise<Value>,
): Promise<Value> {
  const { mediaFolder, mediaBucket, dataFolder } = settings
  if (!mediaBucket) return work({ path: mediaFolder, finish: async () => {} })
  await mkdir(dataFolder, { recursive: true })
  const path = await mkdtemp(join(dataFolder, 'pictures-'))
  try {
    return await work({ path, finish: () => upload(path, createMedia(settings).media) })
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

async function upload(folder: string, media: ObjectStore): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const waiting = files.values()
  const lanes = Array.from({ length: LANES }, async () => {
    for (const file of waiting) await media.write(relative(folder, file).replaceAll(sep, '/'), await readFile(file))
  })
  await Promise.all(lanes)
}
