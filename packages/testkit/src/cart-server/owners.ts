import * as calls from '@vonk/contract/calls'
import { expect, it } from 'vitest'
import { granted, type Open, type Read } from './shopper.ts'

export function describeCarts(open: Open, read: Read) {
  it('gives every guest a cart of her own, under an id nobody can guess', async () => {
    const shop = open()
    const [one, other] = [await shop.newCart(), await shop.newCart()]

    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
    expect(await shop.lines(one)).toEqual([])
  })

  it('gives a customer the same cart every time', async () => {
    const shop = open()
    const [token] = read().tokens

    expect(await shop.newCart(token)).toBe(await shop.newCart(token))
  })

  it('holds no cart that it has not given, and knows no token that it has not given', async () => {
    const shop = open()
    const cartId = 'f'.repeat(32)

    expect(await shop.call(calls.pullCart, { cartId })).toMatchObject({
      refusal: { code: 'cart-not-found', status: 404 },
    })
    const forged = await shop.call(calls.createCart, {}, { token: 'forged' })
    expect(forged).toMatchObject({ refusal: { code: 'not-signed-in', status: 401 } })
  })
}

export function describeOwners(open: Open, read: Read) {
  it("shows a customer's cart to nobody else", async () => {
    const shop = open()
    const [token, another] = read().tokens
    const cartId = await shop.newCart(token)
    const notFound = { refusal: { code: 'cart-not-found', status: 404 } }

    expect(await shop.call(calls.pullCart, { cartId })).toMatchObject(notFound)
    expect(await shop.call(calls.pullCart, { cartId }, { token: another })).toMatchObject(notFound)
    expect(await shop.call(calls.pullCart, { cartId }, { token: 'forged' })).toMatchObject({
      refusal: { code: 'not-signed-in', status: 401 },
    })
  })

  it("takes a guest's cart in once, with its coupon, and it is gone then", async () => {
    const shop = open()
    const { plain: sku, scarce, coupon, tokens } = read()
    const token = tokens[1]
    const own = await shop.newCart(token)
    await shop.put(own, { sku, qty: 1 }, { token })
    const guestCartId = await shop.newCart()
    await shop.put(guestCartId, { sku, qty: 2 })
    await shop.put(guestCartId, { sku: scarce, qty: 1 })
    await shop.call(calls.applyCoupon, { cartId: guestCartId, coupon })

    for (const _ of [1, 2]) {
      const taken = granted(await shop.call(calls.createCart, { guestCartId }, { token }))
      expect(taken).toEqual({ result: own, meta: {} })
    }
    expect(await shop.lines(own, token)).toEqual([
      [sku, 3],
      [scarce, 1],
    ])
    const totals = granted(await shop.call(calls.readCartTotals, { cartId: own }, { token }))
    expect(totals.coupon_code).toBe(coupon)
    expect(await shop.call(calls.pullCart, { cartId: guestCartId })).toMatchObject({
      refusal: { code: 'cart-not-found' },
    })
  })
}
