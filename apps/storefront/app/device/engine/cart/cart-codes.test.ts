import { describe, expect, it } from 'vitest'
import { shownTotals } from '../../cart/shown-totals.ts'
import { anEmptyCart, toTotals } from '../../testing/fake-cart-rows.ts'
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
  tab.events.length = 0
  return { browser, shop, tab }
}

describe('coupons', () => {
  it('are put on as they were read from paper, and the totals follow [COUP-01] [COUP-02] [COUP-03] [COUP-05]', async () => {
    const { tab, shop } = await withCap()

    expect(await tab.actions.applyCoupon(' te n ')).toEqual({ ok: true, value: true })
    expect(shop.requests.at(-4)?.url).toMatch(/apply-coupon\?cartId=\w+&coupon=TEN$/)
    expect(tab.cart().platformTotals).toMatchObject({ couponCode: 'TEN', discount: 100 })
  })

  it('come off again [COUP-04] [COUP-06]', async () => {
    const { tab } = await withCap()
    await tab.actions.applyCoupon('TEN')

    expect(await tab.actions.removeCoupon()).toEqual({ ok: true, value: true })
    expect(tab.cart().platformTotals).toMatchObject({ couponCode: null, discount: 0 })
  })

  it('that nobody knows are refused in the words of the server, to whoever asked and nobody else [COUP-07]', async () => {
    const { tab } = await withCap()
    const refusal = { code: 'coupon-unknown', text: "The coupon code isn't valid." }

    expect(await tab.actions.applyCoupon('NOPE')).toEqual({ ok: false, refusal })
    expect(tab.notices()).toEqual([])
  })

  it('need a code and totals of the server [COUP-03]', async () => {
    const { tab, shop } = await withCap()
    shop.calls.length = 0
    expect(await tab.actions.applyCoupon('  ')).toEqual({ ok: false, refusal: { code: 'code-missing', text: null } })
    expect(shop.calls).toEqual([])

    const local = await withCap({ settings: { synchronizeTotals: false } })
    expect(await local.tab.actions.applyCoupon('TEN')).toMatchObject({ refusal: { code: 'totals-not-synced' } })
  })

  it('that count although the answer was lost show as soon as the server is heard again', async () => {
    const { tab, shop } = await withCap()
    shop.plan('answer-lost')
    expect(await tab.actions.applyCoupon('TEN')).toMatchObject({ refusal: { code: 'unreachable' } })
    await settle(shop, tab)

    expect(tab.cart().platformTotals).toMatchObject({ couponCode: 'TEN', grandTotal: 1395 })
    expect(tab.cart().totalsOf).not.toBeNull()
  })

  it('that were taken are never shown beside the totals of before', async () => {
    const { tab, shop } = await withCap()
    shop.plan('none', 'breaks', 'breaks', 'breaks')
    expect(await tab.actions.applyCoupon('TEN')).toMatchObject({ ok: true })
    expect(shownTotals(tab.cart())).toMatchObject({ isEstimate: true })
    await settle(shop, tab)

    expect(shownTotals(tab.cart())).toMatchObject({ discount: 100, grandTotal: 1395, isEstimate: false })
  })

  it('cannot be tried without network, and say so', async () => {
    const { tab, browser } = await withCap()
    browser.setOnline(false)

    expect(await tab.actions.applyCoupon('TEN')).toEqual({ ok: false, refusal: { code: 'unreachable', text: null } })
  })

  it('wait for the cart of a first line that is still on its way', async () => {
    const browser = createMemoryBrowser()
    const shop = createFakeShop()
    const tab = openTab({ browser, shop })
    void tab.actions.add([aProduct()])

    expect(await tab.actions.applyCoupon('TEN')).toEqual({ ok: true, value: true })
    expect(shop.carts.couponOf(tab.cart().id)).toBe('TEN')
  })
})

describe('gift cards', () => {
  it('pay a part, several of them, and are taken off one by one [COUP-02] [COUP-09] [COUP-11]', async () => {
    const { tab, shop } = await withCap()
    await tab.actions.applyGiftCard('gift5')
    await tab.actions.applyGiftCard('GIFT9')
    expect(tab.cart().giftCards).toEqual(['GIFT5', 'GIFT9'])
    expect(tab.cart().platformTotals?.grandTotal).toBe(95)
    const request = shop.requests.find(({ url }) => url.includes('gift-card/apply'))
    expect(await request?.json()).toEqual({ quoteId: tab.cart().id, giftCardCode: 'GIFT5' })

    await tab.actions.removeGiftCard('GIFT9')
    expect(tab.cart().giftCards).toEqual(['GIFT5'])
    expect(tab.cart().platformTotals?.grandTotal).toBe(995)
  })

  it('that another device has put on the cart are shown, with the coupon, and can be taken off here', async () => {
    const { tab: phone, shop } = await withCap()
    const browser = createMemoryBrowser()
    const first = openTab({ browser, shop })
    for (const device of [phone, first]) {
      await device.engine.session.logIn({ email: 'mila@example.com', password: 'Geheim12' })
    }
    await phone.actions.applyGiftCard('GIFT5')
    await phone.actions.applyCoupon('TEN')
    const laptop = openTab({ browser, shop })
    await laptop.engine.start()
    await settle(shop, laptop)

    expect(laptop.cart()).toMatchObject({ giftCards: ['GIFT5'], platformTotals: { couponCode: 'TEN' } })
    expect((await laptop.actions.removeGiftCard('GIFT5')).ok).toBe(true)
    expect(laptop.cart()).toMatchObject({ giftCards: [], platformTotals: { grandTotal: 1395 } })
  })

  it('are kept where a server counts them without naming them', async () => {
    const { tab, shop } = await withCap()
    await tab.actions.applyGiftCard('GIFT5')
    const total_segments = [{ code: 'giftcardaccount', title: 'Card', value: -5 }]
    const totals = { ...toTotals(anEmptyCart('c')), grand_total: 1, total_segments }
    const silent = () => Response.json({ code: 200, result: { payment_methods: [], totals } })
    const method = () => Response.json({ code: 200, result: [] })
    for (const answer of [method, method, silent]) shop.answerNext(answer)
    tab.store.change((state) => ({ ...state, cart: { ...state.cart, totalsOf: null } }))
    await tab.engine.cart.reload()

    expect(tab.cart()).toMatchObject({ giftCards: ['GIFT5'], platformTotals: { grandTotal: 100 } })
  })

  it('fail without a result or with an error message, whatever the code says [COUP-10]', async () => {
    const { tab, shop } = await withCap()
    const refused = { ok: false, refusal: { code: 'gift-card-unknown', text: 'Please enter a valid giftcard.' } }
    expect(await tab.actions.applyGiftCard('GIFT1')).toEqual(refused)

    for (const result of [null, { errorMessage: 'No' }]) {
      shop.answerNext(() => Response.json({ code: 200, result }))
      expect((await tab.actions.applyGiftCard('GIFT5')).ok).toBe(false)
    }
    expect(tab.cart().giftCards).toEqual([])
  })

  it('need totals of the server and a connected cart [COUP-09]', async () => {
    const { tab } = await withCap({ settings: { synchronizeTotals: false } })
    expect(await tab.actions.applyGiftCard('GIFT5')).toMatchObject({ refusal: { code: 'totals-not-synced' } })

    const empty = openTab({ browser: createMemoryBrowser(), shop: createFakeShop() })
    expect(await empty.actions.applyGiftCard('GIFT5')).toMatchObject({ refusal: { code: 'totals-not-synced' } })
  })
})
