import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type Database, type Db } from './create-database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { isDatabaseReady } from './is-database-ready.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await test.db.execute(sql`create table parcel (id integer primary key)`)
  await test.db.execute(fullTable)
})
afterAll(() => test.close())

/** A table of which the server says that there is no room for another row. */
const fullTable = sql.raw(`
  create table chest (id integer);
  create function refuse_row() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
  create trigger full_chest before insert on chest execute function refuse_row()`)

/** A server without room for anything, the probe included. */
function refuseInserts(db: Database) {
  db.pool.on('connect', (client) => {
    const query = client.query.bind(client)
    const noRoom = Object.assign(new DatabaseError('No space left on device', 10, 'error'), { code: '53100' })
    Object.assign(client, {
      query: (...args: [{ text?: string }]) =>
        args[0].text?.startsWith('insert') ? Promise.reject(noRoom) : Reflect.apply(query, client, args),
    })
  })
}

describe('isDatabaseReady', () => {
  it('is false while the database is read-only, as after a failover, and true again afterwards', async () => {
    const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 1 })
    await db.execute(sql`set default_transaction_read_only = on`)
    expect(await isDatabaseReady(db)).toBe(false)

    await expect(db.transaction((tx) => tx.execute(sql`insert into parcel values (1)`))).rejects.toSatisfy(
      isDatabaseUnavailable,
    )
    // The connection that could not write is gone, and a new one finds the server that can.
    expect(await isDatabaseReady(db)).toBe(true)
    await db.close()
  })

  it.each(['a statement', 'a transaction'])(
    'doubts writes once %s found the disk full, until one succeeds',
    async (kind) => {
      const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 1 })
      const insert = (on: Db) => on.execute(sql`insert into chest values (1)`)
      await expect(kind === 'a statement' ? insert(db) : db.transaction(insert)).rejects.toSatisfy(
        isDatabaseUnavailable,
      )
      expect(db.writes.areInDoubt).toBe(true)

      expect(await isDatabaseReady(db)).toBe(true)
      expect(db.writes.areInDoubt).toBe(false)
      await db.close()
    },
  )

  it('is false for as long as there is no room to write', async () => {
    const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 1 })
    refuseInserts(db)
    expect(await isDatabaseReady(db)).toBe(true)

    db.writes.areInDoubt = true
    expect(await isDatabaseReady(db)).toBe(false)
    expect(await isDatabaseReady(db)).toBe(false)
    await db.close()
  })
})
