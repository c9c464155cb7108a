import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyTables } from './empty-tables.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

let test: TestDatabase

beforeEach(async () => {
  test = await openTestDatabase({ isEmpty: true })
  await test.db.pool.query(`
    create table parent (id bigint generated always as identity primary key);
    create table child (id bigint generated always as identity primary key, parent_id bigint references parent);
    create table toy (child_id bigint references child);
    create table stranger (id bigint);
    insert into parent default values; insert into child (parent_id) values (1); insert into toy values (1);
    insert into stranger values (1)`)
})
afterEach(() => test.close())

const count = async () => {
  const { rows } = await test.db.execute(sql`
    select (select count(*)::int from parent) as parent, (select count(*)::int from child) as child,
      (select count(*)::int from toy) as toy, (select count(*)::int from stranger) as stranger`)
  return rows[0]
}
const insertParent = async () =>
  (await test.db.execute(sql`insert into parent default values returning id::int`)).rows[0]

it('empties tables with all that refers to them, and no other', async () => {
  await emptyTables(test.db, ['parent'])

  expect(await count()).toEqual({ parent: 0, child: 0, toy: 0, stranger: 1 })
})

it('numbers on, or from 1 again where that is asked', async () => {
  await emptyTables(test.db, ['parent'])
  expect(await insertParent()).toEqual({ id: 2 })

  await emptyTables(test.db, ['parent'], { restartsNumbers: true })
  expect(await insertParent()).toEqual({ id: 1 })
})

it('leaves foreign keys and triggers in force for whoever comes next', async () => {
  await emptyTables(test.db, ['parent'])

  await expect(test.db.execute(sql`insert into toy values (99)`)).rejects.toThrow()
})
