import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPointsBalance } from '../loyalty/index.ts'
import { checkBooks, findOrder } from '../orders/index.ts'
import { putStock } from '../stock/index.ts'
import { findGiftCard } from '../vouchers/index.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from './testing.ts'

const PATIENCE = 240_000
const SHOPPERS = 200
const PIECES = 50

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop({ poolSize: 10 })
})
afterAll(() => shop.close())

const fill = (sku: string, quantity: number) =>
  putStock(shop.db, { rows: [{ sku, productId: 1, quantity }], reason: 'import' })
const setOption = {
  extension_attributes: { bundle_options: [{ option_id: 7, option_qty: 1, option_selections: [71] }] },
}
const headersOf = (id: number) => ({ authorization: `Bearer token-of-${id}` })

/** Sends a call until it is answered: on a busy machine the shop may ask to come back. */
async function insistOn(...sent: Parameters<OrderShop['call']>) {
  for (;;) {
    const answer = await shop.call(...sent)
    if (answer.status !== 503) return answer
  }
}

const insist = (body: object) => insistOn('POST', '/api/order', { body })

/** Two of them are customers with points, every fourth wants a set, every fifth has a share in the same gift card. */
async function prepareShopper(index: number) {
  const customer = index < 2 ? index + 1 : null
  const headers = customer === null ? {} : headersOf(customer)
  const { body } = await insistOn('POST', '/api/cart/create', { headers })
  const cartId = String(body.result)
  const isSet = index % 4 === 3
  const product_option = isSet ? setOption : null
  const cartItem = { sku: isSet ? 'set' : 'bag', qty: 1, product_option }
  const put = await insistOn('POST', `/api/cart/update?cartId=${cartId}`, { headers, body: { cartItem } })
  expect(put.status).toBe(200)
  if (index % 5 === 4) await insistOn('POST', '/api/ext/gift-card/apply', { body: { cartId, giftCardCode: 'GIFT50' } })
  if (customer === 1) {
    await insistOn('POST', `/api/ext/rewards/apply?cartId=${cartId}`, { headers, body: { points: 1_000 } })
  }
  const products = [aProduct(cartItem.sku, 1, 30, { product_option })]
  return anOrderBody(cartId, { order_id: `race-${String(index).padStart(4, '0')}`, products })
}

describe('200 shoppers who want one of 50 pieces at the same time', () => {
  it('buy exactly 50, alone or in a set, and every cent and point is accounted for', {
    timeout: PATIENCE,
  }, async () => {
    await fill('bag', PIECES)
    const bodies = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => prepareShopper(index)))
    const answers = await Promise.all(bodies.map(insist))
    const won = answers.filter(({ status }) => status === 200)
    const refusals = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.meta?.refusal))

    expect(new Set(won.map(({ body }) => body.result.orderNumber)).size).toBe(PIECES)
    // A nervous thumb is no second order.
    const again = await Promise.all(bodies.filter((_, index) => answers[index]?.status === 200).map(insist))
    expect(again.map(({ body }) => body.result.orderNumber)).toEqual(won.map(({ body }) => body.result.orderNumber))
    expect([...refusals].toSorted()).toEqual(['gift-card-not-valid', 'products-unavailable'])
    expect(await shop.stockOf('bag')).toBe(0)
    const { rows } = await shop.db.execute(sql`
      select sum(quantity)::integer as held, count(*)::integer as orders from order_reservation where sku = 'bag'`)
    expect(rows).toEqual([{ held: PIECES, orders: PIECES }])
    expect((await findGiftCard(shop.db, 'GIFT50'))?.balance).toBe(0)
    expect([500, 1_500]).toContain(await loadPointsBalance(shop.db, 1))
    expect(await checkBooks(shop.db)).toEqual([])
  })
})

type Step = {
  readonly act: 'place' | 'pay' | 'cancel' | 'ship' | 'returnItems'
  readonly order: number
  readonly count: number
}

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('place', 'place', 'pay', 'cancel', 'ship', 'returnItems'),
    order: fc.nat(3),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 4, maxLength: 14 },
)

let run = 0

type Playing = { readonly orderId: string; readonly count: number; readonly cartId: string }

const acts: Readonly<Record<Step['act'], (playing: Playing) => Promise<unknown>>> = {
  place: ({ orderId, count, cartId }) => {
    const products = [aProduct('socks', count, count >= 3 ? 8 : 10)]
    return shop.order(anOrderBody(cartId, { order_id: orderId, products }))
  },
  pay: ({ orderId }) => shop.pay(orderId),
  cancel: ({ orderId }) => shop.orders.cancel(orderId),
  ship: ({ orderId }) => shop.orders.ship(orderId),
  returnItems: async ({ orderId, count: quantity }) => {
    const lineId = String((await findOrder(shop.db, orderId))?.lines[0]?.id ?? 0)
    return shop.orders.returnItems(orderId, [{ lineId, quantity }])
  },
}

/** Lets it all happen, each when its turn comes; what does not follow is refused and changes nothing. */
async function play(plan: readonly Step[]) {
  run += 1
  const carts = new Map<number, string>()
  const idOf = (order: number) => `play-${run}-order-${order}`
  for (const { act, order, count } of plan) {
    const cartId = carts.get(order) ?? (await shop.cartWith('socks', count))
    carts.set(order, cartId)
    await acts[act]({ orderId: idOf(order), count, cartId })
    expect(await checkBooks(shop.db)).toEqual([])
  }
  for (const order of carts.keys()) await shop.orders.cancel(idOf(order))
}

describe('orders that are placed, paid, sent, called off and taken back in any order', () => {
  it('leave books that add up after every step', { timeout: PATIENCE }, async () => {
    await fill('socks', 10_000)
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: 12 })
    expect(await checkBooks(shop.db)).toEqual([])
  })

  it('are placed once and called off once when both are asked for at the same time', {
    timeout: PATIENCE,
  }, async () => {
    await fill('socks', 10_000)
    for (let round = 0; round < 5; round += 1) {
      const cartId = await shop.cartWith('socks', 1)
      const body = anOrderBody(cartId, { order_id: `at-once-${round}`, products: [aProduct('socks', 1, 10)] })
      await shop.order(body)
      await Promise.all([
        shop.orders.cancel(`at-once-${round}`),
        shop.order({ ...body, order_id: `at-once-again-${round}`, grand_total: 14.95 }),
        shop.orders.cancel(`at-once-${round}`),
        shop.pay(`at-once-${round}`),
      ])
      expect(await checkBooks(shop.db)).toEqual([])
    }
  })
})
