import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldCarts } from './stored/forget-old-carts.ts'
import { type CartShop, openCartShop } from './testing.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const customer = { authorization: 'Bearer token-of-1' }

function put(cartId: string, headers: Record<string, string> = {}) {
  return shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem: { sku: 'bag', qty: 1 } }, headers })
}

function pull(cartId: string, headers: Record<string, string> = {}) {
  return shop.call('GET', `/api/cart/pull?cartId=${cartId}`, { headers })
}

/** As if nothing had happened to any cart for so long. */
async function letPass(days: number) {
  await shop.db.execute(sql`
    update cart set updated_at = updated_at - ${days} * interval '1 day'`)
  await shop.db.execute(sql`
    update cart_answer set answered_at = answered_at - ${days} * interval '1 day'`)
}

async function countAnswers() {
  const { rows } = await shop.db.execute(sql`select from cart_answer`)
  return rows.length
}

describe('forgetOldCarts', () => {
  it('removes what a guest has left behind: empty after days, filled after months', async () => {
    const [empty, filled] = [await shop.newCart(), await shop.newCart()]
    await put(filled)

    expect(await forgetOldCarts(shop.db)).toMatchObject({ carts: 0 })
    await letPass(3)
    expect(await forgetOldCarts(shop.db)).toMatchObject({ carts: 1 })
    expect((await pull(empty)).status).toBe(404)
    expect((await pull(filled)).body.result).toHaveLength(1)
    await letPass(90)
    await forgetOldCarts(shop.db)
    expect((await pull(filled)).status).toBe(404)
  })

  it('keeps the cart of a customer, and one that is being paid for, however old', async () => {
    const own = (await shop.call('POST', '/api/cart/create', { headers: customer })).body.result
    const paying = await shop.newCart()
    await put(paying)
    await shop.db.execute(sql`update cart set hold = 'frozen' where customer_id is null`)
    await letPass(400)

    expect(await forgetOldCarts(shop.db)).toMatchObject({ carts: 0 })
    expect((await pull(own, customer)).status).toBe(200)
    expect((await pull(paying)).status).toBe(200)
  })

  it('removes what has become an order months ago, of guests and customers', async () => {
    const own = (await shop.call('POST', '/api/cart/create', { headers: customer })).body.result
    const spent = [own, await shop.newCart()]
    await shop.db.execute(sql`update cart set hold = 'spent', updated_at = now()`)
    await letPass(89)
    expect(await forgetOldCarts(shop.db)).toMatchObject({ carts: 0 })

    await letPass(2)
    expect((await forgetOldCarts(shop.db)).carts).toBeGreaterThanOrEqual(spent.length)
    const { rows } = await shop.db.execute(sql`select from cart`)
    expect(rows).toEqual([])
  })

  it('gets through any number of them, a few at a time', async () => {
    for (let made = 0; made < 5; made += 1) await shop.newCart()
    await letPass(3)

    expect(await forgetOldCarts(shop.db, 2)).toMatchObject({ carts: 5 })
  })

  it('forgets answers that no call will ask for again', async () => {
    const cart = await shop.newCart()
    await put(cart, { 'idempotency-key': 'yesterday' })
    await put(cart, { 'idempotency-key': 'the-day-before' })
    await letPass(2)
    await put(cart, { 'idempotency-key': 'just-now' })

    expect(await forgetOldCarts(shop.db, 1)).toMatchObject({ answers: 2 })
    expect(await countAnswers()).toBe(1)
  })
})
