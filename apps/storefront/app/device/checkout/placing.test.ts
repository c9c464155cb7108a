import { emptyCheckout } from '@vonk/domain/checkout'
import { aCheckout } from '@vonk/domain/checkout/testing'
import type { ShopSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { refusal } from '../testing/fake-answer.ts'
import { createFakeShop, type FakeShop } from '../testing/fake-shop.ts'
import { createMemoryBrowser, type MemoryBrowser } from '../testing/memory-browser.ts'
import { aProduct, openTab, settle } from '../testing/open-tab.ts'
import { createCheckoutActions } from './checkout-actions.ts'
import { createCheckoutStore } from './checkout-store.ts'
import type { OrderedCart } from './stored-order.ts'

type Options = { readonly pathname?: string; readonly settings?: Partial<ShopSettings> }

const shown: OrderedCart = {
  lines: [{ sku: 'cap', name: 'The cap', image: '', choices: [], quantity: 1, total: 1000 }],
  segments: [
    { code: 'shipping', title: null, value: 495 },
    { code: 'grand_total', title: null, value: 1495 },
  ],
  grandTotal: 1495,
  couponCode: null,
  email: 'zoe@example.nl',
  firstName: 'Zoë',
  lastName: 'Vries',
  isGuest: true,
  delivery: '',
  analytics: [],
}

function checkoutIn(browser: MemoryBrowser, shop: FakeShop, options: Options = {}) {
  const tab = openTab({ browser, shop, pathname: '/checkout/', ...options })
  const store = createCheckoutStore({ storage: tab.storage, now: () => 1 })
  store.open()
  return { tab, store, actions: createCheckoutActions(tab.device, store, 'en') }
}

/** A cap in the cart, and everything filled in. */
async function readyToOrder(options: Options = {}) {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const { tab, store, actions } = checkoutIn(browser, shop, options)
  await tab.actions.add([aProduct()])
  await settle(shop, tab)
  const { personalDetails, shippingDetails, paymentDetails } = aCheckout()
  store.change(() => ({ personalDetails, shippingDetails, paymentDetails }))
  return { browser, shop, tab, store, actions, cartId: tab.cart().id }
}

type Ready = Awaited<ReturnType<typeof readyToOrder>>

async function place({ actions, shop, tab }: Pick<Ready, 'actions' | 'shop' | 'tab'>) {
  const placed = await actions.place(shown)
  await settle(shop, tab)
  if (!placed.ok) throw new Error(`not placed: ${placed.refusal.problem}`)
  return placed.value
}

async function bodyOf(shop: FakeShop) {
  const request = shop.requests.findLast(({ url }) => url.endsWith('/api/order'))
  return request?.clone().json()
}

describe('placing an order', () => {
  it('hands in what the shopper agreed to, under an id of the device [CHK-12] [ORD-01] [ORD-04]', async () => {
    const ready = await readyToOrder()
    const { order } = await place(ready)

    expect(await bodyOf(ready.shop)).toMatchObject({
      order_id: order.orderId,
      cart_id: ready.cartId,
      store_code: 'en',
      user_id: '',
      grand_total: 14.95,
      products: [{ sku: 'cap', qty: 1, price_incl_tax: 10 }],
      addressInformation: {
        billingAddress: { firstname: 'Zoë', email: 'zoe@example.nl', country_id: 'NL' },
        shippingAddress: { street: ['Kerkstraat', '12'], city: 'Utrecht' },
        shipping_carrier_code: 'postnl',
        shipping_method_code: 'home',
        payment_method_code: 'ideal',
      },
    })
  })

  it('says whose order it is, where somebody is logged in [ORD-04]', async () => {
    const ready = await readyToOrder()
    await ready.tab.engine.session.logIn({ email: 'mila@example.com', password: 'Geheim12' })
    await settle(ready.shop, ready.tab)
    await place(ready)

    expect(await bodyOf(ready.shop)).toMatchObject({ user_id: '7' })
  })

  it('names the place where it is picked up [SHIP-01]', async () => {
    const ready = await readyToOrder()
    ready.store.change(({ shippingDetails }) => ({
      shippingDetails: { ...shippingDetails, place: { kind: 'store', id: 's1' } },
    }))
    await place(ready)

    const { addressInformation } = await bodyOf(ready.shop)
    expect(addressInformation.shippingExtraFields).toEqual({ place_id: 's1' })
  })

  it('goes to the country of the shop where it is picked up, and the bill to that of the shopper [SHIP-01] [SHIP-05]', async () => {
    const ready = await readyToOrder()
    const placeAddress = { street: 'Meir 12', number: '', postcode: '2000', city: 'Antwerpen', countryId: 'BE' }
    ready.store.change(({ shippingDetails }) => ({
      shippingDetails: { ...shippingDetails, place: { kind: 'store', id: 's1' }, placeAddress },
    }))
    await ready.actions.tellDelivery()
    const told = ready.shop.requests.findLast(({ url }) => url.includes('/shipping-information'))
    expect(await told?.clone().json()).toMatchObject({ addressInformation: { shippingAddress: { countryId: 'BE' } } })
    await place(ready)

    expect((await bodyOf(ready.shop)).addressInformation).toMatchObject({
      shippingAddress: { country_id: 'BE', city: 'Antwerpen', street: ['Meir 12', ''], lastname: 'Vries' },
      billingAddress: { country_id: 'NL', city: 'Utrecht' },
    })
  })

  it('tells the region it goes to with the delivery and with the order [PRICE-19]', async () => {
    const ready = await readyToOrder()
    ready.store.change(({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, region: 'Texel' } }))
    await ready.actions.tellDelivery()
    const told = ready.shop.requests.findLast(({ url }) => url.includes('/shipping-information'))
    expect(await told?.clone().json()).toMatchObject({ addressInformation: { shippingAddress: { region: 'Texel' } } })
    await place(ready)

    expect((await bodyOf(ready.shop)).addressInformation.shippingAddress).toMatchObject({ region: 'Texel' })
  })

  it('writes the middle name in front of the last name of both addresses [ORD-02] [ORD-03]', async () => {
    const ready = await readyToOrder()
    ready.store.change(({ personalDetails }) => ({ personalDetails: { ...personalDetails, middleName: 'de' } }))
    await place(ready)

    const { addressInformation } = await bodyOf(ready.shop)
    expect(addressInformation.billingAddress.lastname).toBe('de Vries')
    expect(addressInformation.shippingAddress.lastname).toBe('de Vries')
  })

  it('tells the shop how it will be paid and takes its totals [PAY-06] [PAY-07]', async () => {
    const ready = await readyToOrder()
    await place(ready)

    const request = ready.shop.requests.find(({ url }) => url.includes('/set-payment-information'))
    expect(await request?.json()).toMatchObject({
      email: 'zoe@example.nl',
      paymentMethod: { method: 'ideal' },
      billingAddress: { lastname: 'Vries' },
    })
  })

  it('sends the shopper to the bank, keeps the time and holds the cart [ORD-05] [ORD-06]', async () => {
    const ready = await readyToOrder()
    const { order, after } = await place(ready)

    expect(after).toEqual({ go: 'to-bank', url: `http://bank.test/payment-of-${order.orderId}` })
    expect(order).toMatchObject({ isTransmitted: true, orderNumber: '100001', placedAt: 1, body: null })
    expect(ready.tab.cart()).toMatchObject({ id: ready.cartId, heldBy: order.orderId })
    expect(ready.tab.lines()).toEqual({ cap: 1 })
  })

  it('leaves the cart of an open payment alone on the pages that follow: the shop may have spent it by now [ORD-07]', async () => {
    const ready = await readyToOrder()
    await place(ready)
    const before = ready.shop.calls.length
    const back = openTab({ browser: ready.browser, shop: ready.shop, pathname: '/checkout-return/' })
    await back.engine.start()
    await settle(ready.shop, back)

    expect(ready.shop.calls.slice(before).filter((call) => call.includes('/api/cart/'))).toEqual([])
    expect(back.cart().id).toBe(ready.cartId)
  })

  it('clears the cart without sync when nothing is left to pay, and thanks [ORD-07] [CHK-07]', async () => {
    const ready = await readyToOrder()
    ready.shop.orders.mood.isFree = true
    const before = ready.shop.calls.length
    const { after } = await place(ready)

    expect(after).toEqual({ go: 'to-order' })
    expect(ready.tab.cart()).toMatchObject({ items: [], id: null, heldBy: null })
    expect(ready.shop.calls.slice(before)).not.toContain('POST /api/cart/delete')
    expect(ready.shop.carts.linesOf(ready.cartId)).toEqual({ cap: 1 })
  })

  it('is one order when the button is pressed twice, in one tab or in two', async () => {
    const ready = await readyToOrder()
    const other = checkoutIn(ready.browser, ready.shop)
    const [one, two] = await Promise.all([ready.actions.place(shown), other.actions.place(shown)])
    const three = await ready.actions.place(shown)

    expect(ready.shop.orders.count()).toBe(1)
    const ids = [one, two, three].map((placed) => (placed.ok ? placed.value.order.orderId : null))
    expect(new Set(ids).size).toBe(1)
  })

  it('stays, says why and gives the cart back when the shop refuses [ORD-09] [ORD-11]', async () => {
    const ready = await readyToOrder()
    const facts = { lines: [{ sku: 'cap', name: 'The cap', wanted: 1, available: 0 }] }
    ready.shop.orders.mood.refuses = refusal(409, 'products-unavailable', 'Some products are out of stock.', facts)
    const { order, after } = await place(ready)

    expect(after).toEqual({ go: 'nowhere' })
    expect(order.refused).toEqual({ code: 'products-unavailable', text: 'Some products are out of stock.', facts })
    expect(ready.tab.cart()).toMatchObject({ heldBy: null, id: ready.cartId })
    expect(ready.tab.logged.join()).toContain('The order was not accepted')
    ready.shop.orders.mood.refuses = null
    expect((await place(ready)).order.orderId).not.toBe(order.orderId)
  })

  it('costs what belongs to the delivery that was chosen last, also when the button was pressed at once [CHK-12]', async () => {
    const ready = await readyToOrder()
    await ready.actions.refresh()
    const evening = { carrierCode: 'post', methodCode: 'evening' }
    ready.store.change(({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, shippingMethod: evening } }))
    const [, placed] = await Promise.all([ready.actions.tellDelivery(), ready.actions.place(shown)])

    expect(await bodyOf(ready.shop)).toMatchObject({
      grand_total: 17.95,
      addressInformation: { shipping_method_code: 'evening' },
    })
    expect(placed.ok && placed.value.order.cart).toMatchObject({
      grandTotal: 1795,
      segments: expect.arrayContaining([expect.objectContaining({ code: 'shipping', value: 795 })]),
    })
  })

  it('is not handed in when it would cost more for another reason: both totals are said', async () => {
    const ready = await readyToOrder()
    const withCard = { ...shown, grandTotal: 495, segments: [{ code: 'grand_total', title: null, value: 495 }] }

    expect(await ready.actions.place(withCard)).toEqual({
      ok: false,
      refusal: { problem: 'total', was: 495, now: 1495 },
    })
    expect(ready.shop.orders.count()).toBe(0)
    expect(ready.tab.cart().heldBy).toBeNull()
  })

  it('opens the account first when one is wanted, and forgets the password [CHK-01] [ORD-08]', async () => {
    const ready = await readyToOrder()
    ready.store.change(({ personalDetails }) => ({
      personalDetails: { ...personalDetails, createAccount: true, password: 'Secret-123' },
    }))
    await place(ready)

    expect(ready.shop.calls.indexOf('POST /api/user/create')).toBeLessThan(ready.shop.calls.indexOf('POST /api/order'))
    expect(ready.store.read().personalDetails).toMatchObject({ password: '', createAccount: false })
    expect(JSON.stringify([...ready.browser.texts])).not.toContain('Secret-123')
  })
})

