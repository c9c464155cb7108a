import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle } from '../../testing/open-tab.ts'

/** A customer who does everything that can be done with a cart; answers the calls made for it. */
async function useTheCart() {
  const shop = createFakeShop()
  const tab = openTab({ browser: createMemoryBrowser(), shop, settings: { tokenInHeader: false } })
  await tab.engine.session.logIn({ email: 'mila@example.com', password: 'Geheim12' })
  await tab.actions.add([aProduct(), aProduct({ sku: 'coat' })])
  await settle(shop, tab)
  tab.actions.setQuantity(tab.line('cap'), 2)
  await settle(shop, tab)
  tab.actions.remove(tab.line('coat'))
  await settle(shop, tab)
  await tab.actions.applyCoupon('TEN')
  await tab.actions.removeCoupon()
  await tab.actions.applyGiftCard('GIFT5')
  await tab.actions.removeGiftCard('GIFT5')
  await settle(shop, tab)
  const { id: cartId } = tab.cart()
  const requests = shop.requests.map((request) => ({ request, url: new URL(request.url) }))
  return { cartId, requests, to: (path: string) => requests.filter(({ url }) => url.pathname === path) }
}

describe('the calls about a cart', () => {
  it('say who asks and about which cart, each of them [SYNC-22] [SYNC-26] [COUP-05] [COUP-06]', async () => {
    const { cartId, requests, to } = await useTheCart()
    const calls = requests.filter(({ url }) => /^\/api\/cart\/(?!create)/.test(url.pathname))

    expect(new Set(calls.map(({ url }) => url.pathname))).toEqual(
      new Set(
        [
          'pull',
          'update',
          'delete',
          'shipping-methods',
          'payment-methods',
          'shipping-information',
          'apply-coupon',
          'delete-coupon',
        ].map((name) => `/api/cart/${name}`),
      ),
    )
    for (const { url } of calls) {
      expect([url.searchParams.get('token'), url.searchParams.get('cartId')], url.pathname).toEqual(['token-1', cartId])
    }
    expect(
      to('/api/cart/apply-coupon').map(({ request, url }) => [request.method, url.searchParams.get('coupon')]),
    ).toEqual([['POST', 'TEN']])
    expect(to('/api/cart/delete-coupon').map(({ request }) => request.method)).toEqual(['POST'])
  })

  it('say whose card it is and for which cart, when it is put on and when it is taken off [COUP-11]', async () => {
    const { cartId, to } = await useTheCart()
    const cards = [...to('/api/ext/gift-card/apply'), ...to('/api/ext/gift-card/remove')]

    expect(cards.map(({ request, url }) => [request.method, url.searchParams.get('token')])).toEqual([
      ['POST', 'token-1'],
      ['POST', 'token-1'],
    ])
    for (const { request } of cards) expect(await request.json()).toEqual({ quoteId: cartId, giftCardCode: 'GIFT5' })
  })

  it('name the row of the server when a line it knows is changed [SYNC-25]', async () => {
    const { cartId, to } = await useTheCart()
    const bodies = await Promise.all(to('/api/cart/update').map(({ request }) => request.json()))
    const [first, last] = [bodies[0], bodies.at(-1)]

    expect(first).toEqual({ cartItem: { sku: 'cap', qty: 1, quoteId: cartId } })
    expect(last).toEqual({ cartItem: { sku: 'cap', qty: 2, quoteId: cartId, item_id: expect.stringMatching(/^\d+$/) } })
  })
})
