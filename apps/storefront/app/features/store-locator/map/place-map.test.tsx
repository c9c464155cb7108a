import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { MapTiles } from '../../stores/index.ts'
import { shopPath } from '../shop/shop-location.ts'
import { aShopLocation } from '../testing.ts'
import { PlaceMap } from './place-map.tsx'

function mapWith(tiles: MapTiles) {
  const places = [{ ...aShopLocation(), id: 'vonk-utrecht' }]
  const map = <PlaceMap places={places} focus={places} selected={null} tiles={tiles} pageOf={shopPath} />
  return renderInShop(map, { shop: aShop('en') })
}
const attribution = '© Map makers'

describe('PlaceMap', () => {
  it('asks before it fetches the map of another host, and says whose it is', async () => {
    const html = await mapWith({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution })

    expect(html).toContain('href="/storelocator/vonk-utrecht')
    expect(html).not.toContain('<image')
    expect(html).toContain('Show the detailed map')
    expect(html).toContain('tiles.example')
  })

  it('writes the names of towns where they lie over no other', async () => {
    const places = ['Utrecht', 'De Bilt', 'Maastricht'].map((city, at) => ({
      ...aShopLocation({ city, latitude: [52.09, 52.1, 50.85][at] ?? 0, longitude: [5.12, 5.18, 5.69][at] ?? 0 }),
      id: city,
    }))
    const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution }
    const map = <PlaceMap places={places} focus={places} selected={null} tiles={tiles} />
    const html = await renderInShop(map, { shop: aShop('en') })

    expect([...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(['Utrecht', 'Maastricht'])
  })

  it('shows the map of a server of our own at once, with the name of who made it', async () => {
    const html = await mapWith({ url: '/tiles/{z}/{x}/{y}.png', attribution })

    expect(html).toContain('<image')
    expect(html).toMatch(/\/tiles\/14\/\d+\/\d+\.png/)
    expect(html).toContain(attribution)
  })
})
