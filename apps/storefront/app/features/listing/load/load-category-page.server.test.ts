import type { ViewOverrides } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadCategoryPage } from './load-category-page.server.ts'

const aggregations = {
  agg_terms_size_options: {
    buckets: [
      { key: 231, doc_count: 2 },
      { key: 214, doc_count: 7 },
      { key: 210, doc_count: 3 },
    ],
  },
  agg_terms_color: {
    buckets: [
      { key: 107, doc_count: 4 },
      { key: 101, doc_count: 1 },
    ],
  },
  agg_terms_color_options: { buckets: [{ key: 107, doc_count: 4 }] },
  agg_terms_pim_kinderleeftijd: {
    buckets: [
      { key: 52, doc_count: 9 },
      { key: 51, doc_count: 2 },
    ],
  },
  agg_terms_brand: { buckets: [{ key: 11, doc_count: 120 }] },
  agg_range_price: {
    buckets: [
      { key: '0.0-100.0', from: 0, to: 100, doc_count: 118 },
      { key: '500.0-*', from: 500, doc_count: 2 },
    ],
  },
}

type Opening = { total?: number; code?: string; isDown?: boolean; settings?: ViewOverrides }

async function open(path: string, { total = 120, code = 'nl', isDown = false, settings = {} }: Opening = {}) {
  const asked: AskedSearch[] = []
  const errors: unknown[] = []
  const answer = aCatalogue((search) => {
    asked.push(search)
    if (isDown) throw new Error('down')
    return { hits: total > 0 ? [aProductHit()] : [], total, aggregations }
  })
  const shop = await aShopRequest(code, { answer, errors, settings })
  const url = new URL(path, 'http://vonk.test')
  const page = await loadCategoryPage(shop, { source: { slug: url.pathname.slice(1) }, url })
  const filterOn = (attribute: string) =>
    asked[0]?._appliedFilters?.find((filter) => filter.attribute === attribute)?.value
  return { page, asked, errors, filterOn }
}

