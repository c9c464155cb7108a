import { settingsOf } from '@vonk/domain/settings/testing'
import { findStoreView } from '@vonk/domain/stores'
import { aSearchEngine, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putProducts, removeProducts } from '../../catalogue/index.ts'
import { aDocument } from '../../prices/testing.ts'
import { createStores } from '../../stores/index.ts'
import { seedCatalogue } from '../testing/small-catalogue.ts'
import { keyQuery } from './engine-queries.ts'
import { ViewIndex } from './view-index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  await seedCatalogue(database.db)
})
afterAll(() => database.close())

describe('ViewIndex', () => {
  it('keeps what is added and forgets what is removed while it reads everything again', async () => {
    const { db } = database
    const engine = aSearchEngine()
    const view = findStoreView(await createStores({ db }).loadDirectory(), 'nl')
    const index = new ViewIndex({ db, engine, view, settings: settingsOf({ defaultCountry: 'NL' }), now: Date.now })
    const early = aDocument({ id: 50, sku: 'early', name: 'Muts Vroeg' })

    await index.rebuild({
      async between() {
        await putProducts(db, 'nl', { documents: [early], now: Date.now(), utcOffsetMinutes: 60 })
        await removeProducts(db, 'nl', [104])
        await index.changeProducts([50, 104])
      },
    })

    const query = keyQuery({ field: 'id', values: [50, 101, 104], fields: { include: ['id'], exclude: [] } })
    const { hits } = await engine.query({ index: 'nl', entity: 'product' }, query)
    expect(hits.map(({ id }) => id)).toEqual([50, 101])
  })
})
