import { describeCartServer } from '@vonk/testkit/cart-server'
import { describe, expect, it } from 'vitest'
import { createFakeShop } from './fake-shop.ts'

function open() {
  const shop = createFakeShop()
  async function call(path: string, { body, token, key }: { body?: object; token?: string; key?: string } = {}) {
    const response = await shop.fetch(
      new Request(`http://shop.test${path}`, {
        method: path.includes('pull') ? 'GET' : 'POST',
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const answer: { code: number; result: never } = await response.json()
    return answer
  }
  const put = (cartId: string, cartItem: object, key?: string) =>
    call(`/api/cart/update?cartId=${cartId}`, { body: { cartItem }, ...(key && { key }) })
  return { shop, call, put }
}

describeCartServer('the shop that tests of the device talk to', async () => {
  const shop = createFakeShop()
  shop.carts.stock.set('scarce', 3).set('sold-out', 0)
  const signIn = async (username: string, password: string) => {
    const body = JSON.stringify({ username, password })
    const answer = await shop.fetch(new Request('http://shop.test/api/user/login', { method: 'POST', body }))
    const { result }: { result: string } = await answer.json()
    return result
  }
  shop.customers.register('fem@example.com', 'Geheim34')
  return {
    fetch: shop.fetch,
    tokens: [await signIn('mila@example.com', 'Geheim12'), await signIn('fem@example.com', 'Geheim34')],
    plain: 'cap',
    scarce: 'scarce',
    soldOut: 'sold-out',
    configurable: { sku: 'hoodie', option: { option_id: '142', option_value: '228' }, variant: 'hoodie-228' },
    personal: { sku: 'tee', optionId: '5' },
    coupon: 'TEN',
    giftCard: 'GIFT5',
    close: async () => {},
  }
})

describe('createFakeShop', () => {
  it('adds without an item id and sets with one, as the contract says', async () => {
    const { call, put, shop } = open()
    const { result: cart } = await call('/api/cart/create')
    expect(cart).toMatch(/^[0-9a-f]{32}$/)
    const { result: row }: { result: { item_id: number } } = await put(cart, { sku: 'cap', qty: 2 })
    await put(cart, { sku: 'cap', qty: 3 })
    expect(shop.carts.linesOf(cart)).toEqual({ cap: 5 })

    await put(cart, { sku: 'cap', qty: 1, item_id: row.item_id })
    expect(shop.carts.linesOf(cart)).toEqual({ cap: 1 })
    expect(await put(cart, { sku: 'cap', qty: 1, item_id: 999 })).toMatchObject({ code: 404 })
  })

  it('acts once under one key', async () => {
    const { call, put, shop } = open()
    const { result: cart } = await call('/api/cart/create')
    await put(cart, { sku: 'cap', qty: 2 }, 'key')
    await put(cart, { sku: 'cap', qty: 2 }, 'key')

    expect(shop.carts.linesOf(cart)).toEqual({ cap: 2 })
  })

  it("takes a guest's cart in once, and it is gone then", async () => {
    const { call, put, shop } = open()
    const { result: guest } = await call('/api/cart/create')
    await put(guest, { sku: 'cap', qty: 2 })
    const { result: token } = await call('/api/user/login', {
      body: { username: 'mila@example.com', password: 'Geheim12' },
    })
    for (let time = 0; time < 2; time += 1) await call(`/api/cart/create?guestCartId=${guest}`, { token })

    expect(shop.carts.linesOf('7')).toEqual({ cap: 2 })
    expect(await call(`/api/cart/pull?cartId=${guest}`)).toMatchObject({ code: 404 })
    expect(await call('/api/cart/pull?cartId=7')).toMatchObject({ code: 404 })
    expect(await call('/api/cart/pull?cartId=7', { token: 'forged' })).toMatchObject({ code: 401 })
  })

  it('dies before acting or after, as planned', async () => {
    const { call, put, shop } = open()
    const { result: cart } = await call('/api/cart/create')
    shop.plan('never-arrives', 'answer-lost')

    await expect(put(cart, { sku: 'cap', qty: 1 })).rejects.toThrow('fetch failed')
    expect(shop.carts.linesOf(cart)).toEqual({})
    await expect(put(cart, { sku: 'cap', qty: 1 })).rejects.toThrow('fetch failed')
    expect(shop.carts.linesOf(cart)).toEqual({ cap: 1 })
  })
})
