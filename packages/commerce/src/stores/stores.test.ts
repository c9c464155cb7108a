import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followSettings } from './follow-settings.ts'
import { NoStoreViews } from './store.ts'
import { createStores, type Stores } from './stores.ts'

let database: TestDatabase
let stores: Stores

beforeEach(async () => {
  database = await openTestDatabase()
  stores = createStores({ db: database.db })
})
afterEach(() => database.close())

describe('createStores', () => {
  it('says what to do when no store views are configured', async () => {
    await expect(stores.loadDirectory()).rejects.toThrow(NoStoreViews)
  })

  it('moves a view to another host and prefix [STORE-11]', async () => {
    await seedViews(database.db)

    expect(await stores.set('de', { host: 'localhost', pathPrefix: 'de' })).toEqual({ ok: true, value: true })

    const { views } = await stores.loadDirectory()
    expect(views.find((view) => view.code === 'de')).toMatchObject({ pathPrefix: 'de', appendStoreCode: true })
  })

  it('refuses an address that belongs to another view, and an unknown view', async () => {
    await seedViews(database.db)

    expect(await stores.set('de', { host: 'localhost', pathPrefix: 'en' })).toEqual({
      ok: false,
      refusal: { code: 'address-taken' },
    })
    expect(await stores.set('fr', { host: 'fr.localhost', pathPrefix: '' })).toEqual({
      ok: false,
      refusal: { code: 'store-view-not-found' },
    })
  })

  it('sets what a view wants differently, keeps the rest and goes back to the default', async () => {
    await seedViews(database.db)
    const settingsNow = async (code: string) => {
      const { views } = await stores.loadDirectory()
      return views.find((view) => view.code === code)?.settings
    }
    expect(await settingsNow('nl')).toEqual({})
    expect(await settingsNow('de')).toEqual({ newsletterDoubleOptIn: true })

    await stores.configure('nl', { minicartCountType: 'items', maxProductsPerOrder: 10 })
    expect(await stores.configure('nl', { listOutOfStock: true, maxProductsPerOrder: null })).toEqual({
      ok: true,
      value: { minicartCountType: 'items', listOutOfStock: true },
    })
    expect(await settingsNow('nl')).toEqual({ minicartCountType: 'items', listOutOfStock: true })
    expect(await settingsNow('en')).toEqual({})
  })

  it('refuses what is no setting or no value for one, in words, and changes nothing', async () => {
    await seedViews(database.db)

    const refused = await stores.configure('nl', {
      minicartCount: 'items',
      minicartCountType: 'pieces',
      fallbackReview: { average: 11, best: 10, count: 1 },
      listOutOfStock: true,
    })

    expect(refused).toEqual({
      ok: false,
      refusal: {
        code: 'settings-refused',
        faults: [
          'fallbackReview: has an average above the best',
          'minicartCountType: Invalid option: expected one of "quantities"|"items"',
          'There is no setting "minicartCount".',
        ],
      },
    })
    expect(await stores.configure('fr', {})).toMatchObject({ refusal: { code: 'store-view-not-found' } })
    expect((await stores.loadDirectory()).views[0]?.settings).toEqual({})
  })

  it('loses no change when two processes configure a view at once', async () => {
    await seedViews(database.db)

    await Promise.all([stores.configure('nl', { historyLength: 5 }), stores.configure('nl', { productPageSize: 24 })])

    expect((await stores.loadDirectory()).views[0]?.settings).toEqual({ historyLength: 5, productPageSize: 24 })
  })

  it('names the setting that somebody wrote wrongly into the table', async () => {
    await seedViews(database.db)
    await database.db.execute(sql`update store_view set settings = '{"historyLength": -1}' where code = 'nl'`)

    await expect(stores.loadDirectory()).rejects.toThrow(/store view nl are wrong: historyLength/)
  })
})

describe('followSettings', () => {
  it('knows within a moment what another process has configured', async () => {
    const { db, url } = database
    const { log } = aLog()
    await seedViews(database.db)
    const outbox = createOutbox({ db, url, log })
    const settings = await followSettings({ db, outbox, log })
    const [view] = (await stores.loadDirectory()).views
    const told = vi.fn()
    settings.onChange(told)
    const now = () => view && settings.of(view)
    expect(now()).toMatchObject({ externalCheckout: false, defaultCountry: 'NL', rootCategoryId: 2 })

    await createStores({ db }).configure('nl', { externalCheckout: true })

    await expect.poll(() => now()).toMatchObject({ externalCheckout: true, listOutOfStock: false })
    expect(told).toHaveBeenCalled()
    await settings.close()
    await outbox.close()
  })
})
