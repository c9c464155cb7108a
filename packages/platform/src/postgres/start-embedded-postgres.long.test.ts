import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newDataFolder } from './testing/data-folder.ts'
import { facts, kill, spawnShop, startShop } from './testing/spawn-shop.ts'

async function serverPid(dataFolder: string) {
  return Number((await readFile(join(dataFolder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

function poolOf(url: string) {
  const pool = new Pool({ connectionString: url }).on('error', () => {})
  onTestFinished(() => pool.end())
  return pool
}

/** Nothing of a process that has ended since it was listed. */
function readStat(pid: string): string[] {
  try {
    return [readFileSync(`/proc/${pid}/stat`, 'utf8')]
  } catch {
    return []
  }
}

/** The processes of the shell that guards a server, without the server. */
function guardOf(pid: number) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)
    .map((stat) => ({ pid: Number.parseInt(stat, 10), group: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[3]) }))
  const group = processes.find((candidate) => candidate.pid === pid)?.group
  return processes.filter((candidate) => candidate.group === group && candidate.pid !== pid).map((member) => member.pid)
}

async function outcomeOf(dataFolder: string) {
  const shop = spawnShop(dataFolder)
  onTestFinished(() => kill(shop, 'SIGTERM'))
  for await (const fact of facts(shop)) {
    if (fact.url) return 'runs'
    if (fact.error) return fact.error.split(':')[0]
  }
  return 'silent'
}

describe('startEmbeddedPostgres, killed at any moment', { timeout: 180_000 }, () => {
  const moments = Array.from({ length: 16 }, (_, index) => 100 + index * 90)

  it.each(moments)('starts after the first start was killed at %i ms', async (moment) => {
    const folder = await newDataFolder()
    const killed = spawnShop(folder)
    await delay(moment)
    await kill(killed, 'SIGKILL')

    const next = await startShop(folder)
    await poolOf(next.url).query('create table basket as select 7 as pieces')
    await next.kill('SIGKILL')
    const last = await startShop(folder)

    expect((await poolOf(last.url).query('select pieces from basket')).rows).toEqual([{ pieces: 7 }])
    await last.kill('SIGTERM')
  })

  it.runIf(process.platform === 'linux')('takes over from a server whose shop and guard were all killed', async () => {
    const folder = await newDataFolder()
    const killed = await startShop(folder)
    const orphan = await serverPid(folder)
    for (const pid of guardOf(orphan)) process.kill(pid, 'SIGKILL')
    await killed.kill('SIGKILL')
    expect(() => process.kill(orphan, 0)).not.toThrow()

    const next = await startShop(folder)

    expect(await serverPid(folder)).not.toBe(orphan)
    expect((await poolOf(next.url).query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await next.kill('SIGTERM')
  })

  it.runIf(process.platform === 'linux')('goes on when only the guard was killed', async () => {
    const folder = await newDataFolder()
    const shop = await startShop(folder)
    const pool = poolOf(shop.url)
    const server = await serverPid(folder)

    for (const pid of guardOf(server)) process.kill(pid, 'SIGKILL')

    await expect.poll(() => serverPid(folder).catch(() => server), { timeout: 20_000 }).not.toBe(server)
    await expect
      .poll(
        () =>
          pool.query('select 1').then(
            () => 'answers',
            () => 'away',
          ),
        { timeout: 20_000 },
      )
      .toBe('answers')
    await shop.kill('SIGTERM')
  })

  it.each([1, 2, 3])('lets exactly one of two shops have a new folder (%i)', async () => {
    const folder = await newDataFolder()

    const outcomes = await Promise.all([outcomeOf(folder), outcomeOf(folder)])

    expect(outcomes.sort()).toEqual(['DataFolderBusy', 'runs'])
  })

  it('loses no acknowledged row while the server is killed again and again', async () => {
    const folder = await newDataFolder()
    const shop = await startShop(folder)
    const pool = poolOf(shop.url)
    await pool.query('create table item (id int primary key)')
    const acknowledged: number[] = []

    for (let id = 0; id < 400; id += 1) {
      if (id % 100 === 50) process.kill(await serverPid(folder), 'SIGKILL')
      const insert = () => pool.query('insert into item values ($1) on conflict do nothing', [id])
      await expect
        .poll(
          () =>
            insert().then(
              () => true,
              () => false,
            ),
          { timeout: 30_000 },
        )
        .toBe(true)
      acknowledged.push(id)
    }

    const { rows } = await pool.query<{ id: number }>('select id from item order by id')
    expect(rows.map((row) => row.id)).toEqual(acknowledged)
    await shop.kill('SIGTERM')
  })

  it('goes on when a single session was killed and the server threw out all others', async () => {
    const folder = await newDataFolder()
    const shop = await startShop(folder)
    const pool = poolOf(shop.url)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')

    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')

    const held = `select count(*)::int as locks from pg_locks where locktype = 'advisory' and granted`
    const locks = () =>
      pool.query(held).then(
        (result) => result.rows[0]?.locks,
        () => 'away',
      )
    await expect.poll(locks, { timeout: 20_000 }).toBe(1)
    await shop.kill('SIGTERM')
  })
})
