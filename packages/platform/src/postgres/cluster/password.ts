import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The superuser's password: made once, readable by the shop's own user only. */
export async function ensurePassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'password')
  const found = await readFile(file, 'utf8').catch(nullWhenMissing)
  if (found) return found.trim()

  // Written aside and linked, so that two shops starting at once end up with the same, complete password.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true })
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return (await readFile(file, 'utf8')).trim()
}

function nullWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
