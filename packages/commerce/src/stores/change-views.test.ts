import { findFormerView, findMovedView, type StoreDirectory, storeIdOf } from '@vonk/domain/stores'
import { findActs } from '@vonk/platform/acts'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ViewToAdd } from './change-views.ts'
import { followSettings } from './follow-settings.ts'
import { createStores, type Stores } from './stores.ts'

let test: TestDatabase
let stores: Stores
beforeEach(async () => {
  test = await openTestDatabase()
  stores = createStores({ db: test.db })
  await seedViews(test.db)
})
afterEach(() => test.close())

const flemish: ViewToAdd = {
  code: 'be_nl',
  brand: 'vonk',
  language: 'nl',
  host: 'be.localhost',
  pathPrefix: '',
  taxCountry: 'BE',
  rootCategoryId: 2,
  titleTemplate: '%s | Vonk',
  isSampleSale: false,
  isHidden: false,
}
const viewIn = ({ views }: StoreDirectory, code: string) => views.find((view) => view.code === code)

describe('add', () => {
  it('makes a view that every process knows a moment later', async () => {
    const { db, url } = test
    const { log } = aLog()
    const outbox = createOutbox({ db, url, log })
    const { directory, close } = await followSettings({ db, outbox, log })

    expect(await stores.add(flemish)).toEqual({ ok: true, value: true })

    await expect.poll(() => viewIn(directory, 'be_nl')).toMatchObject({ host: 'be.localhost', taxCountry: 'BE' })
    expect(storeIdOf(directory, 'be_nl')).toBe(13)
    expect(await findActs(db, { limit: 1 })).toMatchObject([{ kind: 'store-view', thing: 'be_nl', name: 'added' }])
    await close()
    await outbox.close()
  })

  it.each([
    [{ host: 'localhost', pathPrefix: 'en' }, 'address-taken'],
    [{ code: 'nl' }, 'store-view-exists'],
    [{ brand: 'other' }, 'brand-unknown'],
  ] as const)('refuses %j and changes nothing', async (wrong, code) => {
    const before = await stores.loadDirectory()

    expect(await stores.add({ ...flemish, ...wrong })).toEqual({ ok: false, refusal: { code } })
    expect(await stores.loadDirectory()).toEqual(before)
  })
})

describe('set', () => {
  it('leads from where a view was to where it is, and ends that where another view takes its place', async () => {
    await stores.set('de', { host: 'www.example.de', pathPrefix: '' })
    await stores.set('en', { host: 'www.example.com', pathPrefix: '' })
    const directory = await stores.loadDirectory()
    const movedTo = (host: string, pathname: string) => {
      const moved = findMovedView(directory, { host, pathname })
      return moved && [moved.view.host, moved.path]
    }
    expect(movedTo('de.localhost', '/jacken/')).toEqual(['www.example.de', '/jacken/'])
    expect(movedTo('localhost', '/en/jackets/')).toEqual(['www.example.com', '/jackets/'])
    expect(movedTo('localhost', '/entdecken/')).toBeNull()

    await stores.add({ ...flemish, host: 'de.localhost' })

    expect(findMovedView(await stores.loadDirectory(), { host: 'de.localhost', pathname: '/' })).toBeNull()
  })

  it('changes country, categories and title', async () => {
    await stores.set('en', { taxCountry: 'BE', rootCategoryId: 7, titleTemplate: '%s | Vonk Belgium' })

    expect(viewIn(await stores.loadDirectory(), 'en')).toMatchObject({
      ...{
        host: 'localhost',
        pathPrefix: 'en',
        taxCountry: 'BE',
        rootCategoryId: 7,
        titleTemplate: '%s | Vonk Belgium',
      },
    })
    expect((await stores.loadDirectory()).moved).toEqual([])
  })
})

describe('hide', () => {
  it('marks a view that nothing leads to, and takes the mark away', async () => {
    await stores.hide('de', true)
    expect(viewIn(await stores.loadDirectory(), 'de')).toMatchObject({ isHidden: true })

    await stores.hide('de', false)
    expect(viewIn(await stores.loadDirectory(), 'de')).not.toHaveProperty('isHidden')
    expect(await stores.hide('nl', true)).toEqual({ ok: false, refusal: { code: 'default-view' } })
  })
})

describe('remove', () => {
  it('keeps for its orders what the view was, and leads to the same shop', async () => {
    await stores.remove('rz_en')
    const directory = await stores.loadDirectory()

    expect(viewIn(directory, 'rz_en')).toBeUndefined()
    expect(findFormerView(directory, 'rz_en')).toMatchObject({
      ...{ brand: 'razz', language: 'en', host: 'razz.localhost', pathPrefix: 'nl' },
    })
    expect(findMovedView(directory, { host: 'razz.localhost', pathname: '/jackets/' })?.view.code).toBe('rz_nl')
    expect([storeIdOf(directory, 'rz_en'), storeIdOf(directory, 'rz_nl')]).toEqual([7, 8])
  })

  it('refuses the default view, one that is not there, and a code that had orders', async () => {
    await stores.remove('rz_en')

    expect(await stores.remove('nl')).toEqual({ ok: false, refusal: { code: 'default-view' } })
    expect(await stores.remove('rz_en')).toEqual({ ok: false, refusal: { code: 'store-view-not-found' } })
    const again = { ...flemish, code: 'rz_en', host: 'razz.localhost' }
    expect(await stores.add(again)).toEqual({ ok: false, refusal: { code: 'store-view-exists' } })
  })
})
