import type { ShopSettings, ViewOverrides } from '@vonk/domain/settings'
import { settingsOf } from '@vonk/domain/settings/testing'
import { aStoreView } from '@vonk/domain/stores/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addToCart } from './cart/change-cart.ts'
import { DeviceProvider, useWholeDevice } from './device-context.tsx'
import { blankDevice } from './device-state.ts'
import { aProduct } from './testing/open-tab.ts'

function settingsIn(view: { settings: ViewOverrides }): ShopSettings {
  let seen: ShopSettings | null = null
  function Look() {
    seen = useWholeDevice().settings
    return null
  }
  renderToStaticMarkup(
    <DeviceProvider view={aStoreView(view)}>
      <Look />
    </DeviceProvider>,
  )
  if (!seen) throw new Error('the device was not drawn')
  return seen
}

describe('DeviceProvider', () => {
  it('gives the device the settings of the view the page belongs to', () => {
    expect(settingsIn({ settings: {} })).toEqual(settingsOf({}))
    expect(settingsIn({ settings: { minicartCountType: 'items', tokenInHeader: false } })).toMatchObject({
      minicartCountType: 'items',
      tokenInHeader: false,
      maxProductsPerOrder: 40,
    })
  })
})

describe('addToCart', () => {
  it('takes what costs nothing only where the view sells such things [CART-19]', () => {
    const gift = [aProduct({ unitPrice: 0 })]
    const add = (settings: Partial<ShopSettings>) =>
      addToCart(blankDevice.cart, gift, { ...settingsOf(settings), isServerSynced: true, addId: 'a' }).cart.items.length

    expect(add({})).toBe(1)
    expect(add({ useZeroPriceProduct: false })).toBe(0)
  })
})
