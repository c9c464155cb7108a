import { describe, expect, it } from 'vitest'
import { aShopRequest } from '#testing/a-shop-request.ts'
import { loadShopStock } from './load-shop-stock.server.ts'

const aStore = (slug: string, country_id: string, qty: number) => ({
  ...{ slug, name: slug, street: 'Markt 1', city: 'Utrecht', country_id, distance: null, qty, is_in_stock: qty > 0 },
})
const stores = [aStore('gent', 'BE', 4), aStore('delft', 'NL', 0), aStore('utrecht', 'NL', 2), aStore('aalst', 'BE', 0)]

async function slugsFor(position: { lat: string | null; lng: string | null }) {
  const other = () => Response.json({ code: 200, result: stores })
  const found = await loadShopStock(await aShopRequest('nl', { answer: () => ({}), other }), 'VK1', position)
  return found?.map(({ slug }) => slug)
}

describe('loadShopStock', () => {
  it('begins with the shops that have it, those of the own country first', async () => {
    expect(await slugsFor({ lat: null, lng: null })).toEqual(['utrecht', 'gent', 'delft', 'aalst'])
  })

  it('keeps the nearest first for who says where they are, whatever the country', async () => {
    expect(await slugsFor({ lat: '51', lng: '4' })).toEqual(['gent', 'utrecht', 'delft', 'aalst'])
  })

  it('says nothing of shops that cannot be asked', async () => {
    const shop = await aShopRequest('nl', { answer: () => ({}), other: () => new Response('', { status: 502 }) })

    expect(await loadShopStock(shop, 'VK1', { lat: null, lng: null })).toBeNull()
  })
})
