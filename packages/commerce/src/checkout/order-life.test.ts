import { cardBars } from '@vonk/domain/loyalty'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findLoyaltyLedger, loadPointsBalance } from '../loyalty/index.ts'
import { checkBooks, findBoughtCards, findOrder } from '../orders/index.ts'
import { findGiftCard } from '../vouchers/index.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

let shop: OrderShop
/** By how much the shop's clock is ahead of the machine's. */
let ahead = 0
const headers = { authorization: 'Bearer token-of-1' }

beforeAll(async () => {
  shop = await openOrderShop({ now: () => Date.now() + ahead })
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const balanceOf = async (code: string) => (await findGiftCard(shop.db, code))?.balance
const giftCard = (cartId: string, giftCardCode: string) =>
  shop.call('POST', '/api/ext/gift-card/apply', { body: { cartId, giftCardCode } })
const coupon = (cartId: string, code: string) =>
  shop.call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`)
const linesOf = async (orderId: string) => (await findOrder(shop.db, orderId))?.lines ?? []

/** A cart of customer 1 with socks of ten euros each. */
async function customerCart(qty: number) {
  const { body } = await shop.call('POST', '/api/cart/create', { headers })
  const cartId = String(body.result)
  await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { headers, body: { cartItem: { sku: 'socks', qty } } })
  return cartId
}

describe('an order paid with gift cards, points and a coupon', () => {
  it('spends them once, and gives all of them back with the cart when it is called off', async () => {
    const cartId = await shop.cartWith('socks', 2)
    await giftCard(cartId, 'GIFT10')
    await coupon(cartId, 'TEN')
    const products = [aProduct('socks', 2, 10)]
    await shop.order(anOrderBody(cartId, { order_id: 'order-called-off', products }))
    const spent = await balanceOf('GIFT10')
    const before = (await shop.stockOf('socks')) ?? 0
    const canceled = await shop.orders.cancel('order-called-off')

    expect(spent).toBe(0)
    expect(canceled).toMatchObject({ ok: true, value: { status: 'canceled' } })
    expect(await balanceOf('GIFT10')).toBe(1000)
    expect(await shop.stockOf('socks')).toBe(before + 2)
    const { body } = await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)
    expect(body.result).toMatchObject({ items_qty: 2, coupon_code: 'TEN' })
    expect((await shop.order(anOrderBody(cartId, { order_id: 'order-second-try', products }))).status).toBe(200)
    await shop.orders.cancel('order-second-try')
  })

  it('is confirmed at once when nothing is left to pay, and has used the cart up', async () => {
    const cartId = await shop.cartWith('socks', 2)
    await giftCard(cartId, 'GIFT50')
    const body = anOrderBody(cartId, { order_id: 'order-free', products: [aProduct('socks', 2, 10)] })
    const placed = await shop.order(body)

    expect(placed).toMatchObject({ status: 200, body: { result: { payment: null } } })
    expect(await findOrder(shop.db, 'order-free')).toMatchObject({
      status: 'processing',
      paymentMethod: 'free',
      payments: [],
    })
    expect(await shop.put(cartId, 'socks', 1)).toMatchObject({ body: { meta: { refusal: 'cart-already-ordered' } } })
    expect((await shop.topics()).slice(-2).toSorted()).toEqual(['order-confirmed', 'order-placed'])
  })

  it('pays with points, as many as it takes and no more than there are [LOY-02] [LOY-03]', async () => {
    const cartId = await customerCart(2)
    const apply = (points: number) =>
      shop.call('POST', `/api/ext/rewards/apply?cartId=${cartId}`, { headers, body: { points } })
    const balance = await shop.call('GET', '/api/ext/rewards/balance', { headers })
    const tooMany = await apply(1_501)
    const applied = await apply(1_000)
    const body = anOrderBody(cartId, { order_id: 'order-with-points', products: [aProduct('socks', 2, 10)] })
    await shop.order(body, headers)

    expect(balance.body.result).toMatchObject({ balance: 1_500, worth: 15, currency: 'EUR', pointsPerEuro: 100 })
    expect(tooMany).toMatchObject({ status: 409, body: { result: 'There are not enough points.' } })
    expect(applied.body.result).toEqual({ points: 1_000, amount: 10, balance: 1_500 })
    expect(await findOrder(shop.db, 'order-with-points')).toMatchObject({
      totals: { grandTotal: 1495, tenders: { points: { points: 1_000, amount: 1_000 } } },
    })
    expect(await loadPointsBalance(shop.db, 1)).toBe(500)
    await shop.orders.cancel('order-with-points')
    expect(await loadPointsBalance(shop.db, 1)).toBe(1_500)
  })

  it('gives a card that scanners read to whoever looks at it, and never another [LOY-01]', async () => {
    const look = async () => (await shop.call('GET', '/api/ext/rewards/balance', { headers })).body.result.cardNumber
    const [first, second] = await Promise.all([look(), look()])

    expect(cardBars(first)).not.toBeNull()
    expect([second, await look()]).toEqual([first, first])
  })

  it('shows points to nobody but their owner', async () => {
    const cartId = await shop.cartWith('socks', 1)

    expect((await shop.call('GET', '/api/ext/rewards/balance')).status).toBe(401)
    const applied = await shop.call('POST', `/api/ext/rewards/apply?cartId=${cartId}`, { body: { points: 1 } })
    expect(applied.status).toBe(401)
  })
})

describe('gift cards that are bought', () => {
  it('are not paid with gift cards, get their codes when the order is paid, and lose them when it is called off', async () => {
    const cartId = await shop.cartWith('card', 2)
    await giftCard(cartId, 'GIFT10')
    const answers = { 61: 'Milou', 62: 'milou@example.com', 63: 'Voor jou', 64: '2026-12-24' }
    const custom_options = Object.entries(answers).map(([option_id, option_value]) => ({ option_id, option_value }))
    const cards = aProduct('card', 2, 25, { product_option: { extension_attributes: { custom_options } } })
    const body = anOrderBody(cartId, { order_id: 'order-of-cards', products: [cards] })
    const placed = await shop.order({
      ...body,
      addressInformation: { ...body.addressInformation, shippingAddress: undefined },
    })
    const unpaid = await findBoughtCards(shop.db, 'order-of-cards')
    await shop.pay('order-of-cards')
    const codes = (await findBoughtCards(shop.db, 'order-of-cards')).map(({ code }) => code ?? '')

    expect(placed.status).toBe(200)
    expect(await findOrder(shop.db, 'order-of-cards')).toMatchObject({ delivery: null, totals: { grandTotal: 5000 } })
    const gift = {
      recipientName: 'Milou',
      recipientEmail: 'milou@example.com',
      message: 'Voor jou',
      sendOn: '2026-12-24',
    }
    expect(unpaid).toMatchObject([gift, gift])
    expect(unpaid.map(({ code }) => code)).toEqual([null, null])
    expect(new Set(codes).size).toBe(2)
    expect(await Promise.all(codes.map(balanceOf))).toEqual([2500, 2500])
    expect(await shop.topics()).toContain('gift-card-issued')
    await shop.orders.cancel('order-of-cards')
    expect(await Promise.all(codes.map(balanceOf))).toEqual([0, 0])
  })
})

describe('bought gift cards that come back', () => {
  async function paidCards(orderId: string) {
    const body = anOrderBody(await shop.cartWith('card', 2), { order_id: orderId, products: [aProduct('card', 2, 25)] })
    await shop.order({ ...body, addressInformation: { ...body.addressInformation, shippingAddress: undefined } })
    await shop.pay(orderId)
    const [line] = await linesOf(orderId)
    const codes = (await findBoughtCards(shop.db, orderId)).map(({ code }) => code ?? '')
    return { codes, lineId: String(line?.id) }
  }

  it('lose their code one by one, as far as nobody has paid with it', async () => {
    const { codes, lineId } = await paidCards('order-of-returned-cards')
    const [used = '', unused = ''] = codes
    const cartId = await shop.cartWith('socks', 2)
    await giftCard(cartId, used)
    await shop.order(anOrderBody(cartId, { order_id: 'order-by-card', products: [aProduct('socks', 2, 10)] }))
    const returnItems = (quantity: number) => shop.orders.returnItems('order-of-returned-cards', [{ lineId, quantity }])

    expect(await returnItems(2)).toEqual({ ok: false, refusal: { code: 'gift-card-used', lineId } })
    expect(await balanceOf(unused)).toBe(2500)
    expect(await returnItems(1)).toMatchObject({ ok: true, value: { tenders: { remainder: 2500 } } })
    expect(await balanceOf(unused)).toBe(0)
    expect(await balanceOf(used)).toBe(5)
    expect(await returnItems(1)).toMatchObject({ refusal: { code: 'gift-card-used' } })
    await shop.orders.cancel('order-by-card')
  })
})

describe('an order that was paid', () => {
  async function paidOrder(orderId: string, qty = 3) {
    const cartId = await customerCart(qty)
    await shop.call('POST', `/api/ext/rewards/apply?cartId=${cartId}`, { headers, body: { points: 0 } })
    const unit = qty >= 3 ? 8 : 10
    await shop.call('POST', '/api/ext/gift-card/apply', { headers, body: { cartId, giftCardCode: 'GIFT10' } })
    await shop.order(anOrderBody(cartId, { order_id: orderId, products: [aProduct('socks', qty, unit)] }), headers)
    await shop.pay(orderId)
  }

  it('gives everything back when it is called off before it is sent', async () => {
    const before = (await shop.stockOf('socks')) ?? 0
    await paidOrder('order-paid')
    await shop.orders.cancel('order-paid', 'changed their mind')

    expect(await findOrder(shop.db, 'order-paid')).toMatchObject({
      status: 'canceled',
      refunds: [{ charges: 495, tenders: { giftCards: [{ amount: 1000 }], remainder: 1895 } }],
      payments: [{ status: 'paid', refunded: 1895 }],
    })
    expect(await shop.stockOf('socks')).toBe(before)
    const { rows } = await shop.db.execute(
      sql`select amount::integer, state from payment_refund where order_id = 'order-paid'`,
    )
    expect(rows).toEqual([{ amount: 1895, state: 'wanted' }])
    expect((await shop.topics()).slice(-2)).toEqual(['order-refunded', 'order-canceled'])
  })

  it('earns points that count from the moment the shop sends it', async () => {
    const cartId = await customerCart(2)
    await shop.order(anOrderBody(cartId, { order_id: 'order-dated', products: [aProduct('socks', 2, 10)] }), headers)
    await shop.pay('order-dated')
    ahead = 40 * 86_400_000
    await shop.orders.ship('order-dated')
    const entry = (await findLoyaltyLedger(shop.db, 1)).at(-1)
    ahead = 0

    expect(entry).toMatchObject({ reason: 'earned', points: 20, orderId: 'order-dated' })
    expect(entry?.enteredAt.getTime()).toBeGreaterThan(Date.now() + 39 * 86_400_000)
  })

  it('earns points when it is sent, and loses them piece by piece as it comes back', async () => {
    const before = { points: await loadPointsBalance(shop.db, 1), stock: (await shop.stockOf('socks')) ?? 0 }
    await paidOrder('order-sent')
    const early = await shop.orders.returnItems('order-nobody-knows', [])
    await shop.orders.ship('order-sent')
    const earned = (await loadPointsBalance(shop.db, 1)) - before.points
    const lineId = String((await linesOf('order-sent'))[0]?.id)
    const one = await shop.orders.returnItems('order-sent', [{ lineId, quantity: 1 }])
    const afterOne = await loadPointsBalance(shop.db, 1)
    const tooMany = await shop.orders.returnItems('order-sent', [{ lineId, quantity: 3 }])
    const rest = await shop.orders.returnItems('order-sent', [{ lineId, quantity: 2 }])

    expect(early).toMatchObject({ refusal: { code: 'order-not-found' } })
    expect(earned).toBe(24)
    expect(one).toMatchObject({ value: { charges: 0, tenders: { giftCards: [{ amount: 800 }], remainder: 0 } } })
    expect(afterOne).toBe(before.points + 16)
    expect(tooMany).toMatchObject({ refusal: { code: 'more-than-ordered', left: 2 } })
    expect(rest).toMatchObject({ value: { charges: 495, tenders: { giftCards: [{ amount: 200 }], remainder: 1895 } } })
    expect(await loadPointsBalance(shop.db, 1)).toBe(before.points)
    expect(await shop.stockOf('socks')).toBe(before.stock)
    expect(await findOrder(shop.db, 'order-sent')).toMatchObject({ status: 'returned' })
  })

  it('takes back points that were spent meanwhile: they are owed until others make up for them [LOY-03]', async () => {
    const read = async () => (await shop.call('GET', '/api/ext/rewards/balance', { headers })).body.result
    const before = await loadPointsBalance(shop.db, 1)
    await paidOrder('order-of-spent-points')
    await shop.orders.ship('order-of-spent-points')
    const cartId = await customerCart(2)
    const apply = (points: number, to = cartId) =>
      shop.call('POST', `/api/ext/rewards/apply?cartId=${to}`, { headers, body: { points } })
    await apply(before + 24)
    const body = anOrderBody(cartId, { order_id: 'order-by-points', products: [aProduct('socks', 2, 10)] })
    const placed = await shop.order(body, headers)
    await shop.pay('order-by-points')
    await shop.orders.returnItems('order-of-spent-points', null)
    const owing = await read()
    const other = await customerCart(2)
    const refused = await apply(1, other)
    const none = await apply(0, other)
    await shop.orders.cancel('order-by-points')

    expect(placed.status).toBe(200)
    expect(owing).toMatchObject({ balance: -24, worth: 0 })
    expect(refused).toMatchObject({ status: 409, body: { meta: { refusal: 'not-enough-points' } } })
    expect(none.status).toBe(200)
    expect(await findOrder(shop.db, 'order-of-spent-points')).toMatchObject({ payments: [{ refunded: 1895 }] })
    expect(await loadPointsBalance(shop.db, 1)).toBe(before)
  })

  it('refuses what does not follow [ORD-15]', async () => {
    await paidOrder('order-once-sent')
    await shop.orders.ship('order-once-sent')

    expect(await shop.orders.ship('order-once-sent')).toMatchObject({ refusal: { code: 'order-transition-refused' } })
    expect(await shop.orders.cancel('order-once-sent')).toMatchObject({ refusal: { code: 'order-transition-refused' } })
    expect(await shop.orders.cancel('order-unknown')).toMatchObject({ refusal: { code: 'order-not-found' } })
  })
})

describe('the way a cart is paid', () => {
  it('is chosen among those on offer, and what the cart then costs is answered [PAY-05] [PAY-06] [PAY-07]', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const set = (method: string) =>
      shop.call('POST', `/api/ext/checkout/set-payment-information?cartId=${cartId}`, {
        body: { email: 'gerda@example.com', paymentMethod: { method, additional_data: {} }, billingAddress: {} },
      })
    const select = (method: string) =>
      shop.call('POST', `/api/ext/cart-extend/selected-payment-method?cartId=${cartId}`, {
        body: { method: { method, additional_data: '{"issuer":"x"}' } },
      })

    expect(await set('card')).toMatchObject({
      status: 200,
      body: { code: 200, result: { items_qty: 2, subtotal_incl_tax: 20 } },
    })
    expect(await set('gold')).toMatchObject({ status: 409, body: { meta: { refusal: 'payment-method-unavailable' } } })
    expect(await select('ideal')).toMatchObject({ status: 200, body: { result: true } })
    expect((await select('gold')).status).toBe(409)
  })
})
