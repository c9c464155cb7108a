import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStores, NoStoreViews, type Stores } from './stores.ts'

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

  it('fills an empty installation once, also when two processes try at the same time', async () => {
    const added = await Promise.all([stores.seed(), stores.seed()])

    expect(added[0] + added[1]).toBe(12)
    expect(await stores.seed()).toBe(0)
    expect((await stores.loadDirectory()).views).toHaveLength(12)
  })

  it('keeps what the owner has changed', async () => {
    await stores.seed()
    await stores.move('nl', { host: 'www.example.com', pathPrefix: '' })

    await stores.seed()

    expect((await stores.loadDirectory()).views[0]).toMatchObject({ code: 'nl', host: 'www.example.com' })
  })

  it('moves a view to another host and prefix [STORE-11]', async () => {
    await stores.seed()

    expect(await stores.move('de', { host: 'localhost', pathPrefix: 'de' })).toEqual({ ok: true, value: true })

    const { views } = await stores.loadDirectory()
    expect(views.find((view) => view.code === 'de')).toMatchObject({ pathPrefix: 'de', appendStoreCode: true })
  })

  it('refuses an address that belongs to another view, and an unknown view', async () => {
    await stores.seed()

    expect(await stores.move('de', { host: 'localhost', pathPrefix: 'en' })).toEqual({
      ok: false,
      refusal: { code: 'address-taken' },
    })
    expect(await stores.move('fr', { host: 'fr.localhost', pathPrefix: '' })).toEqual({
      ok: false,
      refusal: { code: 'store-view-not-found' },
    })
  })
})