describe('an order nobody has answered for', () => {
  it.each(['breaks', 'never-arrives'] as const)(
    'is kept and sent again when the call %s [ORD-10]',
    async (accident) => {
      const ready = await readyToOrder()
      ready.shop.plan('none', accident)
      const { order, after } = await place(ready)
      expect(after).toEqual({ go: 'to-order' })
      expect(order).toMatchObject({ isTransmitted: false, refused: null })
      expect(ready.tab.cart().heldBy).toBe(order.orderId)

      const sent = await ready.actions.sendOrder(order.orderId)
      expect(sent?.order).toMatchObject({ isTransmitted: true, orderNumber: '100001' })
      expect(ready.shop.orders.count()).toBe(1)
    },
  )

  it.each(['answer-lost', 'breaks-after'] as const)('is one order when the answer is lost (%s)', async (accident) => {
    const ready = await readyToOrder()
    ready.shop.plan('none', accident)
    const { order } = await place(ready)
    await ready.actions.sendOrder(order.orderId)

    expect(ready.shop.orders.count()).toBe(1)
    expect(await ready.actions.findOrder(order.orderId)).toMatchObject({
      orderNumber: '100001',
      payment: { status: 'open' },
    })
  })

  it('is asked about by its id when the answer names no order', async () => {
    const ready = await readyToOrder()
    ready.shop.orders.mood.refuses = { status: 202, body: { code: 200, result: 'job-17' } }
    const { order } = await place(ready)

    expect(ready.shop.calls).toContain(`GET /api/sync/order/${order.orderId}`)
    expect(order).toMatchObject({ isTransmitted: false })
  })

  it('is stored offline, and listed for the shopper to confirm when the network is back [ORD-17] [ORD-18] [ORD-20]', async () => {
    const ready = await readyToOrder()
    ready.browser.setOnline(false)
    const { order } = await place(ready)
    expect(ready.shop.orders.count()).toBe(0)

    ready.browser.setOnline(true)
    await ready.tab.engine.start()
    expect(ready.tab.events).toContainEqual({
      name: 'orders-waiting',
      orders: [{ orderId: order.orderId, isTransmitted: false }],
    })
    expect(ready.shop.orders.count()).toBe(0)
  })

  it.each([
    ['automatic transmission is on', { settings: { automaticTransmission: true } }],
    ['the shopper waits on the page of the order', { pathname: '/checkout-return/' }],
  ])('is sent without asking where %s [ORD-19]', async (_, options) => {
    const ready = await readyToOrder(options)
    ready.browser.setOnline(false)
    const { order } = await place(ready)
    ready.browser.setOnline(true)
    await ready.tab.engine.start()

    const found = await ready.actions.findOrder(order.orderId)
    expect(found).toMatchObject({ isTransmitted: true, orderNumber: '100001' })
    expect(ready.shop.orders.count()).toBe(1)
    const payUrl = found?.payment?.redirectUrl
    const sent = { orderId: order.orderId, became: 'unpaid', payUrl }
    expect(ready.tab.events).toContainEqual({ name: 'order-sent', order: sent })
  })

  it('is no order when the pieces were sold meanwhile: the shop looks again, and says so line by line [STOCK-15]', async () => {
    const ready = await readyToOrder({ settings: { automaticTransmission: true } })
    ready.browser.setOnline(false)
    const { order } = await place(ready)
    const facts = { lines: [{ sku: 'cap', name: 'The cap', wanted: 1, available: 0 }] }
    ready.shop.orders.mood.refuses = refusal(409, 'products-unavailable', 'Some products are out of stock.', facts)
    ready.browser.setOnline(true)
    await ready.tab.engine.start()
    await settle(ready.shop, ready.tab)

    const looked = await ready.actions.findOrder(order.orderId)
    expect(looked).toMatchObject({ orderNumber: null, refused: { code: 'products-unavailable', facts } })
    const sent = { orderId: order.orderId, became: 'refused', payUrl: null }
    expect(ready.tab.events).toContainEqual({ name: 'order-sent', order: sent })
    expect(ready.shop.orders.count()).toBe(0)
    expect(ready.tab.cart()).toMatchObject({ heldBy: null, id: ready.cartId })
    expect(ready.tab.lines()).toEqual({ cap: 1 })
  })

  it('is an order of the cart the server hears of later, where it had none yet [ORD-17]', async () => {
    const browser = createMemoryBrowser()
    const shop = createFakeShop()
    browser.setOnline(false)
    const { tab, store, actions } = checkoutIn(browser, shop)
    await tab.actions.add([aProduct()])
    const { personalDetails, shippingDetails, paymentDetails } = aCheckout()
    store.change(() => ({ personalDetails, shippingDetails, paymentDetails }))
    const { order } = await place({ actions, shop, tab })
    expect(order.cartId).toBe('')
    browser.setOnline(true)
    await tab.engine.start()
    await settle(shop, tab)
    const sent = await actions.sendOrder(order.orderId)

    expect(sent?.order).toMatchObject({ isTransmitted: true, cartId: tab.cart().id })
    expect(await bodyOf(shop)).toMatchObject({ cart_id: tab.cart().id })
  })

  it('can be given up, and the cart is free again', async () => {
    const ready = await readyToOrder()
    ready.browser.setOnline(false)
    const { order } = await place(ready)
    await ready.actions.dropOrder(order.orderId)

    expect(await ready.actions.findOrder(order.orderId)).toBeNull()
    expect(ready.tab.cart().heldBy).toBeNull()
  })

  it('does not survive a logout: whoever comes next must not send it', async () => {
    const ready = await readyToOrder()
    ready.browser.setOnline(false)
    await place(ready)
    await ready.tab.engine.session.logOut({ isSilent: true })

    expect([...ready.browser.texts.keys()].filter((key) => /^shop\/(orders|checkout)\//.test(key))).toEqual([])
  })
})

describe('back from the bank', () => {
  async function atTheBank() {
    const ready = await readyToOrder()
    const { order } = await place(ready)
    const follow = async () => {
      const followed = await ready.actions.followOrder(order.orderId)
      await settle(ready.shop, ready.tab)
      return followed
    }
    return { ...ready, order, follow }
  }

  it('thanks and clears the cart when it is paid [ORD-07]', async () => {
    const { shop, tab, follow } = await atTheBank()
    shop.orders.decide('paid')

    expect(await follow()).toMatchObject({ payment: { status: 'paid' } })
    expect(tab.cart()).toMatchObject({ items: [], id: null, heldBy: null })
  })

  it('is what the checkout knows beside all that was filled in and offered [CHK-04] [CHK-07]', async () => {
    const { shop, store, actions, follow, order } = await atTheBank()
    await actions.refresh()
    const { personalDetails, shippingDetails, paymentDetails } = aCheckout()
    const placed = { orderId: order.orderId, orderNumber: '100001' }
    expect(store.read()).toMatchObject({ order: placed, isThankYouPage: false })
    shop.orders.decide('paid')
    await follow()

    expect(store.read()).toEqual({
      personalDetails,
      shippingDetails: { ...shippingDetails, shippingMethod: { carrierCode: 'post', methodCode: 'home' } },
      paymentDetails,
      order: placed,
      paymentMethods: [expect.objectContaining({ code: 'ideal', isServerMethod: true })],
      shippingMethods: [
        expect.objectContaining({ methodCode: 'evening' }),
        expect.objectContaining({ isDefault: true }),
      ],
      isThankYouPage: true,
      modifiedAt: 1,
      useAlternateShipping: false,
      useDefaultAlternateShipping: false,
      shippingAddressId: null,
      billingAddressId: null,
    })
  })

  it.each(['cancelled', 'failed', 'expired'] as const)(
    'gives the cart back when it was %s, and lets the shopper order again',
    async (status) => {
      const { shop, tab, follow, cartId, order, actions } = await atTheBank()
      shop.orders.decide(status)
      await follow()

      expect(tab.cart()).toMatchObject({ id: cartId, heldBy: null })
      expect(tab.lines()).toEqual({ cap: 1 })
      const again = await actions.place(shown)
      expect(again.ok && again.value.order.orderId).not.toBe(order.orderId)
    },
  )

  it('holds the cart while nobody knows: what is paid for is what was ordered', async () => {
    const { shop, tab, follow } = await atTheBank()
    shop.orders.decide('checking')
    await follow()
    tab.actions.setQuantity(tab.line('cap'), 3)
    await tab.actions.add([aProduct({ sku: 'sock' })])

    expect(tab.lines()).toEqual({ cap: 1 })
    expect(tab.notices().at(-1)?.message).toMatchObject({ refusal: 'cart-frozen' })
  })

  it('finds out at the next visit what became of a payment nobody came back from', async () => {
    const { browser, shop, tab } = await atTheBank()
    tab.close()
    shop.orders.decide('expired')
    const later = openTab({ browser, shop })
    await later.engine.start()
    await settle(shop, later)

    expect(later.cart().heldBy).toBeNull()
    expect(later.lines()).toEqual({ cap: 1 })
  })

  it('is told to analytics once', async () => {
    const { actions, order } = await atTheBank()
    await actions.markPurchaseTold(order.orderId)

    expect(await actions.findOrder(order.orderId)).toMatchObject({ isPurchaseTold: true })
  })
})

describe('refresh', () => {
  it('asks what is on offer, chooses the usual and tells the shop [SHIP-03] [SHIP-04] [SHIP-05] [PAY-03]', async () => {
    const { shop, store, actions, tab } = await readyToOrder()
    store.change(() => ({ shippingDetails: { ...emptyCheckout.shippingDetails, countryId: 'BE' } }))
    expect(await actions.refresh()).toBe(true)
    await settle(shop, tab)

    const { shippingMethods, paymentMethods, shippingDetails, paymentDetails } = store.read()
    expect(shippingMethods.map(({ methodCode }) => methodCode)).toEqual(['evening', 'home'])
    expect(shippingDetails.shippingMethod).toEqual({ carrierCode: 'post', methodCode: 'home' })
    expect(paymentMethods).toMatchObject([{ code: 'ideal' }])
    expect(paymentDetails.paymentMethod).toBe('ideal')
    const request = shop.requests.findLast(({ url }) => url.includes('/shipping-information'))
    expect(await request?.json()).toMatchObject({ addressInformation: { shippingAddress: { countryId: 'BE' } } })
    expect(tab.cart().shipping).toMatchObject({ code: 'post/home', country: 'BE' })
  })

  it('asks about the cart with its lines, where the last page was left before the server had them', async () => {
    const { browser, shop, cartId } = await readyToOrder()
    const kept = JSON.parse(browser.texts.get('shop/cart/current-cart') ?? '')
    const unheard = kept.map((line: object) => ({ ...line, serverItemId: null }))
    browser.texts.set('shop/cart/current-cart', JSON.stringify(unheard))
    const { tab, store, actions } = checkoutIn(browser, shop)
    store.change(({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, countryId: 'NL' } }))
    const before = shop.requests.length
    await actions.refresh()
    await settle(shop, tab)

    const asked = shop.requests.slice(before).map(({ url }) => new URL(url).pathname)
    expect(asked.indexOf('/api/cart/pull')).toBeLessThan(asked.indexOf('/api/cart/shipping-methods'))
    expect(asked).toContain('/api/cart/pull')
    expect(tab.cart()).toMatchObject({ id: cartId, items: [{ serverItemId: expect.any(String) }] })
  })

  it('says when nobody has answered, and leaves what was on offer', async () => {
    const { shop, store, actions } = await readyToOrder()
    await actions.refresh()
    const before = store.read()
    shop.plan('breaks', 'breaks')

    expect(await actions.refresh()).toBe(false)
    expect(store.read()).toEqual(before)
  })

  it('offers what the shop offered last where nothing is on offer and nobody answers, and goes on asking [ORD-17]', async () => {
    const { shop, store, actions } = await readyToOrder()
    await actions.refresh()
    const { shippingMethods, paymentMethods } = store.read()
    store.adapt(() => ({ shippingMethods: [], paymentMethods: [] }))
    shop.plan('breaks', 'breaks')

    expect(await actions.refresh()).toBe(false)
    expect(store.read().paymentMethods).toEqual(paymentMethods)
    expect(store.read().shippingMethods).toEqual(shippingMethods.filter(({ isOffline }) => isOffline))
    expect(store.read().shippingMethods).not.toEqual([])
  })
})

describe('on a device that holds nothing', () => {
  it('the checkout takes nothing out of the cart the server has', async () => {
    const { shop, cartId } = await readyToOrder()
    const browser = createMemoryBrowser()
    browser.texts.set('shop/cart/current-cart-token', JSON.stringify(cartId))
    const { tab } = checkoutIn(browser, shop)
    await tab.engine.start()
    await settle(shop, tab)

    expect(shop.carts.linesOf(cartId)).toEqual({ cap: 1 })
    expect(tab.lines()).toEqual({ cap: 1 })
  })
})

describe('tellPayment', () => {
  it('says which method was selected [PAY-05]', async () => {
    const { shop, actions } = await readyToOrder()
    await actions.tellPayment()

    const request = shop.requests.find(({ url }) => url.includes('/selected-payment-method'))
    expect(await request?.json()).toEqual({ method: { method: 'ideal', additional_data: [] } })
  })
})
