import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/index.ts'
import { createDatabase } from './create-database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { isDatabaseReady } from './is-database-ready.ts'

let test: TestDatabase
let dataFolder: string
let server: EmbeddedPostgres

beforeAll(async () => {
  test = await openTestDatabase({ isEmpty: true })
  dataFolder = await mkdtemp(join(tmpdir(), 'vonk-silent-'))
  server = await startEmbeddedPostgres({ dataFolder, log: aLog().log, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await server?.stop()
  await rm(dataFolder, { recursive: true, force: true })
  await test.close()
})

/** The server and every process it has made for a connection or for itself. */
async function processesOfServer(): Promise<number[]> {
  const main = Number((await readFile(join(dataFolder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
  const all = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    all.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }),
  )
  return [main, ...parents.filter(({ parent }) => parent === main).map(({ pid }) => pid)]
}

async function whileStopped(run: () => Promise<void>): Promise<void> {
  const stopped = await processesOfServer()
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    await run()
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
}

async function secondsUntilRefused(asking: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await expect(asking).rejects.toSatisfy(isDatabaseUnavailable)
  return (performance.now() - started) / 1_000
}

describe('openPool', () => {
  it.skipIf(process.platform !== 'linux')(
    'gives a server up that is there and says nothing, within five seconds',
    async () => {
      const { log, lines } = aLog()
      const db = createDatabase({ url: server.url, log, poolSize: 3 })
      const ask = () => db.execute(sql`select 1`)
      await Promise.all([ask(), ask()])

      await whileStopped(async () => {
        // Those with a connection, those who open one and those who wait for one: about four seconds on a quiet machine, forty without.
        const firstAsked = [...Array.from({ length: 5 }, ask), db.transaction((tx) => tx.execute(sql`select 1`))]
        for (const seconds of await Promise.all(firstAsked.map(secondsUntilRefused))) expect(seconds).toBeLessThan(20)
        expect(await secondsUntilRefused(ask())).toBeLessThan(2)
        expect(await isDatabaseReady(db)).toBe(false)
      })

      await expect.poll(() => isDatabaseReady(db), { timeout: 10_000 }).toBe(true)
      const said = lines.map(({ msg }) => msg)
      expect(said).toContain('the database does not answer: its connections are given up')
      expect(said).toContain('the database answers again')
      await db.close()
    },
    40_000,
  )

  it('lets a statement take its time while the server answers others', async () => {
    const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 2 })

    const { rows } = await db.execute(sql`select 'done' as state from pg_sleep(6)`)

    expect(rows).toEqual([{ state: 'done' }])
    await db.close()
  }, 20_000)

  it('gives nobody up whose answers come late', async () => {
    const link = await openFlakyLink(test.url)
    const db = createDatabase({ url: link.url, log: aLog().log, poolSize: 2 })
    await db.execute(sql`select 1`)
    link.delay(300)

    const { rows } = await db.execute(sql`select 'done' as state from pg_sleep(4)`)

    expect(rows).toEqual([{ state: 'done' }])
    await db.close()
    await link.close()
  }, 20_000)
})
