import type { ProductDocument } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProductBySku, putProducts, putTaxRules, readTaxRegions } from '../catalogue/index.ts'
import { deliveryCountriesOf, readTariffs, setTariffs, type Tariff } from '../shipping/index.ts'
import { putShopStock } from '../stock/index.ts'
import { createStores } from '../stores/index.ts'
import { createLocations } from './locations.ts'
import { locationRoutes } from './routes.ts'
import { putLocations } from './store.ts'
import { aShop } from './testing.ts'

const utrecht = aShop({ id: '103', name: 'Vonk & Razz Utrecht', brands: ['vonk', 'razz'] })
const amersfoort = aShop({ id: '120', name: 'Vonk Amersfoort', latitude: 52.1561, longitude: 5.3878 })
const zeist = aShop({ id: '121', name: 'Vonk Zeist', latitude: 52.0889, longitude: 5.2372, isPickupLocation: false })
const amsterdam = aShop({ id: '101', name: 'Vonk Amsterdam', latitude: 52.3676, longitude: 4.9041 })
const razz = aShop({ id: '102', name: 'Razz Amsterdam', brands: ['razz'], latitude: 52.3763, longitude: 4.8958 })

const christmas = {
  date: '2026-12-25',
  name: { nl: 'Eerste kerstdag', de: 'Erster Weihnachtstag', en: 'Christmas Day' },
  hours: null,
}
const kingsDay = { date: '2026-04-27', name: { nl: 'Koningsdag', de: 'Königstag', en: 'King’s Day' }, hours: null }

const plain = { status: 1, visibility: 4, price: 30, tax_class_id: 2 }
const variant = (id: number, size: number, status = 1) => ({ id, sku: `VK1-${size}`, status, price: 30 })
const hoodie: ProductDocument = {
  ...plain,
  id: 7,
  sku: 'VK1',
  type_id: 'configurable',
  name: 'Hoodie',
  configurable_children: [variant(71, 116), variant(72, 122), variant(73, 128, 2)],
}
const cap: ProductDocument = { ...plain, id: 8, sku: 'CAP', type_id: 'simple', name: 'Pet' }
const associated = { sku: 'SET', link_type: 'associated', linked_product_type: 'simple' }
const outfit: ProductDocument = {
  ...plain,
  id: 9,
  sku: 'SET',
  type_id: 'grouped',
  name: 'Outfit',
  product_links: ['CAP', 'VK1-116'].map((linked_product_sku) => ({ ...associated, linked_product_sku })),
}

const line = { type: 'simple', components: null } as const
const cartLines = [
  { ...line, id: 1, sku: 'VK1-116', name: 'Hoodie', quantity: 2 },
  { ...line, id: 2, sku: 'SET', name: 'Outfit', quantity: 1, components: [{ sku: 'CAP', quantity: 1 }] },
  { ...line, id: 3, sku: 'CARD', name: 'Cadeaukaart', quantity: 1, type: 'virtual' as const },
]

const here = 'lat=52.0907&lng=5.1214'
let api: TestApi

let tariffs: readonly Tariff[] = []
beforeAll(async () => {
  api = await openTestApi((db) =>
    locationRoutes({
      locations: createLocations({ db, findProduct: findProductBySku }),
      stores: createStores({ db }),
      findCartLines: async (cartId) => (cartId === 'mine' ? ok(cartLines) : err({ code: 'cart-not-found' })),
      countriesOf: ({ brand }) => deliveryCountriesOf(tariffs, brand),
      findTaxRegions: (view) => readTaxRegions(db, view),
      now: () => new Date('2026-11-15T12:00:00Z'),
    }),
  )
  await seedViews(api.db)
  tariffs = await readTariffs(api.db)
  await putLocations(api.db, [utrecht, amersfoort, zeist, amsterdam, { ...razz, exceptions: [kingsDay, christmas] }])
  await putProducts(api.db, 'nl', { documents: [hoodie, cap, outfit], now: Date.now(), utcOffsetMinutes: 60 })
  await putProducts(api.db, 'rz_en', { documents: [cap], now: Date.now(), utcOffsetMinutes: 60 })
  const inShops = [
    { locationId: '101', sku: 'VK1-116', quantity: 2 },
    { locationId: '102', sku: 'VK1-116', quantity: 9 },
    { locationId: '103', sku: 'VK1-116', quantity: 0 },
    { locationId: '103', sku: 'VK1-122', quantity: 3 },
    { locationId: '101', sku: 'VK1-122', quantity: 1 },
    { locationId: '101', sku: 'VK1-128', quantity: 50 },
    { locationId: '101', sku: 'CAP', quantity: 1 },
  ]
  await putShopStock(api.db, { rows: inShops, reason: 'seed' })
})
afterAll(() => api.close())

