import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../log/index.ts'
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts'
import { copiedDataFolders } from '../testing/data-folder.ts'
import { quickSettings } from '../testing/spawn-shop.ts'
import { findRunningServer } from './postmaster-pid.ts'

const log = createLog({ level: 'silent', name: 'test' })
const usedDataFolder = copiedDataFolders()

/** As the server's own user: PostgreSQL does not believe in pids of other users anyway. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

function run(script: string): ChildProcess {
  const child = spawn('/bin/sh', ['-c', script], { ...account, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  return child
}

async function firstLine({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('no output')
  const [line] = await once(createInterface({ input: stdout }), 'line')
  return Number(line)
}

/** A stopped cluster with the pid file of a server that had the given pid. */
async function clusterLeftBehindBy(pid: number) {
  const dataFolder = await usedDataFolder()
  const file = join(dataFolder, 'cluster', 'postmaster.pid')
  const server = await startEmbeddedPostgres({ dataFolder, log, settings: quickSettings })
  const lines = (await readFile(file, 'utf8')).split('\n')
  await server.stop()
  await writeFile(file, [pid, ...lines.slice(1)].join('\n'))
  return dataFolder
}

async function expectToStart(dataFolder: string) {
  const server = await startEmbeddedPostgres({ dataFolder, log, settings: quickSettings })
  await server.stop()
  expect(server.port).toBeGreaterThan(0)
}

describe('findRunningServer', () => {
  it('knows the server that runs on the folder', async () => {
    const dataFolder = await usedDataFolder()
    const server = await startEmbeddedPostgres({ dataFolder, log, settings: quickSettings })
    onTestFinished(() => server.stop())

    expect(await findRunningServer(join(dataFolder, 'cluster'))).toMatchObject({ port: server.port })
  })

  it('does not take another process for the server when the pid was given away', async () => {
    const other = run('echo $$; exec sleep 60')
    const dataFolder = await clusterLeftBehindBy(await firstLine(other))

    expect(await findRunningServer(join(dataFolder, 'cluster'))).toBeNull()
    await expectToStart(dataFolder)
  })

  it('does not take the server of another shop for its own', async () => {
    const otherFolder = await usedDataFolder()
    const other = await startEmbeddedPostgres({ dataFolder: otherFolder, log, settings: quickSettings })
    onTestFinished(() => other.stop())
    const { pid } = (await findRunningServer(join(otherFolder, 'cluster'))) ?? { pid: 0 }
    const dataFolder = await clusterLeftBehindBy(pid)

    expect(await findRunningServer(join(dataFolder, 'cluster'))).toBeNull()
    await expectToStart(dataFolder)
  })

  it('does not believe in a zombie, which a container keeps for ever', async () => {
    const parent = run('sleep 0 & echo $!; exec sleep 60')
    const dataFolder = await clusterLeftBehindBy(await firstLine(parent))

    expect(await findRunningServer(join(dataFolder, 'cluster'))).toBeNull()
    await expectToStart(dataFolder)
  })

  it('leaves the file of a server that is simply dead to PostgreSQL', async () => {
    const dead = run('echo $$')
    const pid = await firstLine(dead)
    const dataFolder = await clusterLeftBehindBy(pid)

    expect(await findRunningServer(join(dataFolder, 'cluster'))).toBeNull()
    expect(await readFile(join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${pid}\n`))
    await expectToStart(dataFolder)
  })
})
