import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Pool } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { copiedDataFolders, newDataFolder } from './testing/data-folder.ts'
import { facts, kill, quickSettings, spawnShop, startShop } from './testing/spawn-shop.ts'
import { log, query, serverPid, startPostgres } from './testing/start-postgres.ts'

const usedDataFolder = copiedDataFolders()

const countLocks = `select count(*)::int as locks from pg_locks where locktype = 'advisory' and granted`

describe('startEmbeddedPostgres', () => {
  it('says so when its password was lost, instead of knocking for ever', async () => {
    const folder = await usedDataFolder()
    await writeFile(join(folder, 'password'), '\n')

    await expect(startPostgres(folder)).rejects.toMatchObject({
      name: 'PostgresUnavailable',
      message: expect.stringContaining(`The file ${join(folder, 'password')} is empty.`),
    })
  })

  it('chooses another port when its own was taken in the meantime', async () => {
    const folder = await usedDataFolder()
    const first = await startPostgres(folder)
    await first.stop()
    const intruder = createServer().listen(first.port, '127.0.0.1')
    onTestFinished(() => void intruder.close())
    await once(intruder, 'listening')

    const second = await startPostgres(folder)

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
    const next = await startPostgres(folder)

    expect(await query(next.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
  })

  it('brings a killed server back on the same port, so that a pool finds it again', async () => {
    const folder = await usedDataFolder()
    const server = await startPostgres(folder)
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
    const next = await startPostgres(folder)

    expect(await query(next.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
  })

  it('takes its lock again when the server has thrown out every session', async () => {
    const server = await startPostgres(await usedDataFolder())

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

    const next = await startPostgres(folder)

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
    const server = await startPostgres(folder)
    await query(server.url, `create table customer (name text unique); insert into customer values ('Sanne de Boer')`)

    await expect(query(server.url, 'insert into customer select name from customer')).rejects.toThrow('duplicate key')
    await server.stop()

    const said = await readFile(join(folder, 'server.log'), 'utf8')
    expect(said).toContain('duplicate key')
    expect(said).not.toContain('Sanne')
  })
})
