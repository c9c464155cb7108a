import { defaultSettings } from '@vonk/domain/settings'
import { createOutbox } from '@vonk/platform/outbox'
import type { SearchEngine } from '@vonk/search/port'
import { aLog, aSearchEngine, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { putProducts } from '../catalogue/index.ts'
import { aDocument } from '../prices/testing.ts'
import { createStores } from '../stores/index.ts'
import { openCatalogueIndex } from './indexing/catalogue-index.ts'
import { createCatalogueSearch } from './querying/catalogue-search.ts'
import { seedCatalogue } from './testing/small-catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  await seedCatalogue(database.db)
})
afterAll(() => database.close())

/** An engine that takes no product of the Dutch shop before it is released. */
function aHeldEngine() {
  const engine = aSearchEngine()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held: SearchEngine = {
    ...engine,
    async index(collection, documents) {
      if (collection.index === 'nl' && collection.entity === 'product') await released
      return engine.index(collection, documents)
    },
  }
  return { engine: held, release }
}

async function open(fewProducts: number) {
  const { db, url } = database
  const { log } = aLog()
  const { engine, release } = aHeldEngine()
  const directory = { ...(await createStores({ db }).loadDirectory()) }
  const outbox = createOutbox({ db, url, log })
  const parts = { db, outbox, engine, directory, settingsOf: () => defaultSettings, log, fewProducts }
  const opened = openCatalogueIndex(parts).then((index) => {
    onTestFinished(async () => {
      await index.close()
      await outbox.close()
    })
    const search = createCatalogueSearch({ db, engine, index, directory, onFailure: () => {} })
    const count = (view: string) =>
      search.search({ index: `vue_storefront_catalog_${view}`, entity: 'product', query: {}, groupId: null })
    return { index, count }
  })
  return { opened, release, directory }
}

describe('a shop with few products', () => {
  it('answers while it reads them, and whoever asks for a view waits until that is read', async () => {
    const { opened, release } = await open(1_000)
    const { index, count } = await opened

    expect(await count('de')).toMatchObject({ ok: true })
    expect({ isRead: index.isRead('nl'), version: index.version() }).toEqual({ isRead: false, version: null })
    const answer = count('nl')
    release()
    expect(await answer).toMatchObject({ ok: true, value: { total: expect.toSatisfy((total) => total > 0) } })
    await index.whenAllRead()
    expect(index.version()).not.toBeNull()
  })
})

describe('a shop with many products', () => {
  it('opens when it has read them', async () => {
    const { opened, release } = await open(0)
    release()

    const { index } = await opened
    expect(index.isRead('nl')).toBe(true)
  })
})

describe('a view that is added while the shop runs', () => {
  it('can be searched when its products have been read', async () => {
    const { opened, release, directory } = await open(0)
    release()
    const { index, count } = await opened
    const stores = createStores({ db: database.db })
    await stores.add({
      ...{ code: 'nl_be', brand: 'vonk', language: 'nl', host: 'be.localhost', pathPrefix: '', taxCountry: 'BE' },
      ...{ rootCategoryId: 2, titleTemplate: '%s', isSampleSale: false, isHidden: false },
    })
    await putProducts(database.db, 'nl_be', {
      documents: [aDocument({ id: 9, sku: 'new' })],
      now: 0,
      utcOffsetMinutes: 60,
    })

    Object.assign(directory, await stores.loadDirectory())
    index.changeSettings()

    await expect.poll(() => count('nl_be')).toMatchObject({ ok: true, value: { total: 1 } })
  })
})
