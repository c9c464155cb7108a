import { describe, expect, it } from 'vitest'
import { shownTotals } from '../../cart/shown-totals.ts'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle } from '../../testing/open-tab.ts'

type Options = Omit<Parameters<typeof openTab>[0], 'browser' | 'shop'>

async function withCap(options: Options = {}) {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const tab = openTab({ browser, shop, ...options })
  await tab.actions.add([aProduct()])
  await settle(shop, tab)
  return { browser, shop, tab }
}

describe('syncTotals', () => {
  it('asks for the methods, says where the cart goes and takes the totals of the server [SYNC-30] [SYNC-31] [CART-04]', async () => {
    const { tab, shop } = await withCap()

    expect(tab.cart()).toMatchObject({
      shipping: { code: 'post/home', title: 'At home', cost: 495, freeFrom: 6000 },
      payment: { code: 'ideal' },
      platformTotals: { subtotalInclTax: 1000, grandTotal: 1495, shippingInclTax: 495 },
    })
    expect(tab.line('cap').totals).toEqual({ rowTotalInclTax: 1000, discount: 0, tax: 0 })
    const request = shop.requests.find(({ url }) => url.includes('/shipping-information'))
    expect(await request?.json()).toMatchObject({
      addressInformation: {
        shippingAddress: { countryId: 'NL' },
        shippingCarrierCode: 'post',
        shippingMethodCode: 'home',
      },
    })
  })

  it('keeps the way of delivery the shopper has chosen', async () => {
    const { tab, shop } = await withCap()
    const evening = { code: 'post/evening', title: 'In the evening', cost: 795, freeFrom: null }
    tab.store.change((state) => ({ ...state, cart: { ...state.cart, shipping: evening } }))
    tab.actions.setQuantity(tab.line('cap'), 2)
    await settle(shop, tab)

    expect(tab.cart().shipping).toEqual(evening)
  })

  it('reads the totals alone while a payment holds the cart', async () => {
    const { tab, shop } = await withCap()
    tab.store.change((state) => ({ ...state, cart: { ...state.cart, heldBy: 'order-1', totalsOf: null } }))
    const before = shop.calls.length
    await tab.engine.cart.reload()

    const calls = shop.calls.slice(before)
    expect(calls).toContain('GET /api/cart/totals')
    expect(calls).not.toContain('POST /api/cart/shipping-information')
  })

  it('remembers from which worth on delivery is free [CART-06]', async () => {
    const { browser, shop } = await withCap()
    browser.setOnline(false)

    expect(shownTotals(openTab({ browser, shop }).cart())).toMatchObject({ freeFrom: 6000 })
  })

  it('reads the totals alone where no country is known, and says so in the log [SYNC-27] [SYNC-31]', async () => {
    const { tab, shop } = await withCap({ country: null })

    expect(shop.calls).toContain('GET /api/cart/totals')
    expect(shop.calls).not.toContain('POST /api/cart/shipping-information')
    expect(tab.logged).toHaveLength(1)
    expect(tab.cart().platformTotals?.grandTotal).toBe(1495)
  })

  it('asks nothing where totals are not synced', async () => {
    const { tab, shop } = await withCap({ settings: { synchronizeTotals: false } })

    expect(shop.calls.filter((call) => /totals|methods|information/.test(call))).toEqual([])
    expect(tab.cart().platformTotals).toBeNull()
  })
})

describe('shownTotals', () => {
  it('are those of the server while they are about this cart, and never stale', async () => {
    const { tab, shop, browser } = await withCap()
    expect(shownTotals(tab.cart())).toMatchObject({ grandTotal: 1495, subtotal: 1000, isEstimate: false })

    browser.setOnline(false)
    tab.actions.setQuantity(tab.line('cap'), 3)
    expect(shownTotals(tab.cart())).toEqual({
      segments: [
        { code: 'subtotal', title: null, value: 3000 },
        { code: 'shipping', title: null, value: 495 },
        { code: 'grand_total', title: null, value: 3495 },
      ],
      subtotal: 3000,
      grandTotal: 3495,
      shipping: 495,
      discount: 0,
      isDeliveryFree: false,
      freeFrom: 6000,
      isEstimate: true,
    })

    browser.setOnline(true)
    await tab.engine.start()
    await settle(shop, tab)
    expect(shownTotals(tab.cart())).toMatchObject({ grandTotal: 3495, isEstimate: false })
  })

  it('count on free delivery as soon as the cart is worth it, and on no price when it no longer is', async () => {
    const { tab, shop, browser } = await withCap()
    browser.setOnline(false)
    tab.actions.setQuantity(tab.line('cap'), 6)
    expect(shownTotals(tab.cart())).toMatchObject({ shipping: 0, grandTotal: 6000, isEstimate: true })

    browser.setOnline(true)
    await tab.engine.start()
    await settle(shop, tab)
    expect(shownTotals(tab.cart())).toMatchObject({ shipping: 0, grandTotal: 6000, isEstimate: false })
    browser.setOnline(false)
    tab.actions.setQuantity(tab.line('cap'), 5)
    expect(shownTotals(tab.cart())).toMatchObject({ shipping: null, grandTotal: 5000, isEstimate: true })
  })

  it('are none for an empty cart', async () => {
    const { tab, shop } = await withCap()
    tab.actions.remove(tab.line('cap'))
    await settle(shop, tab)

    expect(shownTotals(tab.cart())).toBeNull()
  })
})