describe('loadCategoryPage', () => {
  it('knows no category that is not there', async () => {
    expect((await open('/nowhere')).page).toBeNull()
  })

  it('leads from the top to the category, and on to those below it or beside it [CAT-10] [CAT-11]', async () => {
    const tops = await open('/bovenkleding')
    const hoodies = await open('/hoodies')

    expect(hoodies.page?.trail).toEqual([
      { name: 'Meisjes', to: '/meisjes/' },
      { name: 'Bovenkleding', to: '/bovenkleding/' },
      { name: 'Hoodies', to: '/hoodies/' },
    ])
    expect(tops.page?.menu).toMatchObject({ parent: null, entries: [{ name: 'T-shirts' }, { name: 'Hoodies' }] })
    expect(hoodies.page?.menu).toMatchObject({
      parent: { name: 'Bovenkleding' },
      entries: [
        { name: 'T-shirts', isCurrent: false },
        { name: 'Hoodies', isCurrent: true },
      ],
    })
  })

  it('asks once for what is listed: visible, enabled, in stock and in the category [CAT-13] [CAT-14] [CAT-15]', async () => {
    const { asked, filterOn } = await open('/hoodies')

    expect(asked).toHaveLength(1)
    expect(asked[0]?.index).toBe('vue_storefront_catalog_nl')
    expect(filterOn('visibility')).toEqual({ in: [2, 3, 4] })
    expect(filterOn('status')).toEqual({ in: [0, 1] })
    expect(filterOn('stock.is_in_stock')).toEqual({ eq: true })
    expect(filterOn('category_ids')).toEqual({ in: [9] })
  })

  it('shows the newest first and fifty at a time unless asked otherwise [FILT-18] [FILT-19]', async () => {
    const { asked, page } = await open('/hoodies')

    expect(asked[0]?._appliedSort).toEqual([{ field: 'updated_at', options: 'desc' }])
    expect(asked[0]?.query.get('size')).toBe('50')
    expect(page?.listing).toMatchObject({ sort: 'updated_at:desc', pageSize: 50 })
    expect(page?.listing.sorts.map(({ label }) => label)).toEqual([
      'Aanbevolen',
      'Nieuw',
      'Prijs laag naar hoog',
      'Prijs hoog naar laag',
    ])
  })

  it('shows as many, in the order and with the filters the view wants', async () => {
    const { asked, page, filterOn } = await open('/hoodies?brand=11&size=214', {
      settings: {
        productPageSize: 24,
        defaultSort: 'final_price:asc',
        sortOptions: { Cheapest: { id: 'final_price:asc', type: 'sort' } },
        listFilters: ['size', 'color'],
        aggregationSize: 5,
        aggregationSizes: { color: 7 },
      },
    })

    expect(asked[0]?._appliedSort).toEqual([{ field: 'final_price', options: 'asc' }])
    expect(asked[0]?.query.get('size')).toBe('24')
    expect(page?.listing).toMatchObject({ sort: 'final_price:asc', pageSize: 24, sorts: [{ label: 'Cheapest' }] })
    expect(page?.listing.groups.map(({ code }) => code).toSorted()).toEqual(['color', 'size'])
    expect(asked[0]?._availableFilters?.map(({ field, options }) => [field, options?.size])).toEqual([
      ['size', 5],
      ['color', 7],
    ])
    expect([filterOn('size'), filterOn('brand')]).toEqual([{ in: ['214'] }, undefined])
  })

  it('asks for the filters beside a list that is longer than a query for filters may be [FILT-04]', async () => {
    const { asked, page } = await open('/hoodies', { settings: { productPageSize: 24, maxFiltersQuerySize: 10 } })
    const sizes = asked.map(({ query, _availableFilters }) => [query.get('size'), _availableFilters !== undefined])

    expect(sizes).toEqual([
      ['24', false],
      ['1', true],
    ])
    expect(page?.listing.groups.map(({ code }) => code)).toContain('size')
  })

  it('lists what is out of stock where the view wants it', async () => {
    const { filterOn } = await open('/hoodies', { settings: { listOutOfStock: true } })

    expect(filterOn('stock.is_in_stock')).toBeUndefined()
  })

  it('has its pages below /c/ where the dispatcher is off', async () => {
    const { page } = await open('/hoodies', { settings: { useUrlDispatcher: false } })

    expect(page?.trail.map(({ to }) => to)).toEqual(['/c/meisjes/', '/c/bovenkleding/', '/c/hoodies/'])
  })

  it('takes filters and order from the address [ROUTE-56] [CAT-12]', async () => {
    const { asked, filterOn, page } = await open('/hoodies?size=214&size=210&price=0-40&sort=final_price:asc')

    expect(filterOn('size')).toEqual({ in: ['210', '214'] })
    expect(filterOn('price')).toEqual({ gte: 0, lt: 40 })
    expect(asked[0]?._appliedSort).toEqual([{ field: 'final_price', options: 'asc' }])
    expect(page?.listing.chips.map(({ label }) => label)).toEqual(['104', '128', '< €40'])
  })

  it('ignores filters nobody offers', async () => {
    const forged = await open(`/hoodies?size=999&size=214&color=%3Cscript%3E&evil=1&sort=sku:asc&page=-3`)

    expect(forged.filterOn('size')).toEqual({ in: ['214'] })
    expect(forged.filterOn('color')).toBeUndefined()
    expect(forged.filterOn('evil')).toBeUndefined()
    expect(forged.page?.listing).toMatchObject({ sort: 'updated_at:desc', page: 1 })
  })

  it('takes an endless query for none', async () => {
    const { filterOn } = await open(`/hoodies?size=214&color=${'1'.repeat(10_000)}`)

    expect(filterOn('size')).toBeUndefined()
  })

  it('offers size and age first, then colours with their swatches, each with its count [FILT-03]', async () => {
    const { page } = await open('/hoodies')
    const groups = page?.listing.groups ?? []

    expect(groups.map(({ code }) => code)).toEqual(['size', 'pim_kinderleeftijd', 'color', 'price'])
    expect(groups[0]?.options.map(({ label, count }) => [label, count])).toEqual([
      ['104', 3],
      ['128', 7],
      ['EU 24', 2],
    ])
    expect(groups[2]?.options).toContainEqual(
      expect.objectContaining({ id: '107', label: 'kersenrood', count: 4, swatch: '#c22842' }),
    )
  })

  it('says where another kind of size or another family of colours begins, and the age of a size', async () => {
    const { page } = await open('/hoodies')
    const groups = page?.listing.groups ?? []

    expect(groups[0]?.options.map(({ caption, age }) => [caption, age])).toEqual([
      ['Kleding', '4 jaar'],
      [undefined, '8 jaar'],
      ['Schoenen', undefined],
    ])
    expect(groups[2]?.options.map(({ label, caption }) => [label, caption])).toContainEqual(['kersenrood', 'Rood'])
  })

  it('offers the price ranges of the shop [FILT-06] [FILT-07] [FILT-08]', async () => {
    const { page } = await open('/hoodies')

    expect(page?.listing.groups.at(-1)?.options.map(({ label, count }) => [label, count])).toEqual([
      ['< €100', 118],
      ['> €500', 2],
    ])
  })

  it('brings everything up to the page in the address, so that Back finds it all again [ROUTE-51]', async () => {
    const { asked, page } = await open('/hoodies?page=2')

    expect(asked[0]?.query.get('from')).toBe('0')
    expect(asked[0]?.query.get('size')).toBe('100')
    expect(page?.listing).toMatchObject({ start: 0, page: 2 })
  })

  it('shows the end of a list that has become shorter', async () => {
    const { page, asked } = await open('/hoodies?page=9', { total: 120 })

    expect(page?.listing.page).toBe(3)
    expect(asked[1]?.query.get('size')).toBe('150')
  })

  it('says so when the catalogue does not answer, and keeps the page standing [CAT-16]', async () => {
    const { page, errors } = await open('/hoodies', { isDown: true })

    expect(page).toMatchObject({ name: 'Hoodies', listing: { hasFailed: true, total: 0, products: [] } })
    expect(errors).toHaveLength(1)
  })

  it('knows where the category is in the other languages of the shop', async () => {
    const { page } = await open('/hoodies')

    expect(page?.alternates).toEqual([
      { code: 'nl', path: '/hoodies' },
      { code: 'en', path: '/hoodies' },
      { code: 'de', path: '/hoodies' },
    ])
  })

  it('makes one range of the two fields a browser without scripts sends', async () => {
    const thrown = await open('/hoodies?price-from=&price-to=40&size=214').catch((error: unknown) => error)

    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).headers.get('location')).toBe('/hoodies/?size=214&price=0-40') // See the line above.
  })
  it('counts ten options of a filter, sixty sizes and forty colours [FILT-05]', async () => {
    const { asked } = await open('/hoodies')
    const sizes = new Map(asked[0]?._availableFilters?.map(({ field, options }) => [field, options?.size]))

    expect([sizes.get('brand'), sizes.get('size'), sizes.get('color')]).toEqual([10, 60, 40])
  })

  it('names a range between the outer ones by its bounds [FILT-09]', async () => {
    const { page } = await open('/hoodies?price=100-250')

    expect(page?.listing.chips).toEqual([{ code: 'price', id: '100-250', label: '100 - 250', single: true }])
  })
})

