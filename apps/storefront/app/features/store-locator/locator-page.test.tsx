import { describe, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { LocatorPage } from './locator-page.tsx'
import { aShopLocation } from './testing.ts'

const near = { latitude: 52.3676, longitude: 4.9041, name: 'Amsterdam' }
const data = {
  shops: [aShopLocation()],
  hasFailed: false,
  typed: 'Amsterdam',
  near,
  isPickupOnly: false,
  isUnknownPlace: false,
}

describe('LocatorPage', () => {
  it('counts the stores within the kilometres the view sets [SHIP-16]', async () => {
    const { view } = aShop('en')
    const show = (pickupSearchRadius: number) =>
      renderInShop(<LocatorPage data={data} />, {
        shop: aShop('en', { view: { ...view, settings: { pickupSearchRadius } } }),
      })

    expect(await renderInShop(<LocatorPage data={data} />, { shop: aShop('en') })).toContain(
      'No store within 30\u00a0km of',
    )
    expect(await show(40)).toContain('1 store within 40\u00a0km of Amsterdam')
  })

  it('shows a map only where its owner has named one, and says how the list is sorted', async () => {
    const show = (changes: object) =>
      renderInShop(<LocatorPage data={{ ...data, near: null }} />, { shop: aShop('en', changes) })
    const mapTiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© Map makers' }

    expect(await show({})).not.toContain('data-map')
    expect(await show({})).toContain('1 store, by name; those in your country first')
    expect(await show({ mapTiles })).toContain('data-map')
  })
})
