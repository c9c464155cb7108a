import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgresUnavailable } from '../machine/errors.ts'

/** The superuser's password: made once, readable by the shop's own user only. */
export async function ensurePassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'password')
  const found = await readFile(file, 'utf8').catch(nullWhenMissing)
  if (found !== null) return requirePassword(found, file)

  // Written aside and linked, so that two shops starting at once end up with the same, complete password.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true })
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
  return requirePassword(await readFile(file, 'utf8'), file)
}

/** With an empty one the server would be asked for ever and never let anybody in. */
function requirePassword(text: string, file: string): string {
  const password = text.trim()
  if (password !== '') return password
  throw new PostgresUnavailable(
    `The file ${file} is empty. It holds the password of the database: restore it from a backup, ` +
      'or delete it if there is no database in the folder yet.',
  )
}

function nullWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