describe('a category that is looked up', () => {
  async function lookUp(source: object, rootCategoryId = 2) {
    const notices: string[] = []
    const shop = await aShopRequest('nl', { answer: aCatalogue(() => ({ hits: [aProductHit()] })) })
    const request = {
      ...shop,
      settings: { ...shop.settings, rootCategoryId },
      host: { ...shop.host, onNotice: (notice: string) => notices.push(notice) },
    }
    const page = await loadCategoryPage(request, { source: { ...source }, url: new URL('http://vonk.test/x/') })
    return { name: page?.name ?? null, notices }
  }

  it('is found by its id or its slug [ROUTE-29]', async () => {
    expect(await lookUp({ id: 9, slug: 'bovenkleding' })).toEqual({ name: 'Hoodies', notices: [] })
    expect(await lookUp({ slug: 'bovenkleding' })).toEqual({ name: 'Bovenkleding', notices: [] })
  })

  it('is none below the root, and the log says what was looked for [CAT-02] [CAT-08]', async () => {
    const notice = 'Category query returned empty result'

    expect(await lookUp({ id: 3 }, 4)).toEqual({ name: null, notices: [`${notice} id = 3`] })
    expect(await lookUp({ id: 4 }, 4)).toMatchObject({ name: 'Bovenkleding' })
    expect(await lookUp({ slug: 'nowhere' })).toEqual({ name: null, notices: [`${notice} slug = nowhere`] })
  })
})

describe('a category that is only content', () => {
  it('has no list at /c/ either: its words are at its own address [ROUTE-30]', async () => {
    const catalogue = aCatalogue(() => ({ hits: [aProductHit()] }))
    const answer = (asked: AskedSearch) => {
      const { hits = [], ...others } = catalogue(asked)
      const words = { id: 30, parent_id: 2, name: 'Idee', slug: 'idee', url_path: 'over/idee', display_mode: 'PAGE' }
      const category = { ...words, level: 2, path: '1/2/30', position: 1, is_active: true }
      return { ...others, hits: asked.entity === 'category' ? [...hits, category] : hits }
    }
    const shop = await aShopRequest('en', { answer })
    const url = new URL('http://vonk.test/en/c/idee/')
    const thrown = await loadCategoryPage(shop, { source: { slug: 'idee' }, url }).catch((error: unknown) => error)

    expect(thrown).toBeInstanceOf(Response)
    const { status, headers } = thrown as Response // See the line above.
    expect([status, headers.get('location')]).toEqual([301, '/over/idee/'])
  })
})
