import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteCustomer } from '../store.ts'
import { findChildren, putChildren } from './store.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl'), (8, 'bo@example.com', 'Bo', 'Smit', 'nl')`)
})
afterEach(() => database.close())

const createdAt = new Date('2026-03-02T12:00:00Z')
const mila = { id: 1, customerId: 7, firstName: 'Mila', birthMonth: '2019-02', heightCm: 118, size: null, createdAt }
const sem = { id: 2, customerId: 7, firstName: 'Sem', birthMonth: null, heightCm: null, size: '98', createdAt }
const noa = { id: 3, customerId: 8, firstName: 'Noa', birthMonth: '2021-12', heightCm: null, size: null, createdAt }

describe('putChildren', () => {
  it('keeps the children of each customer in the order they were added [FAM-02] [FAM-03]', async () => {
    await putChildren(database.db, [sem, noa, mila])

    expect(await findChildren(database.db, 7)).toEqual([mila, sem])
    expect(await findChildren(database.db, 8)).toEqual([noa])
  })

  it('changes a child that is there already', async () => {
    await putChildren(database.db, [mila])
    await putChildren(database.db, [{ ...mila, firstName: 'Milou' }])

    expect(await findChildren(database.db, 7)).toEqual([{ ...mila, firstName: 'Milou' }])
  })

  it('forgets them with the customer', async () => {
    await putChildren(database.db, [mila, noa])
    await deleteCustomer(database.db, 7)

    expect(await findChildren(database.db, 7)).toEqual([])
    expect(await findChildren(database.db, 8)).toEqual([noa])
  })
})
