import { insertMissingLook } from '@vonk/commerce/brands'
import { createStores } from '@vonk/commerce/stores'
import { plainLook } from '@vonk/domain/looks'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { looks } from '../label/index.ts'
import { presetLabel } from './preset-label.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const constant = { average: 8.9, best: 10, count: 7859 }

async function ratings() {
  const { views } = await createStores(database).loadDirectory()
  return views.map(({ settings }) => settings.fallbackReview)
}

describe('presetLabel', () => {
  it('gives the brands their looks, and leaves what their owner chose', async () => {
    const stores = createStores(database)
    await seedViews(database.db)
    await insertMissingLook(database.db, 'razz', plainLook)

    await database.db.transaction(presetLabel)

    const { views } = await stores.loadDirectory()
    const lookOf = (code: string) => views.find((view) => view.code === code)?.look
    expect(lookOf('de')).toEqual(looks.vonk)
    expect(lookOf('rz_en')).toEqual(plainLook)
  })

  it('gives every view of the label a rating for a widget that has none, and leaves what its owner chose [REV-04]', async () => {
    const stores = createStores(database)
    await seedViews(database.db)
    expect(await ratings()).toEqual(Array(12).fill(undefined))
    const own = { average: 4.6, best: 5, count: 12 }
    await stores.configure('nl', { fallbackReview: own })

    await database.db.transaction(presetLabel)

    expect(await ratings()).toEqual([own, ...Array(11).fill(constant)])
    const german = (await stores.loadDirectory()).views.find(({ code }) => code === 'de')
    expect(german?.settings).toMatchObject({ newsletterDoubleOptIn: true, fallbackReview: constant })
  })
})