type Row = { name: string; cart_stock: unknown; distance: number | null; qty: number; is_in_stock: boolean }

async function get(path: string, storeCode?: string) {
  const headers: Record<string, string> = storeCode ? { 'x-vs-store-code': storeCode } : {}
  const response = await api.fetch(new Request(`http://localhost/api/ext/${path}`, { headers }))
  return { status: response.status, ...((await response.json()) as { result: Row[]; meta?: { refusal: string } }) }
}

const namesIn = async (path: string, storeCode?: string) => (await get(path, storeCode)).result.map(({ name }) => name)

describe('GET /api/ext/store-locator/stores', () => {
  it('lists the shops nearest first, with the distance in kilometres [LOC-02]', async () => {
    const { status, result } = await get(`store-locator/stores?${here}`)

    expect(status).toBe(200)
    expect(result.map(({ name, distance }) => [name, distance])).toEqual([
      ['Vonk & Razz Utrecht', 0],
      ['Vonk Zeist', 7.9],
      ['Vonk Amersfoort', 19.6],
      ['Vonk Amsterdam', 34.2],
    ])
  })

  it('shows only shops to pick up from, within 30 kilometres, when asked to [LOC-02] [SHIP-16]', async () => {
    const near = ['Vonk & Razz Utrecht', 'Vonk Amersfoort']

    expect(await namesIn(`store-locator/stores?${here}&is_pickup_location=1`)).toEqual(near)
    expect(await namesIn(`store-locator/stores?${here}&is_pickup_location=0`)).toHaveLength(4)
    expect(await namesIn(`store-locator/stores?${here}&is_pickup_location=`)).toHaveLength(4)
  })

  it('lists all by name to who does not say where they are', async () => {
    const byName = ['Vonk & Razz Utrecht', 'Vonk Amersfoort', 'Vonk Amsterdam', 'Vonk Zeist']

    expect(await namesIn('store-locator/stores')).toEqual(byName)
    expect(await namesIn('store-locator/stores?lat=&lng=')).toEqual(byName)
    expect((await get('store-locator/stores')).result[0]?.distance).toBeNull()
  })

  it('shows a brand its own shops, by header or by query, and the default view to a stranger', async () => {
    const ofRazz = ['Razz Amsterdam', 'Vonk & Razz Utrecht']

    expect(await namesIn('store-locator/stores', 'rz_en')).toEqual(ofRazz)
    expect(await namesIn('store-locator/stores?storeCode=rzss_de')).toEqual(ofRazz)
    expect(await namesIn('store-locator/stores', 'no_such_view')).toHaveLength(4)
  })

  it('tells address, hours and the days ahead with other hours in the language of the view', async () => {
    const [first] = (await get('store-locator/stores', 'rz_de')).result

    expect(first).toMatchObject({
      id: '102',
      slug: 'shop-102',
      country_id: 'NL',
      lat: 52.3763,
      image: '/store/shop-102.svg',
      is_pickup_location: true,
      brands: ['razz'],
      opening_exceptions: [{ date: '2026-12-25', name: 'Erster Weihnachtstag', opens: null, closes: null }],
    })
    const { opening_hours: days } = first as unknown as { opening_hours: unknown[] }
    expect([days.length, days[0], days[6]]).toEqual([
      7,
      { weekday: 1, opens: '10:00', closes: '18:00' },
      { weekday: 7, opens: null, closes: null },
    ])
  })

  it.each([
    ['no number', 'lat=NaN&lng=5'],
    ['beyond the pole', 'lat=999&lng=5'],
    ['around the earth', 'lat=52&lng=-181'],
    ['half of one', 'lat=52'],
    ['the other half', 'lng=5'],
    ['half of one, half empty', 'lat=52&lng='],
    ['an exponent', 'lat=1e3&lng=5'],
    ['infinite', 'lat=Infinity&lng=5'],
    ['5,000 digits long', `lat=${'5'.repeat(5000)}&lng=5`],
    ['too exact', `lat=52.${'1'.repeat(5000)}&lng=5`],
    ['followed by nothing', 'lat=52%00&lng=5'],
  ])('refuses a position that is %s', async (_, query) => {
    for (const call of ['store-locator/stores', 'pickup-locations', 'in-store-inventory/VK1-116'])
      expect(await get(`${call}?${query}`)).toMatchObject({ status: 400, meta: { refusal: 'invalid-input' } })
  })

  it('refuses a wish for pickup that is neither yes nor no', async () => {
    expect(await get(`store-locator/stores?${here}&is_pickup_location=perhaps`)).toMatchObject({ status: 400 })
  })

  it('has an answer for the ends of the earth', async () => {
    expect(await namesIn('store-locator/stores?lat=-90&lng=180')).toHaveLength(4)
    expect(await namesIn('pickup-locations?lat=-90&lng=-180')).toEqual([])
  })
})

