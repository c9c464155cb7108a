import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '../log/index.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { copiedDataFolders, newDataFolder } from './testing/data-folder.ts'
import { facts, kill, quickSettings, spawnShop, startShop } from './testing/spawn-shop.ts'

const log = createLog({ level: 'silent', name: 'test' })
const usedDataFolder = copiedDataFolders()

async function start(dataFolder: string, onProgress?: (text: string) => void) {
  const server = await startEmbeddedPostgres({
    dataFolder,
    log,
    settings: quickSettings,
    ...(onProgress && { onProgress }),
  })
  onTestFinished(() => server.stop())
  return server
}

const countLocks = `select count(*)::int as locks from pg_locks where locktype = 'advisory' and granted`

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(dataFolder: string) {
  return Number((await readFile(join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

describe('startEmbeddedPostgres', () => {
  it('makes the database once, and keeps its data and its address from run to run', async () => {
    const folder = await newDataFolder()
    const progress: string[] = []
    const first = await start(folder, (text) => progress.push(text))
    await query(first.url, 'create table basket as select 7 as pieces')
    await first.stop()

    const second = await start(folder, (text) => progress.push(text))

    expect(await query(second.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
    expect(second.url).toBe(first.url)
    expect(progress).toEqual(['Creating the database'])
  })

  it('says so when its password was lost, instead of knocking for ever', async () => {
    const folder = await usedDataFolder()
    await writeFile(join(folder, 'password'), '\n')

    await expect(start(folder)).rejects.toMatchObject({
      name: 'PostgresUnavailable',
      message: expect.stringContaining(`The file ${join(folder, 'password')} is empty.`),
    })
  })

  it('lets nobody in without the password, over the network or a socket file, and sorts text the same way on every machine', async () => {
    const folder = await newDataFolder()
    const server = await start(folder)
    const withoutPassword = server.url.replace(/:[^:@]+@/, ':guess@')

    await expect(query(withoutPassword, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
    expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await query(server.url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
    expect(
      await query(
        server.url,
        `select datlocprovider, datlocale, lower('ÉÜ') as folded from pg_database where datname = 'vonk'`,
      ),
    ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', folded: 'éü' }])
  })

  it('refuses a second shop on the same folder, and names process and port of the first', async () => {
    const folder = await usedDataFolder()
    const first = await start(folder)

    await expect(start(folder)).rejects.toMatchObject({
      name: 'DataFolderBusy',
      pid: await serverPid(folder),
      port: first.port,
      message: expect.stringMatching(
        `process ${process.pid}.+process ${await serverPid(folder)} on port ${first.port}`,
      ),
    })
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('chooses another port when its own was taken in the meantime', async () => {
    const folder = await usedDataFolder()
    const first = await start(folder)
    await first.stop()
    const intruder = createServer().listen(first.port, '127.0.0.1')
    onTestFinished(() => void intruder.close())
    await once(intruder, 'listening')

    const second = await start(folder)

    expect(second.port).not.toBe(first.port)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts again on the folder of a shop that was killed, whose server has stopped by itself', async () => {
    const folder = await usedDataFolder()
    const killed = await startShop(folder)
    await query(killed.url, 'create table basket as select 7 as pieces')
    const pid = await serverPid(folder)

    await killed.kill('SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 30_000 })
    const next = await start(folder)

    expect(await query(next.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
  })

  it('does not wait to be asked: starts at once after a kill, while the old server is still going down', async () => {
    const folder = await usedDataFolder()
    const killed = await startShop(folder)

    await killed.kill('SIGKILL')
    const next = await start(folder)

    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('brings a killed server back on the same port, so that a pool finds it again', async () => {
    const folder = await usedDataFolder()
    const server = await start(folder)
    const pool = new Pool({ connectionString: server.url }).on('error', () => {})
    onTestFinished(() => pool.end())
    await pool.query('create table basket as select 7 as pieces')

    process.kill(await serverPid(folder), 'SIGKILL')

    await vi.waitFor(
      async () => expect((await pool.query('select pieces from basket')).rows).toEqual([{ pieces: 7 }]),
      { timeout: 30_000, interval: 100 },
    )
    await expect.poll(() => query(server.url, countLocks)).toEqual([{ locks: 1 }])
  })

  it('starts when shop and server were killed together', async () => {
    const folder = await usedDataFolder()
    const killed = await startShop(folder)
    await query(killed.url, 'create table basket as select 7 as pieces')

    process.kill(await serverPid(folder), 'SIGKILL')
    await killed.kill('SIGKILL')
    const next = await start(folder)

    expect(await query(next.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
  })

  it('takes its lock again when the server has thrown out every session', async () => {
    const server = await start(await usedDataFolder())

    await query(server.url, `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`)

    await expect.poll(() => query(server.url, countLocks)).toEqual([{ locks: 1 }])
  })

  it('starts over when the first start was killed while it made the database', async () => {
    const folder = await newDataFolder()
    const killed = spawnShop(folder)
    for await (const { progress } of facts(killed)) if (progress === 'Creating the database') break
    await expect.poll(() => readdir(folder)).toContainEqual(expect.stringMatching(/^cluster\.new-/))
    await kill(killed, 'SIGKILL')
    expect(await readdir(folder)).not.toContain('cluster')

    const next = await start(folder)

    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(folder)).sort()).toEqual(['cluster', 'password', 'port', 'server.log'])
  })

  it('says in the server’s own words why it does not start', async () => {
    const dataFolder = await usedDataFolder()

    await expect(
      startEmbeddedPostgres({ dataFolder, log, settings: { ...quickSettings, max_connections: 'many' } }),
    ).rejects.toMatchObject({
      name: 'PostgresUnavailable',
      message: expect.stringContaining('invalid value for parameter "max_connections"'),
    })
  })

  it('writes into its own log that a row was refused, and nothing of the row', async () => {
    const folder = await usedDataFolder()
    const server = await start(folder)
    await query(server.url, `create table customer (name text unique); insert into customer values ('Sanne de Boer')`)

    await expect(query(server.url, 'insert into customer select name from customer')).rejects.toThrow('duplicate key')
    await server.stop()

    const said = await readFile(join(folder, 'server.log'), 'utf8')
    expect(said).toContain('duplicate key')
    expect(said).not.toContain('Sanne')
  })

  it('leaves alone a folder that holds something else', async () => {
    const folder = await usedDataFolder()
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '12\n')

    await expect(start(folder)).rejects.toMatchObject({
      name: 'PostgresUnavailable',
      message: expect.stringContaining('holds a database of PostgreSQL 12'),
    })
  })

  it('can be told to stop more than once', async () => {
    const server = await start(await usedDataFolder())

    await Promise.all([server.stop(), server.stop()])
    await server.stop()

    await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
