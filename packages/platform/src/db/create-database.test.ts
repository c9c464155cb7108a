import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../postgres/index.ts'
import { createDatabase, type Db } from './create-database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { isDatabaseReady } from './is-database-ready.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await test.db.execute(sql`create table note (text text primary key)`)
})
afterAll(() => test.close())

const addNote = (db: Db, text: string) => db.execute(sql`insert into note values (${text})`)

async function findNotes(like: string): Promise<string[]> {
  const { rows } = await test.db.execute<{ text: string }>(
    sql`select text from note where text like ${like} order by text`,
  )
  return rows.map((row) => row.text)
}

/** The first so many who come wait for each other; nobody waits afterwards. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let missing = count
  return () => {
    missing -= 1
    if (missing === 0) resolve()
    return promise
  }
}

describe('createDatabase', () => {
  it('keeps what a transaction wrote when it succeeds and nothing when it throws', async () => {
    await test.db.transaction((tx) => addNote(tx, 'kept'))
    const failed = test.db.transaction(async (tx) => {
      await addNote(tx, 'kept not')
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await findNotes('kept%')).toEqual(['kept'])
  })

  it('answers what the transaction answers and takes its settings', async () => {
    const readOnly = test.db.transaction((tx) => addNote(tx, 'never'), { accessMode: 'read only' })

    await expect(readOnly).rejects.toMatchObject({ cause: { code: '25006' } })
    expect(await test.db.transaction(async () => 42)).toBe(42)
  })

  it('limits how long a statement, an idle transaction and a lost client may hold the database', async () => {
    const { rows } = await test.db.execute(sql`
      select name, setting::int as ms from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'client_connection_check_interval')
      order by name`)

    expect(rows).toEqual([
      { name: 'client_connection_check_interval', ms: 2_000 },
      { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
      { name: 'statement_timeout', ms: 30_000 },
    ])
  })

  it('rejects at once while the database is away and works again when it is back', async () => {
    const link = await openFlakyLink(test.url)
    const { log, lines } = aLog()
    const db = createDatabase({ url: link.url, log })
    expect(await isDatabaseReady(db)).toBe(true)

    await link.cut()
    const started = performance.now()
    await expect(addNote(db, 'away')).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(db.transaction((tx) => addNote(tx, 'away'))).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await isDatabaseReady(db)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1_000)

    await link.restore()
    await addNote(db, 'back')
    expect(await findNotes('back')).toEqual(['back'])
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ msg: 'database connection lost' }))
    await db.close()
    await link.close()
  })

  it('works again after the server itself was stopped and started', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'vonk-restart-'))
    const start = () => startEmbeddedPostgres({ dataFolder, log: aLog().log, settings: { fsync: 'off' } })
    const server = await start()
    const db = createDatabase({ url: server.url, log: aLog().log })
    await Promise.all([isDatabaseReady(db), isDatabaseReady(db), isDatabaseReady(db)])

    await server.stop()
    await expect(db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
    const again = await start()

    expect(again.port).toBe(server.port)
    expect(await isDatabaseReady(db)).toBe(true)
    await db.close()
    await again.stop()
    await rm(dataFolder, { recursive: true })
  })

  it('lets a transaction that met a deadlock begin again, where it may', async () => {
    await test.db.execute(sql`create table drawer (id integer primary key, pieces integer not null)`)
    await test.db.execute(sql`insert into drawer values (1, 0), (2, 0)`)
    const metInTheMiddle = barrier(2)
    const fill = (ids: number[], isRepeatable: boolean) =>
      test.db.transaction(
        async (tx) => {
          for (const id of ids) {
            await tx.execute(sql`update drawer set pieces = pieces + 1 where id = ${id}`)
            await metInTheMiddle()
          }
        },
        { isRepeatable },
      )
    await Promise.all([fill([1, 2], true), fill([2, 1], true)])

    const { rows } = await test.db.execute(sql`select pieces from drawer order by id`)
    expect(rows).toEqual([{ pieces: 2 }, { pieces: 2 }])
  })

  it('survives a connection that is lost in the middle of a transaction, again and again', async () => {
    const { log, lines } = aLog()
    const db = createDatabase({ url: test.url, log, poolSize: 1 })
    const losses = () => lines.filter(({ msg }) => msg === 'database connection lost').length
    const loseConnection = () =>
      db.transaction(async (tx) => {
        const lossesBefore = losses()
        await addNote(tx, 'lost')
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await test.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
        await expect.poll(losses).toBeGreaterThan(lossesBefore)
        await addNote(tx, 'lost too')
      })

    for (let round = 0; round < 3; round += 1) await expect(loseConnection()).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await isDatabaseReady(db)).toBe(true)
    expect(await findNotes('lost%')).toEqual([])
    await db.close()
  })

  it('gives the connection back when a transaction cannot even begin', async () => {
    const link = await openFlakyLink(test.url)
    const db = createDatabase({ url: link.url, log: aLog().log, poolSize: 1 })
    const client = await db.pool.connect()
    const begun = db.transaction((tx) => addNote(tx, 'never begun'))
    // The transaction gets this very connection, dead by then.
    await link.cut()
    client.release()

    await expect(begun).rejects.toSatisfy(isDatabaseUnavailable)
    await link.restore()
    expect(await isDatabaseReady(db)).toBe(true)
    await db.close()
    await link.close()
  })

  it('sells the last five pieces to five of twenty who want one', async () => {
    await test.db.execute(sql`create table stock (quantity integer not null)`)
    await test.db.execute(sql`insert into stock values (5)`)
    const buyOne = () => test.db.execute(sql`update stock set quantity = quantity - 1 where quantity >= 1`)

    const bought = await Promise.all(Array.from({ length: 20 }, buyOne))

    expect(bought.filter(({ rowCount }) => rowCount === 1)).toHaveLength(5)
  })
})