describe('GET /api/ext/pickup-locations', () => {
  it('lists the shops an order can be fetched from within 30 kilometres [SHIP-16]', async () => {
    expect(await namesIn(`pickup-locations?${here}`)).toEqual(['Vonk & Razz Utrecht', 'Vonk Amersfoort'])
  })

  it('lists all of them by name without a position', async () => {
    expect(await namesIn('pickup-locations')).toEqual(['Vonk & Razz Utrecht', 'Vonk Amersfoort', 'Vonk Amsterdam'])
  })

  it('looks as far as the shop sets', async () => {
    const stores = createStores({ db: api.db })
    await stores.configure('en', { pickupSearchRadius: 40 })

    const { result } = await get(`pickup-locations?${here}`, 'en')

    expect(result.map(({ name }) => name)).toEqual(['Vonk & Razz Utrecht', 'Vonk Amersfoort', 'Vonk Amsterdam'])
  })

  it('says how much of a cart lies in each shop', async () => {
    const { result } = await get('pickup-locations?cartId=mine')

    expect(result.map(({ name, cart_stock }) => [name, cart_stock])).toEqual([
      [
        'Vonk & Razz Utrecht',
        {
          is_complete: false,
          missing: [
            { item_id: 1, sku: 'VK1-116', name: 'Hoodie', qty: 2, available: 0 },
            { item_id: 2, sku: 'SET', name: 'Outfit', qty: 1, available: 0 },
          ],
        },
      ],
      ['Vonk Amersfoort', { is_complete: false, missing: expect.any(Array) }],
      ['Vonk Amsterdam', { is_complete: true, missing: [] }],
    ])
  })

  it('says nothing of a cart that is not named, and refuses one that is not there', async () => {
    expect((await get('pickup-locations')).result.map(({ cart_stock }) => cart_stock)).toEqual([null, null, null])
    expect(await get('pickup-locations?cartId=other')).toMatchObject({
      status: 404,
      meta: { refusal: 'cart-not-found' },
    })
  })
})

describe('GET /api/ext/in-store-inventory/{sku}', () => {
  it('says how many lie in each shop of the brand, also where there are none', async () => {
    const { result } = await get(`in-store-inventory/VK1-116?${here}`)

    expect(result.map(({ name, qty, is_in_stock }) => [name, qty, is_in_stock])).toEqual([
      ['Vonk & Razz Utrecht', 0, false],
      ['Vonk Zeist', 0, false],
      ['Vonk Amersfoort', 0, false],
      ['Vonk Amsterdam', 2, true],
    ])
  })

  const quantities = async (sku: string, storeCode?: string) => {
    const { result } = await get(`in-store-inventory/${sku}`, storeCode)
    return Object.fromEntries(result.map(({ name, qty }) => [name, qty]))
  }

  it('sums the variants that are on sale of a product that has them', async () => {
    expect(await quantities('VK1')).toEqual({
      'Vonk & Razz Utrecht': 3,
      'Vonk Amersfoort': 0,
      'Vonk Amsterdam': 3,
      'Vonk Zeist': 0,
    })
  })

  it('counts as many outfits as their parts make', async () => {
    expect((await quantities('SET'))['Vonk Amsterdam']).toBe(1)
    expect((await quantities('SET'))['Vonk & Razz Utrecht']).toBe(0)
  })

  it('knows only what the view sells: nothing of the other brand', async () => {
    expect(await quantities('CAP', 'rz_en')).toEqual({ 'Razz Amsterdam': 0, 'Vonk & Razz Utrecht': 0 })
    for (const sku of ['VK1', 'VK1-116']) {
      expect(await get(`in-store-inventory/${sku}`, 'rz_en')).toMatchObject({ status: 404 })
    }
  })

  it.each(['nobody-sells-this', 'VK1-116%20', '%27%3B--', '🦄'])('does not know the sku %s', async (sku) => {
    expect(await get(`in-store-inventory/${sku}`)).toMatchObject({
      status: 404,
      result: 'No stock information for given sku',
      meta: { refusal: 'product-not-found' },
    })
  })

  it('refuses a sku longer than any', async () => {
    expect(await get(`in-store-inventory/${'x'.repeat(65)}`)).toMatchObject({ status: 400 })
  })
})

