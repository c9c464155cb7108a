import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgresUnavailable } from './errors.ts'

type Shipped = { readonly folder: string; readonly version: string }

/** Copies the server programs out of a folder that only root can enter; the data stays where it is. */
export async function publishBinaries({ folder, version }: Shipped, cacheFolder: string): Promise<string> {
  const published = join(cacheFolder, `postgres-${version}-${process.arch}`)
  try {
    await mkdir(cacheFolder, { recursive: true })
    await chmod(cacheFolder, 0o755)
    if ((await lstat(published).catch(() => null)) === null) await copyInOneStep(folder, published)
    return published
  } catch (cause) {
    throw new PostgresUnavailable(
      `PostgreSQL does not run as root, and no other user can enter ${folder}; copying it to ${cacheFolder} failed. ` +
        'Move the project to a folder that every user can enter (like /srv), or set DATABASE_URL.',
      { cause },
    )
  }
}

async function copyInOneStep(from: string, to: string) {
  const unfinished = `${to}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  await makeReadable(unfinished)
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    // Another shop was first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true, force: true })
  })
}

// A strict umask during the installation would follow the files here.
async function makeReadable(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const { mode } = await lstat(path)
    await chmod(path, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644)
  }
}
