import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Stamp } from './stamp.ts'

const assetFolders = ['client/assets', 'server/assets']
const keptFor = 7 * 24 * 60 * 60 * 1_000

type KeepOptions = { from: string; into: string; superseded: Stamp['superseded']; now: number }

/**
 * A page that a shopper opened before the new build still asks for the chunks of the old one: they go along for a week.
 * Answers which files those are and since when they are old.
 */
export async function keepOldAssets({ from, into, superseded, now }: KeepOptions): Promise<Stamp['superseded']> {
  const current = new Set(await listAssets(into))
  const kept: [string, number][] = (await listAssets(from))
    .filter((file) => !current.has(file))
    .map((file): [string, number] => [file, superseded[file] ?? now])
    .filter(([, since]) => now - since < keptFor)
  for (const [file] of kept) {
    await mkdir(dirname(join(into, file)), { recursive: true })
    await link(join(from, file), join(into, file)).catch(() => copyFile(join(from, file), join(into, file)))
  }
  return Object.fromEntries(kept)
}

async function listAssets(build: string): Promise<string[]> {
  const lists = await Promise.all(
    assetFolders.map((folder) =>
      readdir(join(build, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return lists
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)))
}
