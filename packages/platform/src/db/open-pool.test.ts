import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  aLog,
  canFreeze,
  freezeServer,
  openFlakyLink,
  openTestDatabase,
  startReplicated,
  type TestDatabase,
} from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
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

async function whileStopped(run: () => Promise<void>): Promise<void> {
  const goOn = await freezeServer(dataFolder)
  try {
    await run()
  } finally {
    goOn()
  }
}

async function secondsUntilRefused(asking: Promise<unknown>): Promise<number> {
  const started = performance.now()
  await expect(asking).rejects.toSatisfy(isDatabaseUnavailable)
  return (performance.now() - started) / 1_000
}

describe('openPool', () => {
  it.skipIf(!canFreeze)(
    'gives a server up that is there and says nothing, within five seconds',
    async () => {
      const { log, lines } = aLog()
      const db = createDatabase({ url: server.url, log, poolSize: 3 })
      const ask = () => db.execute(sql`select 1`)
      await Promise.all([ask(), ask()])
      const patient = createDatabase({ url: server.url, log, poolSize: 1, isWatched: false })
      await patient.execute(sql`select 1`)
      let waiting: Promise<unknown> = Promise.resolve()

      await whileStopped(async () => {
        waiting = patient.execute(sql`select 1`)
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
      await expect(waiting).resolves.toMatchObject({ rowCount: 1 })
      await Promise.all([db.close(), patient.close()])
    },
    40_000,
  )

  it.skipIf(!canFreeze)(
    'goes on with the server that took over while the old one is there and says nothing',
    async () => {
      const servers = await startReplicated()
      const db = createDatabase({ url: servers.bothUrl, log: aLog().log, poolSize: 2 })
      onTestFinished(() => db.close())
      const findPort = async () => (await db.pool.query(`select current_setting('port')::int as port`)).rows[0].port
      expect(await Promise.all([findPort(), findPort()])).toEqual([servers.primary.port, servers.primary.port])
      await servers.freezeAndPromote()

      expect(await secondsUntilRefused(findPort())).toBeLessThan(20)
      await expect.poll(() => findPort().catch(() => null)).toBe(servers.replica.port)
    },
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
