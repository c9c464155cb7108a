import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putLocations, readLocations } from './store.ts'
import { aShop } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => emptyTables(database.db, ['location']))
afterAll(() => database.close())

describe('putLocations', () => {
  it('keeps a shop as it is given and overwrites it when it comes again', async () => {
    const { db } = database
    const shop = aShop({
      exceptions: [{ date: '2027-01-01', name: { nl: 'Nieuwjaarsdag', de: 'Neujahr', en: 'New Year' }, hours: null }],
    })

    await putLocations(db, [shop, aShop({ id: '2' })])
    expect(await readLocations(db, { brand: 'vonk' })).toEqual([shop, aShop({ id: '2' })])

    const moved = aShop({
      slug: 'shop-moved',
      brands: ['razz'],
      latitude: 1,
      isPickupLocation: false,
      week: Array(7).fill(null),
    })
    await putLocations(db, [moved])
    expect(await readLocations(db, { brand: 'razz' })).toEqual([moved])
    expect(await readLocations(db, { brand: 'vonk' })).toEqual([aShop({ id: '2' })])
  })

  it('takes nothing for nothing', async () => {
    await putLocations(database.db, [])

    expect(await readLocations(database.db, { brand: 'vonk' })).toEqual([])
  })

  it.each([[{ latitude: 91 }], [{ brands: [] }], [{ week: [] }], [{ slug: 'Not A Slug' }], [{ countryId: 'Holland' }]])(
    'keeps no shop nobody could find: %j',
    async (mistake) => {
      await expect(putLocations(database.db, [aShop(mistake)])).rejects.toThrow()
    },
  )
})
