import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copiedDataFolders, newDataFolder } from './testing/data-folder.ts'
import { startShop } from './testing/spawn-shop.ts'
import { query, serverPid, startPostgres } from './testing/start-postgres.ts'

const usedDataFolder = copiedDataFolders()

describe('startEmbeddedPostgres', () => {
  it('makes the database once, and keeps its data and its address from run to run', async () => {
    const folder = await newDataFolder()
    const progress: string[] = []
    const first = await startPostgres(folder, (text) => progress.push(text))
    await query(first.url, 'create table basket as select 7 as pieces')
    await first.stop()

    const second = await startPostgres(folder, (text) => progress.push(text))

    expect(await query(second.url, 'select pieces from basket')).toEqual([{ pieces: 7 }])
    expect(second.url).toBe(first.url)
    expect(progress).toEqual(['Creating the database'])
  })

  it('lets nobody in without the password, over the network or a socket file, and sorts text the same way on every machine', async () => {
    const folder = await newDataFolder()
    const server = await startPostgres(folder)
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
    const first = await startPostgres(folder)

    await expect(startPostgres(folder)).rejects.toMatchObject({
      name: 'DataFolderBusy',
      pid: await serverPid(folder),
      port: first.port,
      message: expect.stringMatching(
        `process ${process.pid}.+process ${await serverPid(folder)} on port ${first.port}`,
      ),
    })
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not wait to be asked: starts at once after a kill, while the old server is still going down', async () => {
    const folder = await usedDataFolder()
    const killed = await startShop(folder)

    await killed.kill('SIGKILL')
    const next = await startPostgres(folder)

    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves alone a folder that holds something else', async () => {
    const folder = await usedDataFolder()
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '12\n')

    await expect(startPostgres(folder)).rejects.toMatchObject({
      name: 'PostgresUnavailable',
      message: expect.stringContaining('holds a database of PostgreSQL 12'),
    })
  })

  it('can be told to stop more than once', async () => {
    const server = await startPostgres(await usedDataFolder())

    await Promise.all([server.stop(), server.stop()])
    await server.stop()

    await expect(query(server.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
