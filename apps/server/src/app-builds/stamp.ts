import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const stampSchema = z.object({
  sources: z.string(),
  /** Assets of earlier builds that are still served, with the moment (ms) a newer build replaced them. */
  superseded: z.record(z.string(), z.number()),
})

/** Says what a finished build was made from. A build without one is not finished. */
export type Stamp = z.infer<typeof stampSchema>

export async function findStamp(buildFolder: string): Promise<Stamp | null> {
  try {
    return stampSchema.parse(JSON.parse(await readFile(stampFile(buildFolder), 'utf8')))
  } catch {
    return null
  }
}

export async function writeStamp(buildFolder: string, stamp: Stamp) {
  const unfinished = `${stampFile(buildFolder)}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(stamp))
  await rename(unfinished, stampFile(buildFolder))
}

export async function removeStamp(buildFolder: string) {
  await rm(stampFile(buildFolder), { force: true })
}

function stampFile(buildFolder: string) {
  return join(buildFolder, 'stamp.json')
}
