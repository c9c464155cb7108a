import { foundProductSchema } from '@vonk/contract'
import { settingsOf } from '@vonk/domain/settings/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'
import { categories } from './testing/small-catalogue.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

const index = '/api/catalog/vue_storefront_catalog'
const format = 'request_format=search-query&response_format=compact'
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]

type Hit = Readonly<Record<string, unknown>>

/** The documents of a compact answer. */
function hitsOf(body: Hit | null): readonly Hit[] {
  // Compact answers hold a list of documents.
  return (body?.['hits'] ?? []) as readonly Hit[]
}

/** The hits of a product search, by sku. */
async function skusOf(query: object, parameters = '', path = `${index}/product/_search`) {
  const { status, body } = await api.ask(`${path}?${format}&${parameters}`, { body: query })
  expect(status).toBe(200)
  return hitsOf(body).map(({ sku }) => sku)
}

function inCategory(id: number, ...filters: object[]) {
  return { _appliedFilters: [...listed, { attribute: 'category_ids', value: { in: [id] } }, ...filters] }
}

describe('searchCatalogue', () => {
  it('lists what is visible and enabled [CAT-13] [CAT-14] [SRCH-13]', async () => {
    expect((await skusOf({ _appliedFilters: listed })).toSorted()).toEqual(['bag', 'vk101', 'vk102', 'vk103'])
  })

  it('answers products as the contract describes those that were found', async () => {
    const { body } = await api.ask(`${index}/product/_search?${format}&size=100`, { body: {} })

    expect(foundProductSchema.array().min(4).safeParse(hitsOf(body)).error).toBeUndefined()
  })

  it('sorts by the position in the category, by novelty and by price [FILT-14] [FILT-15] [FILT-16] [FILT-17]', async () => {
    const hoodies = inCategory(categories.hoodies)

    expect(await skusOf(hoodies, 'sort=category.position:asc')).toEqual(['vk102', 'vk101', 'vk103'])
    expect(await skusOf(inCategory(categories.girls), 'sort=category.position:asc')).toEqual([
      'vk103',
      'vk101',
      'vk102',
      'bag',
    ])
    expect(await skusOf(hoodies, 'sort=updated_at:desc')).toEqual(['vk102', 'vk103', 'vk101'])
    expect(await skusOf(hoodies, 'sort=final_price:desc')).toEqual(['vk103', 'vk102', 'vk101'])
    expect(await skusOf({ ...hoodies, _appliedSort: [{ field: 'final_price', options: 'asc' }] })).toEqual([
      'vk101',
      'vk102',
      'vk103',
    ])
  })

  it('filters by what can be bought: a size that is sold out finds nothing [FILT-03]', async () => {
    const size = (id: string) => ({ attribute: 'size', value: { in: [id] }, scope: 'catalog' })

    expect((await skusOf(inCategory(21, size('198')))).toSorted()).toEqual(['vk101', 'vk102'])
    expect((await skusOf(inCategory(21, size('192')))).toSorted()).toEqual(['vk101', 'vk102', 'vk103'])
  })

  it('filters by the price with its tax [FILT-06] [PRICE-01]', async () => {
    const price = { attribute: 'price', value: { gte: 50, lte: 100 }, scope: 'catalog' }

    expect(await skusOf(inCategory(21, price))).toEqual(['vk102'])
  })

  it('counts options as if the own filter were not set, and the price in ranges [FILT-01] [FILT-05]', async () => {
    const query = {
      ...inCategory(21, { attribute: 'color', value: { in: ['7'] }, scope: 'catalog' }),
      _availableFilters: ['color', 'size', 'price'].map((field) => ({ field, scope: 'catalog', options: {} })),
    }
    const { body } = await api.ask(`${index}/product/_search?${format}`, { body: query })

    expect(body?.['total']).toBe(1)
    expect(body?.['aggregations']).toMatchObject({
      agg_terms_color: {
        buckets: [
          { key: 7, doc_count: 1 },
          { key: 8, doc_count: 1 },
          { key: 9, doc_count: 1 },
        ],
      },
      agg_terms_size_options: { buckets: expect.arrayContaining([{ key: 198, doc_count: 1 }]) },
      agg_range_price: { buckets: expect.arrayContaining([{ key: '0.0-100.0', from: 0, to: 100, doc_count: 1 }]) },
    })
  })

  it('finds words, colours and sizes [SRCH-10] [SRCH-21]', async () => {
    const text = (words: string) => ({ _searchText: words, _appliedFilters: listed })

    expect((await skusOf(text('hoodie'))).slice(0, 2).toSorted()).toEqual(['vk101', 'vk102'])
  })

  it('forgives two wrong letters and no more [SRCH-22]', async () => {
    const text = (words: string) => ({ _searchText: words, _appliedFilters: listed })

    expect((await skusOf(text('hoqqie'))).slice(0, 2).toSorted()).toEqual(['vk101', 'vk102'])
    expect(await skusOf(text('hoqqqe'))).toEqual([])
  })

  it('finds what has three of four words, and not what has two [SRCH-23]', async () => {
    const text = (words: string) => ({ _searchText: words, _appliedFilters: listed })

    expect(await skusOf(text('hoodie ster meisjes qqxxzzww'))).toEqual(['vk102'])
    expect(await skusOf(text('hoodie ster wwzzxxqq qqxxzzww'))).toEqual([])
  })

  it('answers no hit that hardly is one [SRCH-19]', async () => {
    const query = { _searchText: 'meisjes hoodie', _appliedFilters: listed }
    const { body } = await api.ask(`${index}/product/_search?${format}`, { body: query })
    const scores = hitsOf(body).map(({ _score: score }) => score)

    expect(scores.length).toBeGreaterThan(0)
    for (const score of scores) expect(score).toBeGreaterThanOrEqual(0.02)
  })

  it('reads the categories of the first levels at once, without those below [CAT-05]', async () => {
    const { categoriesDynamicPrefetchLevel: level } = settingsOf({})
    const filters = [
      { attribute: 'is_active', value: { eq: true } },
      { attribute: 'level', value: { lte: level } },
    ]
    const path = `${index}/category/_search?${format}&size=4000&sort=level:asc,position:asc&_source_include=name,level`
    const { body } = await api.ask(path, { body: { _appliedFilters: filters } })

    expect(level).toBe(2)
    expect(hitsOf(body).map(({ name }) => name)).toEqual(['Vonk', 'Meisjes', 'Inspiratie'])
  })

  it('reads no more products to find out which filters there are than the view sets, and counts them all [FILT-04]', async () => {
    const filters = { _appliedFilters: listed, _availableFilters: [{ field: 'brand', scope: 'catalog' }] }
    const ask = (body: object) => api.ask(`${index}_de/product/_search?${format}&sort=id:asc&size=50`, { body })
    await api.stores.configure('de', { maxFiltersQuerySize: 2 })

    await expect.poll(async () => hitsOf((await ask(filters)).body)).toHaveLength(2)
    expect((await ask(filters)).body).toMatchObject({ total: 4 })
    expect(hitsOf((await ask({ _appliedFilters: listed })).body)).toHaveLength(4)
    await api.stores.configure('de', { maxFiltersQuerySize: null })
  })

  it('pages, and reads 50 from the start where size and start make no sense [SRCH-14] [SRCH-15] [SRCH-16]', async () => {
    const sorted = 'sort=id:asc'

    expect(await skusOf({ _appliedFilters: listed }, `${sorted}&from=1&size=2`)).toEqual(['vk102', 'vk103'])
    expect(await skusOf({ _appliedFilters: listed }, `${sorted}&from=-5&size=-1`)).toHaveLength(4)
  })

  it('answers only the fields asked for, and never what is only for searching [SRCH-24]', async () => {
    const search = (parameters: string) =>
      api.ask(`${index}/product/_search?${format}&size=1&sort=id:asc&${parameters}`, {
        body: { _appliedFilters: listed },
      })
    const { body: included } = await search('_source_include=sku,configurable_children.sku')
    const { body: excluded } = await search('_source_exclude=configurable_children,description')

    expect(hitsOf(included)[0]).toEqual({
      sku: 'vk101',
      configurable_children: [{ sku: 'vk101-92' }, { sku: 'vk101-98' }, { sku: 'vk101-128' }],
      _score: expect.any(Number),
    })
    expect(hitsOf(excluded)[0]).not.toHaveProperty('configurable_children')
    expect(hitsOf(excluded)[0]).not.toHaveProperty('_search')
  })

  it('prices by the tax of the view [PRICE-02] [STORE-20]', async () => {
    const priceIn = async (name: string) => {
      const { body } = await api.ask(`/api/catalog/${name}/product/_search?${format}&sort=id:asc`, {
        body: { _appliedFilters: listed },
      })
      return hitsOf(body)[0]
    }

    expect(await priceIn('vue_storefront_catalog_nl')).toMatchObject({
      price: 33.06,
      price_tax: 6.94,
      price_incl_tax: 40,
    })
    expect(await priceIn('vue_storefront_catalog_de')).toMatchObject({
      price: 33.61,
      price_tax: 6.39,
      price_incl_tax: 40,
    })
  })

  it('shows a group its prices when it proves who it is, and to nobody who only says so [PRICE-23]', async () => {
    const priceFor = async (claims: object) => {
      const { body } = await api.ask(`${index}/product/_search?${format}&sort=id:asc&size=1`, {
        body: { _appliedFilters: listed, ...claims },
      })
      return hitsOf(body)[0]?.['price_incl_tax']
    }

    expect(await priceFor({ groupToken: await api.tokens.sign({ groupId: 2, customerId: 1 }) })).toBe(20)
    expect(await priceFor({ groupId: 2 })).toBe(40)
    expect(await priceFor({ groupToken: 'x'.repeat(40) })).toBe(40)
  })

  it('says the tax in the price of what it lists and of its variants, of a group’s price as well [PROD-01] [PRICE-23]', async () => {
    const groupToken = await api.tokens.sign({ groupId: 2, customerId: 1 })
    const taxesFor = async (who: object, sku: string) => {
      const query = { _appliedFilters: [{ attribute: 'sku', value: sku }], ...who }
      const [hit] = hitsOf((await api.ask(`${index}/product/_search?${format}`, { body: query })).body)
      // A product has variants, of which some are listed with it.
      const variants = (hit?.['configurable_children'] ?? []) as readonly Hit[]
      return [hit?.['tax'], ...new Set(variants.map(({ tax }) => tax))]
    }

    expect(await taxesFor({}, 'bag')).toEqual([5.21])
    expect(await taxesFor({}, 'vk101')).toEqual([6.94, 6.94])
    expect(await taxesFor({ groupToken }, 'vk101')).toEqual([3.47, 3.47])
  })

  it('sorts, filters and counts by what the group pays, not by what guests do [PRICE-23] [FILT-06] [FILT-16]', async () => {
    const groupToken = await api.tokens.sign({ groupId: 2, customerId: 1 })
    // For guests the bag (30) is the cheapest; for the group, which pays half for hoodies, it is not.
    const girls = inCategory(categories.girls)
    const counted = { ...girls, _availableFilters: [{ field: 'price', scope: 'catalog' }], groupToken }
    const under50 = inCategory(categories.girls, { attribute: 'price', value: { lte: 50 }, scope: 'catalog' })
    const { body } = await api.ask(`${index}/product/_search?${format}`, { body: counted })

    expect(await skusOf(girls, 'sort=final_price:asc')).toEqual(['bag', 'vk101', 'vk102', 'vk103'])
    expect((await skusOf({ ...girls, groupToken }, 'sort=final_price:asc'))[0]).toBe('vk101')
    expect((await skusOf({ ...girls, groupToken }, 'sort=price:desc')).at(-1)).toBe('vk101')
    expect((await skusOf(under50)).toSorted()).toEqual(['bag', 'vk101'])
    expect((await skusOf({ ...under50, groupToken })).toSorted()).toEqual(['bag', 'vk101', 'vk102'])
    expect(body?.['aggregations']).toMatchObject({
      agg_range_price: { buckets: expect.arrayContaining([{ key: '0.0-100.0', from: 0, to: 100, doc_count: 4 }]) },
    })
  })

  it('tells only the group itself and nobody else what it pays from how many on [PRICE-23]', async () => {
    const tiersFor = async (groupId: number | null) => {
      const groupToken = groupId === null ? null : await api.tokens.sign({ groupId, customerId: 7 })
      const body = { _appliedFilters: [{ attribute: 'sku', value: 'vk101' }], groupToken }
      const { hits } = (await api.ask(`${index}/product/_search?${format}`, { body })).body ?? {}
      return JSON.stringify(hits).match(/"customer_group_id":\d+/g) ?? []
    }

    expect(await tiersFor(null)).toEqual([])
    expect(await tiersFor(3)).toEqual([])
    expect(new Set(await tiersFor(2))).toEqual(new Set(['"customer_group_id":2']))
  })

  it('tells nobody what another group pays, whatever they filter, sort or count by', async () => {
    const field = '_search.group_price.2'
    const query = {
      _appliedFilters: [{ attribute: field, value: { lte: 20 } }],
      _availableFilters: [{ field, scope: 'catalog' }],
    }
    const { body } = await api.ask(`${index}/product/_search?${format}`, { body: query })

    expect(body).toMatchObject({ total: 0, aggregations: { [`agg_terms_${field}`]: { buckets: [] } } })
    expect(await skusOf({ _appliedFilters: listed }, `sort=${field}:desc`)).toEqual(
      await skusOf({ _appliedFilters: listed }, 'sort=id:asc'),
    )
  })

  it('answers categories, attributes and tax rules [CAT-01] [CAT-06] [CAT-07] [PROD-18] [PROD-19] [PRICE-15]', async () => {
    const active = {
      _appliedFilters: [
        { attribute: 'is_active', value: { eq: true } },
        { attribute: 'level', value: 2 },
      ],
    }
    const found = await api.ask(`${index}/category/_search?${format}&sort=position:asc&size=4000`, { body: active })
    const size = { _appliedFilters: [{ attribute: 'attribute_code', value: { in: ['size'] } }] }
    const attributes = await api.ask(`${index}/attribute/_search?${format}&size=150`, { body: size })
    const rules = await api.ask(`${index}/taxrule/_search?${format}`, { body: {} })

    expect(hitsOf(found.body).map(({ name }) => name)).toEqual(['Meisjes', 'Inspiratie'])
    expect(hitsOf(attributes.body)).toMatchObject([
      { attribute_code: 'size', attribute_id: 142, options: expect.arrayContaining([{ value: '228', label: '128' }]) },
    ])
    expect(hitsOf(rules.body)).toMatchObject([{ product_tax_class_ids: [2], rates: [{ rate: 21 }, { rate: 19 }] }])
  })

  it('answers in the standard shape and by address as well [SRCH-12]', async () => {
    const request = encodeURIComponent(JSON.stringify({ _appliedFilters: listed }))
    const { body } = await api.ask(
      `${index}_nl/product/_search?request_format=search-query&request=${request}&size=2&sort=id:asc`,
    )

    expect(body?.['hits']).toMatchObject({
      total: 4,
      hits: [{ _type: 'product', _id: '101', _source: { sku: 'vk101' } }, {}],
    })
  })

  it('sorts upwards where a client names no direction, and takes one in capitals [FILT-16] [FILT-17]', async () => {
    const sorted = (sort: object) => skusOf({ ...inCategory(categories.hoodies), _appliedSort: [sort] })

    expect(await sorted({ field: 'final_price' })).toEqual(['vk101', 'vk102', 'vk103'])
    expect(await sorted({ field: 'final_price', options: 'DESC' })).toEqual(['vk103', 'vk102', 'vk101'])
  })

  it('reads keys that clients send empty as not sent [SRCH-14]', async () => {
    const empty = 'size=&from=&sort=&request=&request_format=&response_format=&_source_include=&_source_exclude='
    const path = `${index}/product/_search`

    expect(await api.ask(`${path}?${empty}`)).toEqual(await api.ask(path))
    expect((await api.ask(path)).status).toBe(200)
  })

  it('reads a query that was encoded twice for the address [SRCH-12]', async () => {
    const once = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: 'bag' }] }))
    const { body } = await api.ask(`${index}/product/_search?${format}&request=${encodeURIComponent(once)}`)

    expect(hitsOf(body)).toMatchObject([{ sku: 'bag' }])
    expect((await api.ask(`${index}/product/_search?${format}&request=%25`)).status).toBe(400)
  })

  it.each([
    ['an index nobody has', '/api/catalog/other/product/_search', {}, 404, 'Invalid / inaccessible index name'],
    ['an entity nobody has', `${index}/shoe/_search`, {}, 404, 'No entity type registered for shoe'],
    [
      'a filter without a value',
      `${index}/product/_search`,
      { _appliedFilters: [{ attribute: 'color', value: null }] },
      400,
      'color',
    ],
    [
      'a query of the engine itself',
      `${index}/product/_search`,
      { query: { wildcard: { name: 'x*' } } },
      400,
      'search-query',
    ],
    ['filters that are no list', `${index}/product/_search`, { _appliedFilters: 'x' }, 400, 'missing or wrong'],
    [
      'a query too deep',
      `${index}/product/_search`,
      { _appliedFilters: [{ attribute: 'a', value: deep(12) }] },
      400,
      'missing or wrong',
    ],
    ['a query too large', `${index}/product/_search`, { _searchText: 'x', pad: 'x'.repeat(70_000) }, 413, 'too large'],
    ['what is not JSON', `${index}/product/_search`, '{', 400, 'not valid JSON'],
  ])('refuses %s [SRCH-26]', async (_, path, body, code, message) => {
    const answer = await api.ask(`${path}?${format}`, { body })

    expect(answer.status).toBe(code)
    expect(JSON.stringify(answer.body)).toContain(message)
  })
})

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { in: deep(levels - 1) }
}

