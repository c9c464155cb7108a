import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putProducts, putRedirects } from '../catalogue/index.ts'
import { createCustomer, hashPassword } from '../customers/index.ts'
import { aDocument } from '../prices/testing.ts'
import { type CatalogueApi, openCatalogueApi } from './testing/open-catalogue-api.ts'

let api: CatalogueApi
beforeAll(async () => {
  api = await openCatalogueApi()
})
afterAll(() => api.close())

async function map(url: unknown, more: object = {}) {
  const { status, body } = await api.ask('/api/url/map', { body: { url, ...more } })
  return { status, body }
}

describe('mapUrl', () => {
  it('finds the product at its path, with today’s price [ROUTE-32] [ROUTE-34] [ROUTE-41] [ROUTE-42]', async () => {
    expect(
      await map('tas-pluk', { includeFields: null, excludeFields: [], options: {}, filters: { sku: 'x' } }),
    ).toEqual({
      status: 200,
      body: {
        _index: 'vue_storefront_catalog_nl',
        _type: 'product',
        _id: '104',
        _score: 1,
        _source: expect.objectContaining({
          sku: 'bag',
          price_incl_tax: 30,
          stock: expect.objectContaining({ qty: 5 }),
        }),
      },
    })
  })

  it('answers the identity of a product and what the shop’s own tools say of it [PROD-01] [PROD-07]', async () => {
    const identity = { description: 'Van wol', slug: 'muts-wol', url_key: 'muts-wol', url_path: 'muts-wol' }
    const own = { pim_kinderleeftijd: '4-8', pim_geslacht: 'unisex', pim_fitcode: 'R', pim_seizoen: 'W26' }
    const parent = { parentSku: 'muts', parentId: 900 }
    const documents = [aDocument({ id: 901, sku: 'muts-wol', name: 'Muts', ...identity, ...own, ...parent })]
    await putProducts(api.db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })

    await expect
      .poll(async () => (await map('muts-wol')).body?.['_source'])
      .toMatchObject({
        id: 901,
        sku: 'muts-wol',
        type_id: 'simple',
        name: 'Muts',
        ...parent,
        ...identity,
        ...own,
      })
  })

  it('finds the category at its path, with slashes or without [ROUTE-28] [ROUTE-34]', async () => {
    expect((await map('/meisjes/hoodies/')).body).toMatchObject({ _type: 'category', _source: { id: 21 } })
  })

  it('does not map a category that is a page, or closed [ROUTE-30] [CAT-06]', async () => {
    expect(await map('inspiratie')).toEqual({ status: 200, body: null })
    expect((await map('dicht')).body).toBeNull()
  })

  it('answers a stored redirect before anything else [ROUTE-35] [ROUTE-36]', async () => {
    expect((await map('oud')).body).toEqual({ request_path: 'oud', target_path: 'tas-pluk', redirect_type: 301 })
  })

  it('answers null where nothing lives [ROUTE-37]', async () => {
    expect(await map('nergens')).toEqual({ status: 200, body: null })
    expect((await map('%00')).body).toBeNull()
    expect((await map('../../etc')).body).toBeNull()
  })

  it('answers only the fields asked for', async () => {
    expect((await map('tas-pluk', { includeFields: ['sku', 'name'] })).body).toMatchObject({
      _source: { sku: 'bag', name: 'Tas Pluk' },
    })
    expect((await map('tas-pluk', { includeFields: ['sku'] })).body?.['_source']).not.toHaveProperty('name')
  })

  it('answers only the fields asked for of a category, too', async () => {
    expect((await map('meisjes', { includeFields: ['id', 'name'] })).body).toMatchObject({
      _type: 'category',
      _id: '20',
      _source: { id: 20, name: 'Meisjes' },
    })
    expect((await map('meisjes', { includeFields: ['id'] })).body?.['_source']).toEqual({ id: 20 })
    expect((await map('meisjes', { excludeFields: ['children_data'] })).body?.['_source']).not.toHaveProperty(
      'children_data',
    )
  })

  it.each([undefined, null, ''])('refuses a missing url (%s)', async (url) => {
    const { status, body } = await map(url)

    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 400, result: 'Missing url' })
  })

  it('has no handler at /api/url itself [ROUTE-43]', async () => {
    expect((await api.ask('/api/url', { body: {} })).status).toBe(404)
  })
})

describe('listProducts', () => {
  it.each(['vk101', 'vk101-98'])('tells nobody what a group pays for %s [PRICE-23]', async (sku) => {
    const { body } = await api.ask(`/api/product/list?skus=${sku}`)

    expect(body).toMatchObject({ code: 200, result: { total_count: 1 } })
    expect(JSON.stringify(body)).not.toContain('customer_group_id')
  })

  it('lists products and variants as the back office knows them, unknown ones left out [PROD-41]', async () => {
    const { status, body } = await api.ask('/api/product/list?skus=bag,vk101-98,nothing')

    expect(status).toBe(200)
    expect(body?.['result']).toMatchObject({
      total_count: 2,
      items: [
        { id: 104, sku: 'bag', price: 30, type_id: 'simple', visibility: 4 },
        { id: 1011, sku: 'vk101-98', price: 40, type_id: 'simple', visibility: 1, name: 'Hoodie Vonkje' },
      ],
    })
    expect(JSON.stringify(body)).toContain('{"attribute_code":"size","value":198}')
  })

  it('needs skus', async () => {
    expect(await api.ask('/api/product/list')).toMatchObject({
      status: 400,
      body: { code: 400, result: 'skus parameter is required' },
    })
  })
})

