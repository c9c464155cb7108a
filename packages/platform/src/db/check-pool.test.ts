import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkPool } from './check-pool.ts'
import { createDatabase } from './create-database.ts'
import { statement } from './statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function open(hasPooler: boolean) {
  const db = createDatabase({ url: database.url, log: aLog().log, poolSize: 1, hasPooler })
  onTestFinished(() => db.close())
  return db
}

describe('checkPool', () => {
  it('accepts connections that the shop has set up itself', async () => {
    await expect(checkPool(open(false))).resolves.toBeUndefined()
  })

  it('names what the connections of a pooler lack', async () => {
    await expect(checkPool(open(true))).rejects.toThrow(
      'lends connections without vonk.writer, statement_timeout, idle_in_transaction_session_timeout',
    )
  })

  it('says so when nobody answers', async () => {
    const db = createDatabase({ url: 'postgres://127.0.0.1:1/shop', log: aLog().log })
    onTestFinished(() => db.close())

    await expect(checkPool(db)).rejects.toThrow(/The server of DATABASE_URL does not answer: .*ECONNREFUSED/)
  })
})

describe('createDatabase with a pooler', () => {
  it('leaves no statement on the connection under a name, in a transaction or outside', async () => {
    const one = statement<{ one: number }>('read-one', 'select 1 as one')
    const namesOn = async (hasPooler: boolean) => {
      const db = open(hasPooler)
      await one(db)
      await db.transaction((tx) => tx.transaction((nested) => one(nested)))
      const { rows } = await db.pool.query<{ name: string }>(`select name from pg_prepared_statements where name <> ''`)
      return rows.map(({ name }) => name)
    }

    expect(await namesOn(false)).toEqual(['read-one'])
    expect(await namesOn(true)).toEqual([])
  })
})
