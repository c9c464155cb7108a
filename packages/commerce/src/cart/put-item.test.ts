import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putProducts } from '../catalogue/index.ts'
import { type CartShop, openCartShop } from './testing.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop({ poolSize: 10 })
})
afterAll(() => shop.close())

function put(cartId: string, cartItem: object, headers: Record<string, string> = {}) {
  return shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem }, headers })
}

async function pull(cartId: string, headers: Record<string, string> = {}): Promise<{ sku: string; qty: number }[]> {
  return (await shop.call('GET', `/api/cart/pull?cartId=${cartId}`, { headers })).body.result
}

async function quantities(cartId: string): Promise<Record<string, number>> {
  return Object.fromEntries((await pull(cartId)).map(({ sku, qty }) => [sku, qty]))
}

const totals = async (cartId: string) => (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`)).body.result

describe('putting articles into one cart at once', () => {
  it('keeps what each of them put, whatever else is changed meanwhile', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const card = (await put(cart, { sku: 'card', qty: 1 })).body.result
    const remove = { body: { cartItem: { sku: 'card', item_id: card.item_id, quoteId: cart } } }
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => put(cart, { sku: 'hoodie-128', qty: 1 })),
      ...Array.from({ length: 3 }, () => put(cart, { sku: 'bag', qty: 1 })),
      ...Array.from({ length: 4 }, () => put(cart, { sku: 'socks', qty: 2 })),
      shop.call('POST', `/api/cart/delete?cartId=${cart}`, remove),
      shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=SHIP`),
    ])

    expect(answers.map(({ body }) => body).filter(({ code }) => code !== 200)).toEqual([])
    expect(await quantities(cart)).toEqual({ 'hoodie-128': 6, bag: 4, socks: 8 })
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cart}`)).body.result).toBe('SHIP')
  })

  it('never sells more than there are of one article', async () => {
    const cart = await shop.newCart()
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(cart, { sku: 'bag', qty: 1 })))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await quantities(cart)).toEqual({ bag: 5 })
  })

  it('acts once under each key, among others that act without one', async () => {
    const cart = await shop.newCart()
    const keyed = (key: string) => put(cart, { sku: 'socks', qty: 1 }, { 'idempotency-key': key })
    const plain = () => put(cart, { sku: 'socks', qty: 1 })
    const [first, ...others] = await Promise.all([keyed('a'), plain(), keyed('a'), keyed('b'), plain(), keyed('a')])
    const again = await keyed('a')

    expect(others[1]?.body).toEqual(first?.body)
    expect(again.body).toEqual(first?.body)
    expect(await quantities(cart)).toEqual({ socks: 4 })
  })

  it('refuses a cart that is being paid for, but answers a call it has answered before', async () => {
    const cart = await shop.newCart()
    const answered = await put(cart, { sku: 'bag', qty: 1 }, { 'idempotency-key': 'before' })
    await shop.db.execute(sql`
      update cart set hold = 'frozen' where id = (select cart_id from cart_line where id = ${answered.body.result.item_id})`)

    expect((await put(cart, { sku: 'bag', qty: 1 })).status).toBe(409)
    expect((await put(cart, { sku: 'bag', qty: 1 }, { 'idempotency-key': 'before' })).body).toEqual(answered.body)
    expect(await quantities(cart)).toEqual({ bag: 1 })
  })

  it('takes a name that was cut in the middle of a sign', async () => {
    const cart = await shop.newCart()
    const named = { extension_attributes: { custom_options: [{ option_id: 5, option_value: 'Noor \ud83e' }] } }
    const { status, body } = await put(cart, { sku: 'name-tee', qty: 1, product_option: named })

    expect(status).toBe(200)
    expect(body.result.product_option.extension_attributes.custom_options).toEqual([
      { option_id: '5', option_value: 'Noor \ufffd' },
    ])
  })
})

describe('more calls at once than there are connections', () => {
  const customer = { authorization: 'Bearer token-of-1' }
  const statusesOf = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

  it('loses nothing of forty that one customer adds', async () => {
    const cart = (await shop.call('POST', '/api/cart/create', { headers: customer })).body.result
    const add = () => put(cart, { sku: 'hoodie-128', qty: 1 }, customer)
    const answers = await Promise.all(Array.from({ length: 40 }, add))

    expect(statusesOf(answers)).toEqual([200])
    expect(await pull(cart, customer)).toMatchObject([{ sku: 'hoodie-128', qty: 40 }])
  })

  it('changes forty times what a customer has', async () => {
    const cart = (await shop.call('POST', '/api/cart/create', { headers: customer })).body.result
    const change = (body: object) =>
      shop.call('POST', `/api/cart/collect-totals?cartId=${cart}`, { body, headers: customer })
    const methods = { paymentMethod: { method: 'ideal' }, shippingCarrierCode: 'dhl', shippingMethodCode: 'home' }
    const answers = await Promise.all(Array.from({ length: 40 }, () => change({ methods })))

    expect(statusesOf(answers)).toEqual([200])
  })

  it('loses no choice of how a cart goes and how it is paid, made at once', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'hoodie-128', qty: 1 })
    const choose = (methods: object) =>
      shop.call('POST', `/api/cart/collect-totals?cartId=${cart}`, { body: { methods } })
    const choices = Array.from({ length: 10 }, () => [
      choose({ paymentMethod: { method: 'ideal' } }),
      choose({ shippingCarrierCode: 'postnl', shippingMethodCode: 'home' }),
      put(cart, { sku: 'hoodie-128', qty: 1 }),
    ])

    expect(statusesOf(await Promise.all(choices.flat()))).toEqual([200])
    const { rows } = await shop.db.execute(sql`
      select payment_code, carrier_code, method_code from cart order by id desc limit 1`)
    expect(rows).toEqual([{ payment_code: 'ideal', carrier_code: 'postnl', method_code: 'home' }])
    expect(await pull(cart)).toMatchObject([{ sku: 'hoodie-128', qty: 11 }])
  })

  it('answers a guest in the middle of a flood of tokens that are none', async () => {
    const cart = await shop.newCart()
    const headers = { authorization: 'Bearer nonsense' }
    const flood = Array.from({ length: 200 }, () => shop.call('POST', '/api/cart/delete-coupon?cartId=x', { headers }))
    const guest = await Promise.all([
      put(cart, { sku: 'bag', qty: 1 }),
      shop.call('POST', `/api/cart/delete-coupon?cartId=${cart}`),
      shop.call('GET', `/api/cart/totals?cartId=${cart}`),
    ])

    expect(statusesOf(guest)).toEqual([200])
    expect(statusesOf(await Promise.all(flood))).toEqual([401])
  })
})

describe('the price of a line', () => {
  it('follows its quantity, in the row as in the totals [PRICE-23]', async () => {
    const cart = await shop.newCart()
    const two = (await put(cart, { sku: 'socks', qty: 2 })).body.result
    expect(two.price).toBe(10)
    expect((await put(cart, { sku: 'socks', qty: 1 })).body.result).toMatchObject({ qty: 3, price: 8 })
    expect(await pull(cart)).toMatchObject([{ qty: 3, price: 8 }])
    expect(await totals(cart)).toMatchObject({ subtotal_incl_tax: 24, items: [{ price_incl_tax: 8 }] })

    await put(cart, { sku: 'socks', qty: 2, item_id: two.item_id })
    expect(await totals(cart)).toMatchObject({ subtotal_incl_tax: 20, items: [{ price_incl_tax: 10 }] })
  })

  it('follows the group of the customer at that quantity [PRICE-23] [PRICE-24]', async () => {
    const headers = { authorization: 'Bearer token-of-2' }
    const cart = (await shop.call('POST', '/api/cart/create', { headers })).body.result
    const one = await put(cart, { sku: 'socks', qty: 1 }, headers)

    expect(one.body.result.price).toBe(10)
    expect((await put(cart, { sku: 'socks', qty: 1 }, headers)).body.result).toMatchObject({ qty: 2, price: 6 })
  })

  it('is the one of this moment: a change of price is seen by the next call', async () => {
    const cart = await shop.newCart()
    const cap = {
      id: 90,
      sku: 'cap',
      type_id: 'simple',
      name: 'Pet',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
    } as const
    const priced = (price: number) =>
      putProducts(shop.db, 'nl', { documents: [{ ...cap, price }], now: Date.now(), utcOffsetMinutes: 60 })
    await priced(12)
    expect((await put(cart, { sku: 'cap', qty: 1 })).body.result.price).toBe(12)
    await priced(15)

    expect(await pull(cart)).toMatchObject([{ sku: 'cap', price: 15 }])
    expect((await put(cart, { sku: 'cap', qty: 1 })).body.result).toMatchObject({ qty: 2, price: 15 })
  })
})

describe('guessing at coupons', () => {
  it('is told when to come back, in the header as in the answer', async () => {
    const cart = await shop.newCart()
    const guess = (round: number) => shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=X${round}`)
    let answer = await guess(0)
    for (let round = 1; round < 40 && answer.status !== 429; round += 1) answer = await guess(round)

    const { retryAfterMs } = answer.body.meta as unknown as { retryAfterMs: number } // What the contract declares.
    expect(answer.status).toBe(429)
    expect(retryAfterMs).toBeGreaterThan(0)
    expect(answer.headers.get('retry-after')).toBe(String(Math.ceil(retryAfterMs / 1_000)))
  })
})
