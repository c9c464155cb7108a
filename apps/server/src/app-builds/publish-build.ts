import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { keepOldAssets } from './keep-old-assets.ts'
import { findStamp, removeStamp, writeStamp } from './stamp.ts'

/** Puts a finished build in the place of the old one; killed on the way, it leaves a build that counts as unfinished. */
export async function publishBuild(options: {
  staging: string
  buildFolder: string
  parts: readonly string[]
  sources: string
  now: number
}) {
  const { staging, buildFolder, parts, sources, now } = options
  const old = await findStamp(buildFolder)
  const superseded = await keepOldAssets({
    from: buildFolder,
    into: staging,
    superseded: old?.superseded ?? {},
    now,
  })
  await removeStamp(buildFolder)
  const outgoing = join(staging, 'outgoing')
  await mkdir(outgoing)
  for (const part of parts) {
    await rename(join(buildFolder, part), join(outgoing, part)).catch(ignoreMissing)
    await rename(join(staging, part), join(buildFolder, part))
  }
  await writeStamp(buildFolder, { sources, superseded })
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
