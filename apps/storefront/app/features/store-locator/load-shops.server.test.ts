import { describe, expect, it } from 'vitest'
import { aShopRequest } from '../../testing/a-shop-request.ts'
import { findShop, loadLocator } from './load-locator.server.ts'
import { loadShops } from './load-shops.server.ts'

describe('loadShops', () => {
  it('logs a failure and lets the page say that there is nothing to show [LOC-03]', async () => {
    const errors: unknown[] = []
    const other = () => Promise.reject(new Error('the shops cannot be asked for'))
    const shop = await aShopRequest('en', { answer: () => ({}), other, errors })

    expect(await loadLocator(shop, new URL('http://vonk.test/en/storelocator/'))).toMatchObject({
      shops: [],
      hasFailed: true,
    })
    expect(errors).toHaveLength(1)
  })
})

describe('findShop', () => {
  it('does not say that a shop is missing while the shops cannot be asked for', async () => {
    const other = () => Promise.reject(new Error('the shops cannot be asked for'))
    const shop = await aShopRequest('en', { answer: () => ({}), other, errors: [] })

    await expect(findShop(shop, 'utrecht')).rejects.toMatchObject({ init: { status: 503 } })
  })
})

describe('the shops of the brand', () => {
  const utrecht = aShopOfTheBrand('utrecht')
  const groningen = aShopOfTheBrand('groningen')

  async function open(answer: () => Response = () => Response.json({ code: 200, result: [utrecht, groningen] })) {
    const asked: URL[] = []
    const logged: unknown[] = []
    const other = (request: Request) => {
      asked.push(new URL(request.url))
      return answer()
    }
    const shop = await aShopRequest('en', { answer: () => ({}), other, errors: logged })
    const host = { ...shop.host, onNotice: (notice: string) => logged.push(notice) }
    return { shop: { ...shop, host }, asked, logged }
  }

  it('are asked for around a place, and only those to pick up from where that is wanted [LOC-02]', async () => {
    const { shop, asked } = await open()
    await loadShops(shop, { near: { latitude: 52.1, longitude: 5.1 }, isPickupOnly: true })
    await loadShops(shop, { near: null, isPickupOnly: false })

    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/api/ext/store-locator/stores'))
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      lat: '52.1',
      lng: '5.1',
      is_pickup_location: '1',
    })
    expect(asked[1]?.searchParams.get('is_pickup_location')).not.toBe('1')
  })

  it('are none where the answer is not 200, which is only logged [LOC-02] [LOC-03]', async () => {
    const { shop, logged } = await open(() => Response.json({ code: 404, result: 'No' }, { status: 404 }))

    expect((await loadLocator(shop, new URL('http://vonk.test/en/storelocator/'))).shops).toEqual([])
    expect(logged).toHaveLength(1)
  })

  it('of the view’s country come first, unless somebody says where they are', async () => {
    const { shop } = await open(() =>
      Response.json({ code: 200, result: [aShopOfTheBrand('antwerpen', 'BE'), utrecht, groningen] }),
    )
    const slugsNear = async (near: { latitude: number; longitude: number } | null) =>
      (await loadShops(shop, { near, isPickupOnly: false }))?.map(({ slug }) => slug)

    expect(await slugsNear(null)).toEqual(['utrecht', 'groningen', 'antwerpen'])
    expect(await slugsNear({ latitude: 51.2, longitude: 4.4 })).toEqual(['antwerpen', 'utrecht', 'groningen'])
  })

  it('are listed, and one of them is shown by the name in its address [LOC-01]', async () => {
    const { shop } = await open()
    const { shops } = await loadLocator(shop, new URL('http://vonk.test/en/storelocator/'))

    expect(shops.map(({ slug }) => slug)).toEqual(['utrecht', 'groningen'])
    expect((await findShop(shop, 'groningen'))?.name).toBe('Vonk groningen')
    expect(await findShop(shop, 'atlantis')).toBeNull()
  })
})

function aShopOfTheBrand(slug: string, country = 'NL') {
  return {
    id: 1,
    slug,
    name: `Vonk ${slug}`,
    street: 'Oudegracht 1',
    postcode: '3511 AA',
    city: slug,
    country_id: country,
    lat: 52.1,
    lng: 5.1,
    phone: '',
    email: '',
    image: '',
    is_pickup_location: true,
    opening_hours: [],
    opening_exceptions: [],
    distance: null,
  }
}