describe('GET /api/ext/directory', () => {
  it('names the countries in the language of the view [STORE-19] [STORE-20]', async () => {
    const { status, result } = await get('directory/countries', 'de')

    expect(status).toBe(200)
    expect(result).toEqual([
      country('NL', 'NLD', 'Niederlande', 'Netherlands'),
      country('BE', 'BEL', 'Belgien', 'Belgium'),
      country('DE', 'DEU', 'Deutschland', 'Germany'),
    ])
    expect((await get('directory/countries?storeCode=rz_nl')).result[1]).toMatchObject({ full_name_locale: 'België' })
  })

  it('names a country that a brand delivers to since a tariff was set, after the others', async () => {
    const titles = { nl: 'Thuisbezorgd', de: 'Lieferung', en: 'Delivery' }
    const key = { carrierCode: 'colissimo', methodCode: 'home', countryId: 'FR' }
    const set = { ...key, titles, carrierTitle: 'Colissimo', kind: 'home' as const, price: 995, brands: ['razz'] }
    expect(await setTariffs(api.db, [set])).toEqual(['changed'])
    tariffs = await readTariffs(api.db)

    const named = async (view: string) => (await get('directory/countries', view)).result.map((each) => Object(each).id)
    expect(await named('rz_nl')).toEqual(['NL', 'BE', 'DE', 'FR'])
    expect(await named('nl')).toEqual(['NL', 'BE', 'DE'])
  })

  it('names the currency of the view [STORE-19] [STORE-21]', async () => {
    expect(await get('directory/currency', 'en')).toEqual({
      code: 200,
      status: 200,
      result: {
        base_currency_code: 'EUR',
        base_currency_symbol: '€',
        default_display_currency_code: 'EUR',
        default_display_currency_symbol: '€',
        available_currency_codes: ['EUR'],
        exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
      },
    })
  })
})

function country(id: string, three: string, own: string, english: string) {
  return {
    id,
    two_letter_abbreviation: id,
    three_letter_abbreviation: three,
    full_name_locale: own,
    full_name_english: english,
  }
}

describe('GET /api/ext/directory/countries', () => {
  it('names the regions of a country that have a tax rate of their own, each once [PRICE-19]', async () => {
    const rate = { tax_country_id: 'NL', rate: 21 }
    const island = { ...rate, rate: 5, tax_region_id: 7, region_name: 'Texel' }
    const classes = { customer_tax_class_ids: [3], product_tax_class_ids: [2] }
    const rates = [
      { ...island, id: 1 },
      { ...rate, id: 2 },
      { ...rate, id: 3, tax_region_id: 0, region_name: 'All' },
    ]
    const rule = { ...classes, id: 1, rates }
    await putTaxRules(api.db, 'nl', [rule, { ...rule, id: 2, product_tax_class_ids: [4] }])
    const regionsIn = async (storeCode: string) => {
      const { result } = await get('directory/countries', storeCode)
      return result.map((country) => ('available_regions' in country ? country.available_regions : null))
    }

    expect(await regionsIn('nl')).toEqual([[{ id: '7', code: 'Texel', name: 'Texel' }], null, null])
    expect(await regionsIn('en')).toEqual([null, null, null])
  })
})