describe('a busy catalogue', () => {
  it('reads as much at once as clients ask for [CAT-04] [FILT-04] [PROD-24] [SRCH-17] [SRCH-18]', async () => {
    const many = (entity: string, count: number) =>
      api.engine.index(
        { index: 'en', entity },
        Array.from({ length: count }, (_, place) => ({ id: place + 1 })),
      )
    await Promise.all([many('category', 4100), many('product', 1100), many('attribute', 200)])
    const read = async (entity: string, size: number) => {
      const path = `${index}_en/${entity}/_search?${format}&size=${size}`
      return hitsOf((await api.ask(path, { body: {} })).body).length
    }

    expect(await read('category', 4000)).toBe(4000)
    expect(await read('product', 999)).toBe(999)
    expect(await read('attribute', 150)).toBe(150)
    expect([await read('product', 18), await read('product', 6)]).toEqual([18, 6])
  })
})

describe('a shop asked for long lists', () => {
  it('answers a short one before those that were asked for earlier are done', async () => {
    const documents = Array.from({ length: 1000 }, (_, place) => ({ id: place + 1, name: `Trui ${place}` }))
    await api.engine.index({ index: 'en', entity: 'product' }, documents)
    const answered: string[] = []
    const ask = async (size: number) => {
      await api.ask(`${index}_en/product/_search?${format}&size=${size}`, { body: {} })
      answered.push(size > 100 ? 'long' : 'short')
    }
    await Promise.all([ask(1000), ask(1000), ask(1000), ask(2)])

    expect(answered.toSorted()).toEqual(['long', 'long', 'long', 'short'])
    expect(answered.at(-1)).toBe('long')
  })
})

describe('a shop asked for long lists by callers who hang up', () => {
  it('makes none of those that nobody waits for any more', async () => {
    const hangingUp = new AbortController()
    const ask = async (signal: AbortSignal | null) =>
      (await api.ask(`${index}_en/product/_search?${format}&size=1000`, { body: {}, signal })).status
    const answers = Promise.all([null, hangingUp.signal, hangingUp.signal, null].map(ask))
    hangingUp.abort()

    expect(await answers).toEqual([200, 503, 503, 200])
  })
})

describe('suggestSearches', () => {
  it('completes what was typed, and nothing for nothing', async () => {
    const { body } = await api.ask('/api/ext/search/suggest?q=hoo')

    expect(JSON.stringify(body?.['result']).toLowerCase()).toContain('hoodie')
    expect((await api.ask('/api/ext/search/suggest?q=')).body?.['result']).toEqual([])
  })

  it('suggests no word that finds nothing: of what is hidden or disabled [SRCH-10] [SRCH-11]', async () => {
    expect((await api.ask('/api/ext/search/suggest?q=verbor')).body?.['result']).toEqual([])
    expect((await api.ask('/api/ext/search/suggest?q=ui')).body?.['result']).toEqual([])
  })
})
