import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUniqueViolation } from './database-errors.ts'
import { statement } from './statement.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await test.db.execute(sql`create table shelf (id bigint primary key, name text)`)
})
afterAll(() => test.close())

const addShelf = statement<{ id: number }>(
  'shelf-added',
  'insert into shelf values ($1, $2) returning id::float8 as id',
)
const shelves = statement<{ id: number; name: string | null }>(
  'shelves',
  'select id::float8 as id, name from shelf where id = any($1::bigint[]) order by id',
)

describe('statement', () => {
  it('sends values and answers rows, with ids as numbers', async () => {
    expect(await addShelf(test.db, 2 ** 53 - 1, 'top')).toEqual([{ id: 2 ** 53 - 1 }])
    expect(await addShelf(test.db, 1, null)).toEqual([{ id: 1 }])

    expect(await shelves(test.db, [1, 2, 2 ** 53 - 1])).toEqual([
      { id: 1, name: null },
      { id: 2 ** 53 - 1, name: 'top' },
    ])
  })

  it('is part of a transaction it is sent in', async () => {
    const failed = test.db.transaction(async (tx) => {
      await addShelf(tx, 10, 'never')
      expect(await shelves(tx, [10])).toHaveLength(1)
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await shelves(test.db, [10])).toEqual([])
  })

  it('is prepared once by a connection, however often it is sent', async () => {
    const prepared = await test.db.transaction(async (tx) => {
      for (const id of [1, 2, 3]) await shelves(tx, [id])
      const { rows } = await tx.execute(sql`select name from pg_prepared_statements where name = 'shelves'`)
      return rows
    })

    expect(prepared).toEqual([{ name: 'shelves' }])
  })

  it('fails as any other query does', async () => {
    await addShelf(test.db, 20, 'once')

    await expect(addShelf(test.db, 20, 'twice')).rejects.toSatisfy(isUniqueViolation)
  })
})
