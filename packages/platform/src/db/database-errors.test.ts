import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseUnavailable, isTemporary, isUniqueViolation, sqlStateOf } from './database-errors.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

const failureOf = (statement: string) =>
  test.db.execute(sql.raw(statement)).then(
    () => null,
    (error: unknown) => error,
  )

describe('isUniqueViolation', () => {
  it('knows a key that was taken from any other failure', async () => {
    await test.db.execute(sql`create table stamp (code text primary key)`)
    await test.db.execute(sql`insert into stamp values ('SUMMER')`)

    expect(isUniqueViolation(await failureOf(`insert into stamp values ('SUMMER')`))).toBe(true)
    expect(isUniqueViolation(await failureOf('insert into stamp values (null)'))).toBe(false)
    expect(isUniqueViolation(new Error('23505'))).toBe(false)
  })
})

describe('isDatabaseUnavailable', () => {
  it('does not blame the database for a mistake in the statement', async () => {
    const mistake = await failureOf('select 1 from nowhere')

    expect(sqlStateOf(mistake)).toBe('42P01')
    expect(isDatabaseUnavailable(mistake)).toBe(false)
    expect(isDatabaseUnavailable(new Error('something else'))).toBe(false)
  })

  it('does not blame the database for a value that cannot be sent', async () => {
    const circular: { self?: unknown } = {}
    circular.self = circular

    await expect(test.db.execute(sql`select ${circular}::json`)).rejects.toSatisfy(
      (error) => !isDatabaseUnavailable(error),
    )
  })
})

describe('isTemporary', () => {
  it('knows a statement that ran into its time limit, which is no sign of a database that is away', async () => {
    const canceled = await test.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 5`)
        await tx.execute(sql`select pg_sleep(30)`)
      })
      .catch((error: unknown) => error)

    expect(sqlStateOf(canceled)).toBe('57014')
    expect(isTemporary(canceled)).toBe(true)
    expect(isDatabaseUnavailable(canceled)).toBe(false)
    expect(isTemporary(await failureOf('select 1 from nowhere'))).toBe(false)
  })
})
