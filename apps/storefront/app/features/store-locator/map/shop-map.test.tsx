import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { aShopLocation } from '../testing.ts'
import type { MapTiles } from './map-tiles.ts'
import { ShopMap } from './shop-map.tsx'

function mapWith(tiles: MapTiles) {
  const shops = [aShopLocation()]
  return renderInShop(<ShopMap shops={shops} focus={shops} selected={null} tiles={tiles} />, { shop: aShop('en') })
}
const attribution = '© Map makers'

describe('ShopMap', () => {
  it('asks before it fetches the map of another host, and says whose it is', async () => {
    const html = await mapWith({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution })

    expect(html).toContain('href="/storelocator/vonk-utrecht')
    expect(html).not.toContain('<image')
    expect(html).toContain('Show the detailed map')
    expect(html).toContain('tiles.example')
  })

  it('shows the map of a server of our own at once, with the name of who made it', async () => {
    const html = await mapWith({ url: '/tiles/{z}/{x}/{y}.png', attribution })

    expect(html).toContain('<image')
    expect(html).toContain('/tiles/8/131/84.png')
    expect(html).toContain(attribution)
  })
})
