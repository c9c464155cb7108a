import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret } from './load-secret.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

describe('loadSecret', () => {
  it('is the same for all who ask at once and ever after, another for another name', async () => {
    const { db } = database
    const asked = await Promise.all([1, 2, 3, 4].map(() => loadSecret(db, 'groups')))

    expect(new Set(asked.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1)
    expect(await loadSecret(db, 'groups')).toEqual(asked[0])
    expect(await loadSecret(db, 'other')).not.toEqual(asked[0])
    expect(asked[0]).toHaveLength(32)
  })
})
