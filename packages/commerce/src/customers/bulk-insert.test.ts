import { bulkInsert } from '@vonk/platform/bulk-insert'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers, type StoredCustomer } from './schema.ts'
import { findCustomer } from './store.ts'
import { aCustomer } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const names = async (ids: readonly number[]) => {
  const found = await Promise.all(ids.map((id) => findCustomer(database.db, id)))
  return found.map((customer) => customer?.firstName ?? null)
}

describe('bulkInsert', () => {
  it('writes more rows than fit one statement, and nothing when there are none', async () => {
    const many = Array.from({ length: 4_500 }, (_, index) =>
      aCustomer({ id: 1_000 + index, email: `c${index}@example.com`, firstName: `Name ${index}` }),
    )

    await bulkInsert(database.db, customers, many)
    await bulkInsert(database.db, customers, [])

    expect(await names([1_000, 2_999, 3_000, 5_499, 5_500])).toEqual([
      'Name 0',
      'Name 1999',
      'Name 2000',
      'Name 4499',
      null,
    ])
  })

  it('overwrites what is there under the same key, or keeps it when asked to', async () => {
    await bulkInsert(database.db, customers, [aCustomer({ id: 1, email: 'one@example.com', firstName: 'Ada' })])

    await bulkInsert(database.db, customers, [aCustomer({ id: 1, email: 'one@example.com', firstName: 'Bea' })])
    expect(await names([1])).toEqual(['Bea'])

    const late = [
      aCustomer({ id: 1, email: 'one@example.com', firstName: 'Cas' }),
      aCustomer({ id: 2, email: 'two@example.com', firstName: 'Dex' }),
    ]
    await bulkInsert(database.db, customers, late, 'keep')
    expect(await names([1, 2])).toEqual(['Bea', 'Dex'])
  })

  it('lets the ids of coming rows go on after the highest, and never back', async () => {
    await bulkInsert(database.db, customers, [aCustomer({ id: 90_000, email: 'high@example.com' })])
    const { id: _id, ...rest } = aCustomer({ email: 'next@example.com' })
    const insert = (row: Omit<StoredCustomer, 'id'>) =>
      database.db.insert(customers).values(row).returning({ id: customers.id })

    expect(await insert(rest)).toEqual([{ id: 90_001 }])
    await database.db.delete(customers)
    await bulkInsert(database.db, customers, [aCustomer({ id: 5 })])
    expect(await insert(rest)).toEqual([{ id: 90_002 }])
  })

  it('is undone with the transaction it is part of', async () => {
    const failing = database.db.transaction(async (tx) => {
      await bulkInsert(tx, customers, [aCustomer({ id: 77, email: 'gone@example.com' })])
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await names([77])).toEqual([null])
  })
})
