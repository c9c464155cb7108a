import { emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from '../checkout/testing.ts'
import { checkBooks } from './check-books.ts'
import { findOrder } from './store.ts'

let shop: OrderShop
let bought = 0

beforeAll(async () => {
  shop = await openOrderShop()
})
afterEach(async () => {
  await emptyTables(shop.db, ['sales_order', 'gift_card'])
})
afterAll(() => shop.close())

/** Two gift cards of 25 euros, paid; the code of the first. */
async function buyCards(): Promise<{ readonly orderId: string; readonly code: string }> {
  bought += 1
  const orderId = `order-of-two-cards-${bought}`
  const cartId = await shop.cartWith('card', 2)
  const body = anOrderBody(cartId, { order_id: orderId, products: [aProduct('card', 2, 25)] })
  await shop.order({ ...body, addressInformation: { ...body.addressInformation, shippingAddress: undefined } })
  await shop.pay(orderId)
  const { rows } = await shop.db.execute<{ code: string }>(
    sql`select code from order_bought_card where order_id = ${orderId} order by position`,
  )
  return { orderId, code: rows[0]?.code ?? '' }
}

const broken = async () => (await checkBooks(shop.db)).map(({ promise }) => promise)

const soldFor = 'a gift card was sold for what is left on it, spent and paid back'
const cameOff = 'what gift cards were paid back for has come off them'
const onlySpent = 'only what gift cards have bought is kept of a refund'
const noMore = 'an order gives back no more than was paid for it'
const allBack = 'a closed order has given back what was paid for it, less what its gift cards had bought'
const payments = 'payments less refunds are what an order was paid with'

const headers = { authorization: 'Bearer token-of-1' }
const owed = 'points earned with what was returned are taken back'
const overdrawn = 'points are never overdrawn, unless a return takes them back'

/** Two pairs of socks, paid by customer 1, sent and sent back. */
async function returnSocks(orderId: string): Promise<void> {
  const { body } = await shop.call('POST', '/api/cart/create', { headers })
  const cartId = String(body.result)
  const cartItem = { sku: 'socks', qty: 2 }
  await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { headers, body: { cartItem } })
  await shop.order(anOrderBody(cartId, { order_id: orderId, products: [aProduct('socks', 2, 10)] }), headers)
  await shop.pay(orderId)
  await shop.orders.ship(orderId)
  await shop.orders.returnItems(orderId, null)
}

describe('checkBooks', () => {
  it('sees points that were kept of a purchase that came back', async () => {
    await returnSocks('order-of-returned-socks')
    const before = await broken()
    await shop.db.execute(sql`update loyalty_entry set points = -5 where reason = 'revoked'`)
    const tooFew = await broken()
    await shop.db.execute(sql`update loyalty_entry set is_capped = true where reason = 'revoked'`)

    expect(before).toEqual([])
    expect(tooFew).toEqual([owed])
    expect(await broken()).toEqual([])
  })

  it('lets a return take points back that were spent, and nothing else', async () => {
    await returnSocks('order-of-socks-again')
    const enter = (position: number, points: number, reason: string) =>
      shop.db.execute(sql`
        insert into loyalty_entry (customer_id, position, points, reason) values (1, ${position}, ${points}, ${reason})`)
    await enter(100, 30, 'given-back')
    await enter(101, -30, 'spent')
    await enter(102, -20, 'revoked')
    const owing = await broken()
    await enter(103, -1, 'spent')

    expect(owing).toEqual([])
    expect(await broken()).toEqual([overdrawn])
  })

  it('sees a gift card with other money on it than it was sold for', async () => {
    const { code } = await buyCards()
    const before = await broken()
    await shop.db.execute(sql`
      insert into gift_card_entry (code, position, amount, reason) values (${code}, 2, 100, 'issued')`)

    expect(before).toEqual([])
    expect(await broken()).toEqual([soldFor])
  })

  it('sees a gift card that was paid back and can still be spent', async () => {
    const { orderId, code } = await buyCards()
    await shop.orders.cancel(orderId)
    const before = await broken()
    await shop.db.execute(sql`delete from gift_card_entry where code = ${code} and reason = 'paid-back'`)

    expect(before).toEqual([])
    expect(await broken()).toEqual([cameOff])
  })

  it('sees a gift card that was paid back for more than was left on it', async () => {
    const { orderId, code } = await buyCards()
    await shop.db.execute(sql`
      insert into gift_card_entry (code, position, amount, reason) values (${code}, 2, -1500, 'spent')`)
    await shop.orders.cancel(orderId)
    const before = await broken()
    await shop.db.execute(sql`update order_refund_line set amount = 5000, kept = 0 where order_id = ${orderId}`)
    await shop.db.execute(sql`update order_refund set amount = 5000, money = 5000 where order_id = ${orderId}`)
    await shop.db.execute(sql`update order_payment set refunded = 5000 where order_id = ${orderId}`)
    await shop.db.execute(sql`update payment_refund set amount = 5000 where order_id = ${orderId}`)

    expect(before).toEqual([])
    expect(await broken()).toEqual([cameOff])
  })

  it('sees money that was kept without a reason', async () => {
    const { orderId } = await buyCards()
    await shop.orders.cancel(orderId)
    await shop.db.execute(sql`update order_refund_line set amount = 4900, kept = 100 where order_id = ${orderId}`)
    await shop.db.execute(sql`update order_refund set amount = 4900, money = 4900 where order_id = ${orderId}`)
    await shop.db.execute(sql`update order_payment set refunded = 4900 where order_id = ${orderId}`)
    await shop.db.execute(sql`update payment_refund set amount = 4900 where order_id = ${orderId}`)

    expect((await broken()).toSorted()).toEqual([cameOff, onlySpent].toSorted())
  })

  it('sees an order that gave back too little or too much', async () => {
    const { orderId } = await buyCards()
    await shop.orders.cancel(orderId)
    await shop.db.execute(sql`update order_refund set amount = 4900, money = 4900 where order_id = ${orderId}`)
    const tooLittle = await broken()
    await shop.db.execute(sql`update order_refund set amount = 5100, money = 5100 where order_id = ${orderId}`)
    const tooMuch = await broken()
    const order = await findOrder(shop.db, orderId)

    expect(order?.totals.total).toBe(5000)
    expect(tooLittle.toSorted()).toEqual([allBack, payments].toSorted())
    expect(tooMuch.toSorted()).toEqual([noMore, payments].toSorted())
  })
})
