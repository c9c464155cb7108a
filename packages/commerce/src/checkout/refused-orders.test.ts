import { aCoupon } from '@vonk/domain/coupons/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { putCoupons } from '../vouchers/index.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const socks = [aProduct('socks', 2, 10)]

/** Everything that an order changes. */
async function books() {
  const { rows } = await shop.db.execute(sql`
    select (select count(*) from sales_order) as orders, (select count(*) from order_payment) as payments,
      (select sum(quantity) from stock_item) as pieces, (select count(*) from stock_change) as changes,
      (select sum(amount) from gift_card_entry) as cards,
      (select json_agg(json_build_array(sku, quantity) order by id) from cart_line) as lines,
      (select json_agg(hold order by id) from cart) as holds`)
  return rows
}

/** Sends an order that must be refused, and sees that nothing has changed. */
async function refused(body: object) {
  const before = await books()
  const { status, body: answer } = await shop.order(body)
  expect(await books()).toEqual(before)
  expect(await checkBooks(shop.db)).toEqual([])
  return { status, result: answer.result, ...answer.meta }
}

describe('an order that cannot be placed', () => {
  it('is refused when it has more than 40 products [ORD-12]', async () => {
    const cartId = await shop.cartWith('socks', 40)
    const products = [aProduct('socks', 40, 8), aProduct('bag', 1, 30)]

    expect(await refused(anOrderBody(cartId, { products }))).toMatchObject({
      status: 409,
      refusal: 'too-many-products',
      result: 'At most 40 products can be ordered at once.',
    })
  })

  it('is refused without products, with what is wrong in a list', async () => {
    const cartId = await shop.cartWith('socks', 2)

    expect(await refused(anOrderBody(cartId, { products: [] }))).toMatchObject({
      status: 400,
      refusal: 'invalid-input',
      result: [{ dataPath: expect.any(String), message: expect.any(String) }],
    })
  })

  it.each([
    ['not in the catalogue', 'nowhere'],
    ['disabled', 'off'],
  ])('is refused when a product is %s, which is said', async (_, sku) => {
    const cartId = await shop.cartWith('socks', 2)

    expect(await refused(anOrderBody(cartId, { products: [...socks, aProduct(sku, 1, 10)] }))).toMatchObject({
      status: 409,
      refusal: 'products-gone',
      lines: [{ sku }],
    })
  })

  it('is refused when there are fewer than it wants, line by line', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const products = [...socks, aProduct('bag', 6, 30), aProduct('none-left', 1, 15)]

    expect(await refused(anOrderBody(cartId, { products }))).toMatchObject({
      status: 409,
      refusal: 'products-unavailable',
      result: 'Error while adding products. Some products are out of stock.',
      lines: [
        { sku: 'bag', name: 'Tas Pluk', wanted: 6, available: 5 },
        { sku: 'none-left', name: 'Op', wanted: 1, available: 0 },
      ],
    })
  })

  it('is refused when a price is another than the shopper saw, line by line', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const products = [aProduct('socks', 2, 9), aProduct('bag', 1, 30)]

    expect(await refused(anOrderBody(cartId, { products }))).toMatchObject({
      status: 409,
      refusal: 'price-changed',
      lines: [{ sku: 'socks', name: 'Sokken', was: 9, now: 10 }],
      total: null,
    })
  })

  it('is refused when the sum is another than the shopper saw', async () => {
    const cartId = await shop.cartWith('socks', 2)

    expect(await refused(anOrderBody(cartId, { products: socks, grand_total: 20 }))).toMatchObject({
      status: 409,
      refusal: 'price-changed',
      lines: [],
      total: { was: 20, now: 24.95 },
    })
  })

  it.each([
    ['an address the post does not know', { address: { postcode: '99999' } }, 400, 'shipping-address-invalid'],
    [
      'a country it does not deliver to',
      { address: { country_id: 'FR', postcode: '75001' } },
      409,
      'country-not-served',
    ],
    ['no mail address', { address: { email: '' } }, 400, 'email-invalid'],
    ['a wrong mail address', { address: { email: 'gerda@' } }, 400, 'email-invalid'],
    ['no shipping address', { information: { shippingAddress: null } }, 400, 'shipping-address-missing'],
    [
      'a way of delivery it does not have',
      { information: { shipping_method_code: 'drone' } },
      409,
      'shipping-method-unavailable',
    ],
    ['no parcel point', { information: { shipping_method_code: 'point' } }, 409, 'service-point-missing'],
    [
      'a way to pay it does not have',
      { information: { payment_method_code: 'cashondelivery' } },
      409,
      'payment-method-unavailable',
    ],
    ['a name of 10,000 letters', { address: { lastname: 'a'.repeat(10_000) } }, 400, 'invalid-input'],
    ['a field nobody knows', { total: 1 }, 400, 'invalid-input'],
  ])('is refused with %s', async (_, change, status, refusal) => {
    const cartId = await shop.cartWith('socks', 2)

    expect(await refused(anOrderBody(cartId, { products: socks, ...change }))).toMatchObject({ status, refusal })
  })

  it.each(['0'.repeat(32), '4', 'cart', '../../etc', '00000000-0000-0000-0000-000000000000'])(
    'is refused for a cart nobody has (%s)',
    async (cartId) => {
      expect(await refused(anOrderBody(cartId, { products: socks }))).toMatchObject({
        status: 404,
        refusal: 'cart-not-found',
      })
    },
  )

  it('is refused in the words older clients know when it is too long to read [ORD-13]', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const products = [aProduct('socks', 2, 10, { description: 'x'.repeat(1_100_000) })]

    expect(await refused(anOrderBody(cartId, { products }))).toMatchObject({
      status: 413,
      result: 'request entity too large',
    })
  })

  it('is refused when a coupon or a gift card on the cart does not count any more', async () => {
    const cartId = await shop.cartWith('socks', 2)
    await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=TEN`)
    await shop.db.execute(sql`update coupon set is_active = false where code = 'TEN'`)
    const coupon = await refused(anOrderBody(cartId, { products: socks }))
    await shop.call('POST', `/api/cart/delete-coupon?cartId=${cartId}`)
    await shop.call('POST', '/api/ext/gift-card/apply', { body: { cartId, giftCardCode: 'GIFT10' } })
    await shop.db.execute(sql`update gift_card set is_active = false where code = 'GIFT10'`)

    expect(coupon).toMatchObject({ status: 409, refusal: 'coupon-not-valid', coupon: 'TEN' })
    expect(await refused(anOrderBody(cartId, { products: socks }))).toMatchObject({
      status: 409,
      refusal: 'gift-card-not-valid',
      giftCards: ['GIFT10'],
    })
  })

  it('is refused when a guest has used the coupon before, by mail address or with the account of that address', async () => {
    const once = aCoupon({
      code: 'ONCE',
      validFrom: null,
      validUntil: null,
      minimumSubtotal: null,
      usageLimitPerCustomer: 1,
    })
    await putCoupons(shop.db, [{ coupon: once, name: 'once', issuedTo: null, createdAt: new Date() }])
    const cartWithCoupon = async (email: string) => {
      const cartId = await shop.cartWith('socks', 2)
      await shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=ONCE`)
      return anOrderBody(cartId, { products: socks, address: { email } })
    }
    const usedBefore = { refusal: 'coupon-not-valid', reason: 'coupon-already-used' }

    expect((await shop.order(await cartWithCoupon('once@example.com'))).status).toBe(200)
    expect(await refused(await cartWithCoupon('once@example.com'))).toMatchObject(usedBefore)

    const loggedIn = { authorization: 'Bearer token-of-1' }
    const body = await cartWithCoupon('')
    expect((await shop.order(body, loggedIn)).status).toBe(200)
    expect(await refused(await cartWithCoupon('Customer-1@example.nl'))).toMatchObject(usedBefore)
  })
})
