import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findBinaries, makeRunnable } from './binaries.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

async function newFolder(mode: number) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk binaries '))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, mode)
  return folder
}

async function copyShipped(to: string) {
  const { postgres } = await findBinaries(null)
  await cp(dirname(dirname(postgres)), join(to, 'native'), { recursive: true, verbatimSymlinks: true })
  return { folder: join(to, 'native'), version: '0.0.0' }
}

describe('findBinaries', () => {
  it('finds the server shipped for this machine', async () => {
    const { postgres } = await findBinaries(null)

    expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL) 18')
  })
})

describe.runIf(isRoot)('makeRunnable', () => {
  it('copies the programs out of a folder only root can enter, once', async () => {
    const shipped = await copyShipped(await newFolder(0o700))
    const cache = await newFolder(0o755)

    const { postgres } = await makeRunnable(shipped, nobody, cache)
    const { ctimeMs } = await stat(postgres)
    await makeRunnable(shipped, nobody, cache)

    expect(execFileSync(postgres, ['--version'], { encoding: 'utf8', ...nobody })).toContain('PostgreSQL) 18')
    expect((await stat(postgres)).ctimeMs).toBe(ctimeMs)
    expect(await readdir(cache)).toHaveLength(1)
  })

  it('runs them where they are when the account can', async () => {
    const shipped = await copyShipped(await newFolder(0o755))

    const { postgres } = await makeRunnable(shipped, nobody, '/nowhere')

    expect(postgres).toBe(join(shipped.folder, 'bin', 'postgres'))
  })

  it('says what to do when there is no place for a copy', async () => {
    const shipped = await copyShipped(await newFolder(0o700))

    await expect(makeRunnable(shipped, nobody, join(shipped.folder, 'bin', 'postgres', 'cache'))).rejects.toMatchObject(
      {
        name: 'PostgresUnavailable',
        message: expect.stringContaining('Move the project to a folder that every user can enter'),
      },
    )
  })

  it('says so when the programs do not run on this machine at all', async () => {
    const shipped = await copyShipped(await newFolder(0o755))
    await rm(join(shipped.folder, 'lib'), { recursive: true })

    await expect(makeRunnable(shipped, nobody)).rejects.toThrow('does not run on this machine')
  })
})
