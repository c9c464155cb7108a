import { describe, expect, it } from 'vitest'
import { atOnce } from './at-once.ts'
import { openTestDatabase } from './open-test-database.ts'

describe('atOnce', () => {
  it('lets calls wait for each other over a pool of one, and leaves it as it was', async () => {
    const { db, close } = await openTestDatabase({ poolSize: 1 })
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const meet = (own: 0 | 1) => () =>
      db.transaction(async () => {
        begun[own].resolve()
        await begun[own === 0 ? 1 : 0].promise
        return own
      })

    expect(await atOnce(db, [meet(0), meet(1)])).toEqual([0, 1])
    expect([db.pool.totalCount, db.pool.options.max]).toEqual([1, 1])
    await close()
  })
})
