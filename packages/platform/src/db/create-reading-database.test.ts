import { aLog, type Replicated, startReplicated } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkReplica } from './check-replica.ts'
import { createDatabase, type Database } from './create-database.ts'
import { createReadingDatabase } from './create-reading-database.ts'

const { log } = aLog()

/** A database with one table, and how it is read. */
async function open(servers: Replicated) {
  const primary = createDatabase({ url: servers.bothUrl, log })
  const reading = createReadingDatabase({ primary, replicaUrl: servers.replica.url, log })
  onTestFinished(async () => {
    await reading.close()
    await primary.close()
  })
  await primary.execute(sql`create table thing (id int primary key)`)
  return { primary, reading, ...askers(reading.db) }
}

function askers(db: Pick<Database, 'execute'>) {
  return {
    count: async () =>
      (await db.execute<{ count: number }>(sql`select count(*)::int as count from thing`)).rows[0]?.count,
    isReplica: async () => (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is,
  }
}

describe('createReadingDatabase', () => {
  it('reads from the replica, and never less than was written before', async () => {
    const servers = await startReplicated()
    const { primary, reading, count, isReplica } = await open(servers)
    await expect.poll(isReplica).toBe(true)
    await servers.run(servers.replica, `alter system set recovery_min_apply_delay = '60ms'`)
    await servers.run(servers.replica, 'select pg_reload_conf()')

    for (let id = 1; id <= 20; id += 1) {
      await primary.execute(sql`insert into thing values (${id})`)
      expect(await count()).toBe(id)
    }
    await expect.poll(isReplica).toBe(true)
    await expect.poll(() => reading.isReplicaCurrent()).toBe(true)
  })

  it('reads from the primary server while the replica is behind or away, and from the replica once it is back', async () => {
    const servers = await startReplicated()
    const { primary, reading, count, isReplica } = await open(servers)
    await expect.poll(isReplica).toBe(true)
    await servers.run(servers.replica, 'select pg_wal_replay_pause()')
    await primary.execute(sql`insert into thing values (1)`)

    expect(await count()).toBe(1)
    expect(await isReplica()).toBe(false)
    expect(await reading.isReplicaCurrent()).toBe(false)
    await servers.run(servers.replica, 'select pg_wal_replay_resume()')
    await expect.poll(isReplica).toBe(true)
    await expect.poll(() => reading.isReplicaCurrent()).toBe(true)

    await servers.replica.stop()
    expect(await count()).toBe(1)
    expect(await isReplica()).toBe(false)
    expect(await reading.isReplicaCurrent()).toBe(false)
  })

  it('goes on with the replica that was promoted, without a commit that was acknowledged being lost', async () => {
    const servers = await startReplicated()
    const { primary, reading, count, isReplica } = await open(servers)
    await expect.poll(isReplica).toBe(true)
    await servers.commitTogether()

    const acknowledged = new Set<number>()
    let id = 0
    let isOver = false
    const writers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        id += 1
        const written = id
        await primary.execute(sql`insert into thing values (${written})`).then(
          () => acknowledged.add(written),
          () => {},
        )
      }
    })
    await expect.poll(() => acknowledged.size).toBeGreaterThan(100)
    await servers.failOver()
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 100)
    isOver = true
    await Promise.all(writers)

    const { rows } = await primary.execute<{ id: number }>(sql`select id from thing`)
    const stored = new Set(rows.map((row) => row.id))
    expect([...acknowledged].filter((each) => !stored.has(each))).toEqual([])
    expect(await count()).toBe(stored.size)
    // What was a replica is none any more.
    expect(await reading.isReplicaCurrent()).toBe(false)
  })
})

describe('checkReplica', () => {
  it('refuses what is no replica of this database, and not one that is away', async () => {
    const servers = await startReplicated()
    const primary = createDatabase({ url: servers.primary.url, log })
    onTestFinished(() => primary.close())
    const url = servers.replica.url

    await expect(checkReplica(primary, url)).resolves.toBeUndefined()
    await expect(checkReplica(primary, url.replace(/\/\w+$/, '/postgres'))).rejects.toThrow(
      'DATABASE_REPLICA_URL leads to a database that is no replica of that of DATABASE_URL.',
    )
    await expect(checkReplica(primary, url.replace(/:\w+@/, ':wrong@'))).rejects.toThrow(
      /refuses the user "vonk".*Is DATABASE_REPLICA_URL right\?/,
    )
    await expect(checkReplica(primary, 'postgres://vonk@127.0.0.1:1/vonk')).resolves.toBeUndefined()
  })
})
