import type { Db } from '@vonk/platform/db'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from './open-test-database.ts'

const words = /asked the pool for a second connection/
const ask = (db: Db) => db.execute('select 1')

describe('refuseSecondConnection', () => {
  it.each([
    ['a query', ask],
    ['a statement', (db: Db) => db.client.query('select 1')],
    ['another transaction', (db: Db) => db.transaction(ask)],
  ])('refuses %s over the pool inside a transaction, and says so when the database is closed', async (_, askPool) => {
    const { db, close } = await openTestDatabase()

    await expect(db.transaction(() => askPool(db))).rejects.toSatisfy((error) =>
      words.test(String(error instanceof Error && (error.cause ?? error))),
    )
    await expect(close()).rejects.toThrow(words)
  })

  it('lets a transaction ask over its own connection, and anybody over the pool when it has ended', async () => {
    const { db, close } = await openTestDatabase({ poolSize: 1 })

    await db.transaction(async (tx) => {
      await ask(tx)
      await tx.transaction(ask)
    })
    await Promise.all([ask(db), db.transaction(ask)])
    await close()
  })
})
