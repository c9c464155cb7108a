import { fromStoreViewDto, listStoreViews } from '@vonk/contract'
import { resolveStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putLocations } from '../locations/index.ts'
import { aShop } from '../locations/testing.ts'
import { storeRoutes } from './routes.ts'
import { createStores } from './stores.ts'

let api: TestApi
let directory: StoreDirectory

beforeAll(async () => {
  api = await openTestApi((db) => storeRoutes(createStores({ db })))
  await seedViews(api.db)
  const answer = await api.fetch(new Request('http://localhost/api/ext/store-views'))
  const { defaultCode, views } = listStoreViews.result.parse(((await answer.json()) as { result: unknown }).result)
  directory = { defaultCode, views: views.map(fromStoreViewDto) }
})
afterAll(() => api.close())

function codeAt(host: string, pathname: string) {
  return resolveStoreView(directory, { host, pathname }).view.code
}

describe('storeRoutes', () => {
  it('lists exactly the twelve store views, nl being the default [STORE-03] [STORE-04]', () => {
    expect(directory.defaultCode).toBe('nl')
    expect(directory.views.map((view) => view.code).toSorted()).toEqual(
      'de en nl rz_de rz_en rz_nl rzss_de rzss_en rzss_nl vss_de vss_en vss_nl'.split(' '),
    )
  })

  it('offers the main shop, the sample sales and the second brand, each in three languages [STORE-01] [STORE-02]', () => {
    const shops = Object.groupBy(directory.views, (view) => `${view.brand}${view.isSampleSale ? ' sale' : ''}`)

    expect(Object.keys(shops).toSorted()).toEqual(['razz', 'razz sale', 'vonk', 'vonk sale'])
    for (const views of Object.values(shops)) {
      expect(views?.map((view) => view.language).toSorted()).toEqual(['de', 'en', 'nl'])
    }
  })

  it('finds every view at the address the owner gave it [STORE-05] [STORE-06] [STORE-07] [STORE-08] [STORE-09]', () => {
    expect(codeAt('localhost', '/')).toBe('nl')
    expect(codeAt('localhost', '/en/')).toBe('en')
    expect(codeAt('de.localhost', '/')).toBe('de')
    expect(codeAt('samplesale.localhost', '/')).toBe('vss_nl')
    expect(codeAt('samplesale.localhost', '/en/')).toBe('vss_en')
    expect(codeAt('samplesale.localhost', '/de/')).toBe('vss_de')
    expect(codeAt('razz.localhost', '/')).toBe('rz_en')
    expect(codeAt('razz.localhost', '/nl/')).toBe('rz_nl')
    expect(codeAt('razz.localhost', '/de/')).toBe('rz_de')
    expect(codeAt('razz-samplesale.localhost', '/')).toBe('rzss_en')
    expect(codeAt('razz-samplesale.localhost', '/nl/')).toBe('rzss_nl')
    expect(codeAt('razz-samplesale.localhost', '/de/')).toBe('rzss_de')
  })

  it('sells in euros, in the three supported locales [STORE-16] [STORE-17]', () => {
    expect(new Set(directory.views.map((view) => view.currency))).toEqual(new Set(['EUR']))
    expect(new Set(directory.views.map((view) => view.locale))).toEqual(new Set(['nl-NL', 'en-US', 'de-DE']))
  })

  it('begins addresses for search engines with nothing of its own [CMS-33]', () => {
    expect(new Set(directory.views.map(({ seo }) => seo.hreflangPrefix))).toEqual(new Set(['']))
  })

  it('has an address confirmed by mail in the German views only', () => {
    const confirming = directory.views.filter((view) => view.settings.newsletterDoubleOptIn).map((view) => view.code)

    expect(confirming).toEqual(['de', 'vss_de', 'rz_de', 'rzss_de'])
  })

  it('says of a brand that it has shops from the first one on, and of no other', async () => {
    const brandsWithShops = async () => {
      const { views } = await createStores({ db: api.db }).loadDirectory()
      return [...new Set(views.filter(({ hasShops }) => hasShops).map(({ brand }) => brand))]
    }
    const before = await brandsWithShops()
    await putLocations(api.db, [aShop()])

    expect(before).toEqual([])
    expect(await brandsWithShops()).toEqual(['vonk'])
  })

  it('has a family account on the main webshop only [STORE-15]', () => {
    const withFamily = directory.views.filter((view) => view.hasFamilyAccount).map((view) => view.code)

    expect(withFamily).toEqual(['nl', 'en', 'de'])
  })
})
