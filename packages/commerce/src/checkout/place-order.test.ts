import { aCustomerOrderBody, aGuestOrderBody, aQueuedOrderBody } from '@vonk/contract/order/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { putTaxRules } from '../catalogue/index.ts'
import { checkBooks, findOrder } from '../orders/index.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

let shop: OrderShop
const asCustomer = (id: number) => ({ authorization: `Bearer token-of-${id}` })

beforeAll(async () => {
  shop = await openOrderShop()
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

/** What a Vue Storefront client recorded, with the skus and prices of this shop. */
function adapted<Body extends { products: Record<string, unknown>[] }>(body: Body, cartId: string) {
  const products = body.products.map((product, index) => ({
    ...product,
    sku: index === 0 ? 'hoodie-128' : 'socks',
    parentSku: index === 0 ? 'hoodie' : null,
    price: index === 0 ? 33.06 : 8.26,
    price_incl_tax: index === 0 ? 40 : 10,
    product_option: null,
    totals: null,
  }))
  return { ...body, cart_id: cartId, products, store_code: 'nl' }
}

describe('POST /api/order', () => {
  it('makes one order of a cart and says where to pay it [ORD-04] [ORD-05]', async () => {
    const before = (await shop.stockOf('socks')) ?? 0
    const cartId = await shop.cartWith('socks', 2)
    const products = [aProduct('socks', 2, 10)]
    const { status, body } = await shop.order(anOrderBody(cartId, { order_id: 'order-of-two-socks', products }))

    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        code: 200,
        result: {
          orderNumber: expect.stringMatching(/^11\d{7}$/),
          backendOrderId: expect.stringMatching(/^\d+$/),
          transferedAt: expect.any(String),
          payment: { status: 'open', redirectUrl: expect.stringContaining('https://bank.example/') },
        },
      },
    })
    expect(await shop.stockOf('socks')).toBe(before - 2)
    expect(await findOrder(shop.db, 'order-of-two-socks')).toMatchObject({
      status: 'pending',
      isGuest: true,
      email: 'gerda@example.com',
      storeCode: 'nl',
      billingAddress: { lastName: 'Gast', street: 'Lindelaan', number: '5', postcode: '3512 AB' },
      delivery: { carrierCode: 'postnl', methodCode: 'home', place: { kind: 'home' } },
      lines: [{ sku: 'socks', quantity: 2, unitPrice: 1000, gross: 2000, taxRate: 210_000 }],
      totals: { total: 2495, grandTotal: 2495 },
      payments: [{ status: 'open', amount: 2495, method: 'ideal', provider: 'sandbox' }],
      statusChanges: [{ status: 'placed' }, { status: 'pending' }],
    })
    expect((await shop.topics()).slice(-2)).toEqual(['order-placed', 'order-payment-open'])
  })

  it('is taxed as the region it goes to asks for, where that has a rate of its own [PRICE-19]', async () => {
    const rates = [
      { id: 1, tax_country_id: 'NL', rate: 9, tax_region_id: 7, region_name: 'Texel' },
      { id: 2, tax_country_id: 'NL', rate: 21 },
    ]
    const rule = { id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }
    await putTaxRules(shop.db, 'nl', [rule])
    const orderTo = async (region: string) => {
      const cartId = await shop.cartWith('socks', 1)
      const products = [aProduct('socks', 1, 10)]
      await shop.order(anOrderBody(cartId, { order_id: `order-to-${region}`, products, address: { region } }))
      return (await findOrder(shop.db, `order-to-${region}`))?.lines[0]
    }

    expect(await orderTo('Texel')).toMatchObject({ gross: 1000, taxRate: 90_000 })
    expect(await orderTo('Drenthe')).toMatchObject({ gross: 1000, taxRate: 210_000 })
  })

  it('answers an order that comes again as before, and it is still one', async () => {
    const cartId = await shop.cartWith('socks', 1)
    const body = anOrderBody(cartId, { order_id: 'order-twice', products: [aProduct('socks', 1, 10)] })
    const first = await shop.order(body)
    const before = await shop.stockOf('socks')
    const second = await shop.order(body)
    const withoutId = await shop.order({ ...body, order_id: undefined })
    const queued = await shop.order({
      newOrder: { ...body, order_id: undefined },
      order_id: 'order-queued',
      transmited: false,
    })

    for (const again of [second, withoutId, queued]) expect(again.body.result).toEqual(first.body.result)
    expect(await shop.stockOf('socks')).toBe(before)
  })

  it('does not let another order take its id or its cart', async () => {
    const cartId = await shop.cartWith('socks', 1)
    const products = [aProduct('socks', 1, 10)]
    await shop.order(anOrderBody(cartId, { order_id: 'order-first', products }))
    const other = await shop.cartWith('socks', 1)
    const sameId = await shop.order(anOrderBody(other, { order_id: 'order-first', products }))
    const sameCart = await shop.order(
      anOrderBody(cartId, { order_id: 'order-other', products, address: { city: 'Ede' } }),
    )

    expect(sameId).toMatchObject({ status: 409, body: { meta: { refusal: 'order-id-taken' } } })
    expect(sameCart).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'cart-already-ordered', orderId: 'order-first' } },
    })
  })

  it('goes to the place the cart remembers, and to no other [SHIP-19]', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const place = { id: 'p1', name: 'Kiosk', street: 'Rokin', houseNumber: '7', postcode: '1012 KW', city: 'Amsterdam' }
    const choice = { carrierCode: 'postnl', methodCode: 'point', place: { ...place, countryId: 'NL' }, timeframe: null }
    await shop.db.execute(sql`
      update cart set delivery_choice = ${JSON.stringify(choice)}::jsonb where id = (select max(id) from cart)`)
    const products = [aProduct('socks', 2, 10)]
    const orderTo = (place_id: string) => {
      const information = { shipping_method_code: 'point', shippingExtraFields: { place_id } }
      return shop.order(anOrderBody(cartId, { order_id: 'order-to-point', products, information }))
    }

    expect(await orderTo('p2')).toMatchObject({ body: { meta: { refusal: 'service-point-missing' } } })
    expect(await orderTo('p1')).toMatchObject({ status: 200 })
    expect(await findOrder(shop.db, 'order-to-point')).toMatchObject({
      delivery: {
        methodCode: 'point',
        place: { kind: 'service-point', id: 'p1' },
        extra: { place_name: 'Kiosk', place_street: 'Rokin 7', place_city: 'Amsterdam' },
      },
    })
  })

  it('goes to the country of the place where it is picked up, and says so to who names another [SHIP-01]', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const place = { id: '110', name: 'Vonk', street: 'Meir 12', houseNumber: '', postcode: '2000', city: 'Antwerpen' }
    const choice = { carrierCode: 'vonk', methodCode: 'store', place: { ...place, countryId: 'BE' }, timeframe: null }
    await shop.db.execute(sql`
      update cart set delivery_choice = ${JSON.stringify(choice)}::jsonb where id = (select max(id) from cart)`)
    const method = { shipping_carrier_code: 'vonk', shipping_method_code: 'store', payment_method_code: 'card' }
    const information = { ...method, shippingExtraFields: {} }
    const products = [aProduct('socks', 2, 10)]
    const orderFrom = (address: object) => shop.order(anOrderBody(cartId, { products, information, ...address }))

    expect(await orderFrom({ order_id: 'order-at-home' })).toMatchObject({
      status: 409,
      body: { result: expect.stringContaining('pick up is in BE'), meta: { refusal: 'place-in-other-country' } },
    })
    const there = { street: ['Meir 12', ''], postcode: '2000', city: 'Antwerpen', country_id: 'BE' }
    expect(await orderFrom({ order_id: 'order-abroad', address: there })).toMatchObject({ status: 200 })
    expect(await findOrder(shop.db, 'order-abroad')).toMatchObject({
      delivery: {
        address: { street: 'Meir', number: '12', city: 'Antwerpen', countryId: 'BE' },
        place: { kind: 'store', id: '110' },
      },
    })
  })

  it('freezes the cart while the payment is open', async () => {
    const cartId = await shop.cartWith('socks', 1)
    await shop.order(anOrderBody(cartId, { products: [aProduct('socks', 1, 10)] }))

    expect(await shop.put(cartId, 'socks', 2)).toMatchObject({
      status: 409,
      body: { meta: { refusal: 'cart-frozen' } },
    })
  })

  it('takes the orders of older clients, also one that was queued inside another [ORD-10]', async () => {
    const guest = adapted(aGuestOrderBody(), await shop.cartWith('hoodie-128', 1))
    const queuedCart = await shop.cartWith('hoodie-128', 5)
    await shop.put(queuedCart, 'socks', 1)
    const { newOrder, ...outside } = aQueuedOrderBody()
    const queued = { ...outside, newOrder: adapted(newOrder, queuedCart) }

    expect(await shop.order(guest)).toMatchObject({ status: 200, body: { result: { payment: { status: 'open' } } } })
    expect(await shop.order(queued)).toMatchObject({ status: 200, body: { result: { payment: { status: 'open' } } } })
    expect(await findOrder(shop.db, String(outside['order_id']))).toMatchObject({ delivery: { methodCode: 'sunday' } })
  })

  it("makes a customer's order of a customer's cart, named by nothing but its id", async () => {
    const { body: created } = await shop.call('POST', '/api/cart/create', { headers: asCustomer(1) })
    const cartId = String(created.result)
    const body = adapted(aCustomerOrderBody(), cartId)
    const placed = await shop.order({ ...body, order_id: 'order-of-customer' })

    expect(placed.status).toBe(200)
    expect(await findOrder(shop.db, 'order-of-customer')).toMatchObject({
      customerId: 1,
      isGuest: false,
      cartId,
      lines: [
        { sku: 'hoodie-128', quantity: 5 },
        { sku: 'socks', quantity: 1 },
      ],
    })
  })

  it('gives nobody the cart of another customer', async () => {
    const { body: created } = await shop.call('POST', '/api/cart/create', { headers: asCustomer(2) })
    const body = anOrderBody(String(created.result), { products: [aProduct('socks', 1, 10)] })

    expect(await shop.order(body, asCustomer(1))).toMatchObject({ status: 404, body: { result: 'No such cart.' } })
    expect(await shop.order(body, { authorization: 'Bearer stolen' })).toMatchObject({ status: 401 })
  })

  it('orders what the shopper says, whatever the cart had', async () => {
    const cartId = await shop.cartWith('socks', 1)
    const products = [
      aProduct('name-tee', 1, 23, {
        product_option: { extension_attributes: { custom_options: [{ option_id: '5', option_value: 'Zoë' }] } },
      }),
    ]
    await shop.order(anOrderBody(cartId, { order_id: 'order-name-tee', products }))

    expect(await findOrder(shop.db, 'order-name-tee')).toMatchObject({
      lines: [{ sku: 'name-tee', unitPrice: 2300, details: [{ label: 'Naam', value: 'Zoë' }] }],
    })
  })

  it('keeps the parts of a set with it and takes them out of stock', async () => {
    const before = (await shop.stockOf('bag')) ?? 0
    const option = {
      extension_attributes: { bundle_options: [{ option_id: 7, option_qty: 1, option_selections: [71] }] },
    }
    const cartId = await shop.cartWith('set', 2, { product_option: option })
    const products = [aProduct('set', 2, 30, { product_option: option })]
    const placed = await shop.order(anOrderBody(cartId, { order_id: 'order-of-sets', products }))
    const order = await findOrder(shop.db, 'order-of-sets')

    expect(placed.status).toBe(200)
    expect(order?.lines).toMatchObject([
      { sku: 'set', type: 'bundle', quantity: 2, gross: 6000, parentId: null },
      { sku: 'bag', quantity: 2, gross: 0, parentId: order?.lines[0]?.id },
    ])
    expect(await shop.stockOf('bag')).toBe(before - 2)
  })

  it('tells who knows the id of an order that it has arrived, and nothing else', async () => {
    const cartId = await shop.cartWith('socks', 1)
    const placed = await shop.order(
      anOrderBody(cartId, { order_id: 'order-asked', products: [aProduct('socks', 1, 10)] }),
    )
    const { body } = await shop.call('GET', '/api/sync/order/order-asked')

    expect(body.result).toEqual({
      platform_order_id: placed.body.result.backendOrderId,
      platform: 'vonk',
      transmited: true,
      transmited_at: placed.body.result.transferedAt,
      order: null,
      orderNumber: placed.body.result.orderNumber,
      status: 'pending',
      paymentId: placed.body.result.payment.id,
    })
    expect((await shop.call('GET', '/api/sync/order/order-nobody-knows')).body.result).toBeNull()
  })
})