describe('renderProducts', () => {
  it('answers prices with tax and without, for variants too [PRICE-25]', async () => {
    const { body } = await api.ask('/api/product/render-list?skus=vk101,vk101-98&currencyCode=EUR&storeId=1')

    expect(body?.['result']).toMatchObject({
      items: [
        {
          id: 101,
          type: 'configurable',
          url: '/hoodie-101',
          currency_code: 'EUR',
          price_info: {
            final_price: 40,
            regular_price: 40,
            special_price: 0,
            formatted_prices: { final_price: '€ 40,00' },
            extension_attributes: { tax_adjustments: { final_price: 33.06 } },
          },
        },
        { id: 1011, type: 'simple', price_info: { final_price: 40 } },
      ],
    })
  })

  it('says of which view the prices are, and signs them [PRICE-25]', async () => {
    const rendered = async (query: string) => {
      const { status, body } = await api.ask(`/api/product/render-list?skus=bag&${query}`)
      // The answer is an envelope with a list of items.
      const { items } = (body?.['result'] ?? { items: [] }) as { items: Record<string, unknown>[] }
      return { status, sgn: items[0]?.['sgn'], ...items[0] }
    }
    const german = await rendered('storeId=3')

    expect(await rendered('currencyCode=EUR&storeId=0')).toMatchObject({ store_id: 1, sgn: expect.any(String) })
    expect(german).toMatchObject({ store_id: 3, price_info: { final_price: 30 } })
    expect(german).toMatchObject({ price_info: { extension_attributes: { tax_adjustments: { final_price: 25.21 } } } })
    expect((await rendered('')).sgn).toBe((await rendered('storeId=1')).sgn)
    expect((await rendered('')).sgn).not.toBe(german.sgn)
  })

  it('takes numbers that clients leave empty for not given, and no words [PRICE-25]', async () => {
    const ask = (query: string) => api.ask(`/api/product/render-list?skus=bag&${query}`)

    expect(await ask('storeId=&userGroupId=&token=')).toMatchObject({ body: { result: { items: [{ store_id: 1 }] } } })
    expect((await ask('storeId=first')).status).toBe(400)
  })

  it('answers from what to what the variants of a product cost [PRICE-25]', async () => {
    const variants = [
      { id: 1071, sku: 'vk107-92', status: 1, price: 40, special_price: 30 },
      { id: 1072, sku: 'vk107-98', status: 1, price: 60 },
      { id: 1073, sku: 'vk107-104', status: 2, price: 90 },
    ]
    const product = aDocument({ id: 107, sku: 'vk107', type_id: 'configurable', configurable_children: variants })
    await putProducts(api.db, 'nl', { documents: [product], now: Date.now(), utcOffsetMinutes: 60 })

    const { body } = await api.ask('/api/product/render-list?skus=vk107')

    const prices = { final_price: 30, regular_price: 40, minimal_price: 30, max_price: 60 }
    expect(body?.['result']).toMatchObject({
      items: [{ price_info: { ...prices, minimal_regular_price: 40, max_regular_price: 60 } }],
    })
  })

  it('answers a group its own prices only when it proves itself [PRICE-23]', async () => {
    const token = await api.tokens.sign({ groupId: 2, customerId: 7 })
    const priceWith = async (query: string) => {
      const { body } = await api.ask(`/api/product/render-list?skus=vk101-98&${query}`)
      return JSON.stringify(body).match(/"final_price":(\d+)/)?.[1]
    }

    expect(await priceWith(`groupToken=${token}`)).toBe('20')
    expect(await priceWith('userGroupId=2')).toBe('40')
  })

  it('answers a customer who is signed in the prices of their group, in lists too [PRICE-23] [PRICE-25]', async () => {
    const [email, password] = ['groothandel@example.nl', 'Vonk-demo-1']
    const name = { firstName: 'Zoë', middleName: '', lastName: 'Vries' }
    const passwordHash = await hashPassword(password)
    await createCustomer(api.db, { ...name, email, passwordHash, groupId: 2, storeCode: 'nl' })
    const login = await api.sessions.login({ email, password, visitor: null })
    const token = login.ok ? login.value.token : ''
    const finalPrice = async (path: string, headers = {}) =>
      JSON.stringify((await api.ask(path, { headers })).body).match(/"final_price":([\d.]+)/)?.[1]
    const rendered = '/api/product/render-list?skus=vk101-98'
    const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: 'vk101' }] })
    const listed = `/api/catalog/vue_storefront_catalog/product/_search?_source_include=final_price&request=${request}`

    expect(await finalPrice(`${rendered}&userGroupId=2&token=${token}`)).toBe('20')
    expect(await finalPrice(rendered, { authorization: `Bearer ${token}` })).toBe('20')
    expect(await finalPrice(`${rendered}&token=somebody-else`)).toBe('40')
    expect(Number(await finalPrice(`${listed}&token=${token}`))).toBe(Number(await finalPrice(listed)) / 2)
  })

  it('prices for the first view where a client knows no number of one [PRICE-25]', async () => {
    const first = await api.ask('/api/product/render-list?skus=bag&storeId=1')

    expect(first.body?.['result']).toMatchObject({ items: [{ store_id: 1 }] })
    for (const number of ['', '0', '-1', 'null', 'undefined']) {
      const asked = `/api/product/render-list?skus=bag&storeId=${number}&userGroupId=${number}`
      expect(await api.ask(asked)).toEqual(first)
    }
  })

  it('needs skus', async () => {
    expect((await api.ask('/api/product/render-list?skus=')).status).toBe(400)
  })
})

