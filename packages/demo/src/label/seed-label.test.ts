import { listBrands } from '@vonk/commerce/brands'
import { readTariffs } from '@vonk/commerce/shipping'
import { createStores } from '@vonk/commerce/stores'
import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedLabel } from './seed-label.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.close())

describe('seedLabel', () => {
  it('fills an empty installation once, also when two processes try at the same time', async () => {
    const { db } = test
    const added = await Promise.all([seedLabel(db), seedLabel(db)])

    expect(added[0] + added[1]).toBe(12)
    expect(await seedLabel(db)).toBe(0)
    expect((await createStores({ db }).loadDirectory()).views).toHaveLength(12)
    expect((await listBrands(db)).map(({ code }) => code)).toEqual(['razz', 'vonk'])
    expect(await readTariffs(db)).toHaveLength(14)
  })

  it('keeps what the owner has changed', async () => {
    const stores = createStores(test)
    await seedLabel(test.db)
    await stores.set('nl', { host: 'www.example.com', pathPrefix: '' })

    await seedLabel(test.db)

    expect((await stores.loadDirectory()).views[0]).toMatchObject({ code: 'nl', host: 'www.example.com' })
  })
})
