import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockCartOf, orderCartKey } from './stored/order-cart.ts'
import { type CartShop, openCartShop } from './testing.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop({ poolSize: 3 })
})
afterAll(() => shop.close())

async function countWaiting(): Promise<number> {
  const { rows } = await shop.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}

describe('lockCartOf', () => {
  it('has the cart and its lines as they are when it had to wait for them', async () => {
    const cartId = await shop.newCart()
    const cartItem = { sku: 'bag', qty: 1 }
    await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem } })
    const key = orderCartKey(cartId) ?? ''
    const changed = Promise.withResolvers<void>()
    const hasWaited = Promise.withResolvers<void>()
    const change = shop.db.transaction(async (tx) => {
      await tx.execute(sql`update cart set payment_code = 'card' where guest_key = ${key}`)
      await tx.execute(sql`
        update cart_line set quantity = 7 where cart_id = (select id from cart where guest_key = ${key})`)
      changed.resolve()
      await hasWaited.promise
    })
    await changed.promise
    const held = shop.db.transaction((tx) => lockCartOf(tx, key))
    await expect.poll(countWaiting).toBe(1)
    hasWaited.resolve()
    await change

    expect(await held).toMatchObject({ cart: { paymentCode: 'card' }, lines: [{ sku: 'bag', quantity: 7 }] })
  })

  it('finds nothing under a key nobody has', async () => {
    expect(await shop.db.transaction((tx) => lockCartOf(tx, orderCartKey('f'.repeat(32)) ?? ''))).toBeNull()
  })
})
