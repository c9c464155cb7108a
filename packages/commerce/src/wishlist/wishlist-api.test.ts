import type { ProductDocument } from '@vonk/contract'
import { settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { aDirectory, aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { openTestApi, type TestApi } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putProducts } from '../catalogue/index.ts'
import { createCustomer, deleteCustomer, findWishes } from '../customers/index.ts'
import { createStores } from '../stores/index.ts'
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
  await createStores({ db: api.db }).seed()
  const names = { firstName: 'Zoë', middleName: '', lastName: 'Vries', email: 'zoe@example.nl' }
  const customer = await createCustomer(api.db, { ...names, passwordHash: null, groupId: 1, storeCode: 'nl' })
  customerId = customer.id
  await putProducts(api.db, 'nl', { documents: [cap, coat], now: Date.now(), utcOffsetMinutes: 60 })
  await putProducts(api.db, 'en', { documents: [{ ...coat, name: 'Coat' }], now: Date.now(), utcOffsetMinutes: 60 })
})
afterEach(() => api.close())

type Call = { skus?: unknown; token?: string; storeCode?: string }

async function call(method: 'GET' | 'POST' | 'DELETE', { skus, token = 'good', storeCode = 'nl' }: Call = {}) {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': storeCode, authorization: `Bearer ${token}` }
  const body = skus === undefined ? null : JSON.stringify({ skus })
  const answer = await api.fetch(new Request('http://localhost/api/ext/wishlist', { method, headers, body }))
  // Every answer of the API is an envelope.
  return (await answer.json()) as { code: number; result: { sku: string }[] }
}

const skusOf = async (storeCode = 'nl') => (await call('GET', { storeCode })).result.map(({ sku }) => sku)

describe('wishlistRoutes', () => {
  it('keeps what is wished for, each once and in the order of wishing [WISH-02]', async () => {
    expect(await call('POST', { skus: ['coat', 'cap'] })).toMatchObject({ code: 200, result: true })
    await call('POST', { skus: ['cap', 'coat', 'coat'] })

    expect((await call('GET')).result).toEqual([
      { sku: 'coat', name: 'Jas', image: '', url: '/jas/' },
      { sku: 'cap', name: 'Pet', image: '/c/cap.svg', url: '/pet/' },
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