describe('stockRoutes', () => {
  it('answers the stock of one product, by query and by path [STOCK-01] [STOCK-02] [STOCK-04]', async () => {
    const item = { product_id: 104, qty: 5, is_in_stock: true, manage_stock: true }

    expect((await api.ask('/api/stock/check?sku=bag')).body).toMatchObject({ code: 200, result: item })
    expect((await api.ask('/api/stock/check/bag')).body).toMatchObject({ code: 200, result: item })
  })

  it('answers what the variants of a product have together', async () => {
    expect((await api.ask('/api/stock/check?sku=vk103')).body).toMatchObject({
      result: { product_id: 103, qty: 10, is_in_stock: true },
    })
  })

  it.each(['check?sku=bag', 'check/bag', 'list?skus=vk103-98,bag'])(
    'answers %s to clients that ask the search engine for stock, too [STOCK-02] [STOCK-03]',
    async (call) => {
      const { status, body } = await api.ask(`/api/ext/elastic-stock/${call}`)

      expect(status).toBe(200)
      expect(body).toEqual((await api.ask(`/api/stock/${call}`)).body)
    },
  )

  it('answers several in the order asked for [STOCK-03]', async () => {
    const { body } = await api.ask('/api/stock/list?skus=vk103-98,bag')

    expect(body?.['result']).toMatchObject([
      { sku: 'vk103-98', qty: 0, is_in_stock: false },
      { sku: 'bag', qty: 5 },
    ])
  })

  it.each([
    ['/api/stock/check?sku=nothing', 404, { errorMessage: 'No stock information for given sku', code: 404 }],
    ['/api/stock/check/nothing', 404, { errorMessage: 'No stock information for given sku', code: 404 }],
    ['/api/ext/elastic-stock/check?sku=nothing', 404, 'No stock information for given sku'],
    ['/api/ext/elastic-stock/list?skus=bag,nothing', 404, 'No stock information for given sku'],
    ['/api/ext/elastic-stock/check', 400, 'sku parameter is required'],
    ['/api/stock/list?skus=bag,nothing', 404, 'No stock information for given sku'],
    ['/api/stock/check', 400, 'sku parameter is required'],
    ['/api/stock/check?sku=', 400, 'sku parameter is required'],
    ['/api/ext/elastic-stock/check?sku=', 400, 'sku parameter is required'],
    ['/api/stock/list', 400, 'skus parameter is required'],
  ])('refuses %s', async (path, code, result) => {
    expect(await api.ask(path)).toMatchObject({ status: code, body: { code, result } })
  })
})

describe('a redirect stored for the address of a product', () => {
  it('is followed before the product is shown [ROUTE-35]', async () => {
    const headers = { 'x-vs-store-code': 'de' }
    const ask = async () => (await api.ask('/api/url/map', { body: { url: '/tas-pluk/' }, headers })).body
    expect(await ask()).toMatchObject({ _type: 'product' })
    await putRedirects(api.db, 'de', [{ requestPath: 'tas-pluk', targetPath: 'meisjes', redirectType: 302 }])

    expect(await ask()).toEqual({ request_path: 'tas-pluk', target_path: 'meisjes', redirect_type: 302 })
  })
})

describe('mapUrl for clients that want less', () => {
  it('answers the fields asked for and leaves out those not wanted [ROUTE-41]', async () => {
    const sourceOf = async (more: object) => (await map('tas-pluk', more)).body?.['_source']

    expect(await sourceOf({ includeFields: ['sku', 'stock.qty'] })).toEqual({ sku: 'bag', stock: { qty: 5 } })
    expect(await sourceOf({ excludeFields: ['description', 'stock'] })).toMatchObject({
      sku: 'bag',
      price_incl_tax: 30,
    })
    expect(await sourceOf({ excludeFields: ['description', 'stock'] })).not.toHaveProperty('stock')
  })
})
