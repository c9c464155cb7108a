import type { ProductDocument } from '@vonk/contract'
import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { aDirectory, aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putProducts } from '../../catalogue/index.ts'
import { createCustomer, deleteCustomer, findWishes } from '../store.ts'
import { wishlistRoutes } from './routes.ts'
import { createWishlists } from './wishlists.ts'

let api: TestApi
let customerId: number
let settings: ViewOverrides
const directory = aDirectory(aStoreView(), aPrefixedView())

const garment = { type_id: 'configurable', status: 1, visibility: 4, price: 30, tax_class_id: 2 } as const
const cap: ProductDocument = { ...garment, id: 1, sku: 'cap', name: 'Pet', url_path: 'pet', image: '/c/cap.svg' }
const coat: ProductDocument = { ...garment, id: 2, sku: 'coat', name: 'Jas', url_path: 'jas', slug: 'jas' }

beforeEach(async () => {
  settings = {}
  api = await openTestApi((db) => {
    const wishlists = createWishlists({
      db,
      whoIs: async (token) => (token === 'good' ? { customerId } : null),
      settingsOf: (view) => settingsOfView({ ...view, settings }),
    })
    return wishlistRoutes({ wishlists, directory })
  })
  await seedViews(api.db)
  const names = { firstName: 'Zoë', middleName: '', lastName: 'Vries', email: 'zoe@example.nl' }
  const customer = await createCustomer(api.db, { ...names, passwordHash: null, groupId: 1, storeCode: 'nl' })
  customerId = customer.id
  await putProducts(api.db, 'nl', { documents: [cap, coat], now: Date.now(), utcOffsetMinutes: 60 })
  await putProducts(api.db, 'en', { documents: [{ ...coat, name: 'Coat' }], now: Date.now(), utcOffsetMinutes: 60 })
})
afterEach(() => api.close())

type Call = { skus?: unknown; prices?: unknown; token?: string; storeCode?: string }

function call(method: 'GET' | 'POST' | 'DELETE', { skus, prices, ...caller }: Call = {}) {
  return send(method, { ...caller, ...(skus !== undefined && { body: { skus, prices } }) })
}

type Sent = Pick<Call, 'token' | 'storeCode'> & { path?: string; body?: object }

async function send(method: string, { path = '', body, token = 'good', storeCode = 'nl' }: Sent) {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': storeCode, authorization: `Bearer ${token}` }
  const json = body ? JSON.stringify(body) : null
  const request = new Request(`http://localhost/api/ext/wishlist${path}`, { method, headers, body: json })
  const answer = await api.fetch(request)
  // Every answer of the API is an envelope.
  return (await answer.json()) as { code: number; result: { sku: string; price: number | null }[] }
}

const priced = (sku: string, price: unknown) => ({ sku, price })

const skusOf = async (storeCode = 'nl') => (await call('GET', { storeCode })).result.map(({ sku }) => sku)

describe('wishlistRoutes', () => {
  it('keeps what is wished for, each once and in the order of wishing [WISH-02]', async () => {
    expect(await call('POST', { skus: ['coat', 'cap'] })).toMatchObject({ code: 200, result: true })
    await call('POST', { skus: ['cap', 'coat', 'coat'] })

    const added_at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await call('GET')).result).toEqual([
      { sku: 'coat', name: 'Jas', image: '', url: '/jas/', added_at, price: null, was_sold_out: false },
      { sku: 'cap', name: 'Pet', image: '/c/cap.svg', url: '/pet/', added_at, price: null, was_sold_out: false },
    ])
  })

  it('takes off what is no longer wished for, and only that [WISH-03]', async () => {
    await call('POST', { skus: ['coat', 'cap'] })
    await call('DELETE', { skus: ['coat', 'never-wished'] })

    expect(await skusOf()).toEqual(['cap'])
  })

  it('shows in every view what that view sells, and loses nothing over it', async () => {
    await call('POST', { skus: ['coat', 'cap'], storeCode: 'en' })

    expect(await skusOf('en')).toEqual(['coat'])
    expect(await skusOf('nl')).toEqual(['coat', 'cap'])
  })

  it('leads to the pages as the view addresses them', async () => {
    settings = { useUrlDispatcher: false }
    await call('POST', { skus: ['coat'] })

    expect((await call('GET')).result).toMatchObject([{ url: '/p/coat/jas/' }])
  })

  it('remembers what a product cost where it was wished for, and says so in that store view alone', async () => {
    await call('POST', { skus: ['coat', 'cap'], prices: [priced('coat', 39.99), priced('cap', 0), priced('never', 1)] })
    await call('POST', { skus: ['coat'], prices: [priced('coat', 5)] })

    const pricesIn = async (storeCode: string) => (await call('GET', { storeCode })).result.map(({ price }) => price)
    expect(await pricesIn('nl')).toEqual([39.99, 0])
    expect(await pricesIn('en')).toEqual([null])
  })

  it.each([-1, 1e9, '39.99', null])('refuses a price of %s and keeps nothing', async (price) => {
    expect((await call('POST', { skus: ['coat'], prices: [priced('coat', price)] })).code).toBe(400)
    expect(await skusOf()).toEqual([])
  })

  it('remembers what was sold out when the customer last looked', async () => {
    const look = (sold_out: unknown, for_sale: unknown = [], token = 'good') =>
      send('POST', { path: '/seen', body: { sold_out, for_sale }, token })
    const remembered = async () => (await findWishes(api.db, customerId)).map(({ wasSoldOut }) => wasSoldOut)
    await call('POST', { skus: ['coat', 'cap'] })

    expect((await look(['coat', 'never-wished'])).code).toBe(200)
    expect((await call('GET')).result).toMatchObject([{ was_sold_out: true }, { was_sold_out: false }])
    expect((await look(['cap'], ['coat'])).code).toBe(200)
    expect(await remembered()).toEqual([false, true])
    expect((await look([], ['cap'], 'stolen')).code).toBe(401)
    expect((await look('cap')).code).toBe(400)
    expect(await remembered()).toEqual([false, true])
  })

  it.each(['GET', 'POST', 'DELETE'] as const)(
    'tells a %s without a session that it needs one [WISH-08]',
    async (method) => {
      const skus = method === 'GET' ? undefined : ['cap']

      expect((await call(method, { skus, token: 'stolen' })).code).toBe(401)
    },
  )

  it('has room for many wishes but not for any number', async () => {
    const skus = Array.from({ length: 200 }, (_, place) => `sku-${place}`)
    const more = (round: number) => skus.map((sku) => `${sku}-${round}`)
    for (const round of [1, 2]) expect((await call('POST', { skus: more(round) })).code).toBe(200)

    expect((await call('POST', { skus: more(3) })).code).toBe(409)
    expect((await call('POST', { skus: [] })).code).toBe(400)
    expect((await call('POST', { skus: ['x'.repeat(65)] })).code).toBe(400)
  })

  it('goes with the customer', async () => {
    await call('POST', { skus: ['cap'] })
    await deleteCustomer(api.db, customerId)

    expect(await findWishes(api.db, customerId)).toEqual([])
  })
})
