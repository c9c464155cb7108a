import { readFile } from 'node:fs/promises'
import { type ThrottledAction, throttleLimits } from '@vonk/domain/throttle'
import { atOnce, emptyTables } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putLocations } from '../locations/index.ts'
import { aShop } from '../locations/testing.ts'
import { type CartShop, inSize, openCartShop } from './testing.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const token = { authorization: 'Bearer token-of-1' }

/** How often somebody may try. */
function limitOf(action: ThrottledAction, subject: 'visitor' | 'cartId'): number {
  const counter = throttleLimits[action].find(({ by }) => by.length === 1 && by[0] === subject)
  return counter?.maxAttempts ?? 0
}

function put(cartId: string, cartItem: object, headers: Record<string, string> = {}) {
  return shop.call('POST', `/api/cart/update?token=&cartId=${cartId}`, { body: { cartItem }, headers })
}

async function pull(cartId: string, headers: Record<string, string> = {}) {
  return (await shop.call('GET', `/api/cart/pull?cartId=${cartId}`, { headers })).body.result
}

async function totals(cartId: string, headers: Record<string, string> = {}) {
  return (await shop.call('GET', `/api/cart/totals?cartId=${cartId}`, { headers })).body.result
}

const giftWith = (option_id: string, option_value: string) => ({
  extension_attributes: { custom_options: [{ option_id, option_value }] },
})

describe('POST /api/cart/create', () => {
  it('gives a guest a cart under an id nobody can guess [SYNC-23]', async () => {
    const [one, other] = [await shop.newCart(), await shop.newCart()]

    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
    const { rows } = await shop.db.execute(sql`select guest_key from cart`)
    expect(JSON.stringify(rows)).not.toContain(one)
  })

  it('gives a customer the same cart in every tab, and sends away who has no session', async () => {
    const answers = await atOnce(
      shop.db,
      [1, 2, 3].map(() => () => shop.call('POST', '/api/cart/create', { headers: token })),
    )

    expect(new Set(answers.map(({ body }) => body.result)).size).toBe(1)
    expect(answers[0]?.body.result).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){4}[0-9a-f]{8}$/)
    expect((await shop.call('POST', '/api/cart/create?token=forged')).status).toBe(401)
  })

  it("tells a customer's cart by that id alone, also to who names none", async () => {
    const cart = (await shop.call('POST', '/api/cart/create', { headers: token })).body.result
    const item = (await put('', { sku: 'socks', qty: 1 }, token)).body.result
    const { rows } = await shop.db.execute(sql`select id from cart where public_id = ${cart}`)

    expect(item.quote_id).toBe(cart)
    expect(await pull('', token)).toMatchObject([{ quote_id: cart }])
    const path = `/api/cart/pull?cartId=${rows[0]?.['id']}`
    expect((await shop.call('GET', path, { headers: token })).status).toBe(404)
    const reference = { sku: 'socks', item_id: item.item_id }
    await shop.call('POST', '/api/cart/delete', { body: { cartItem: reference }, headers: token })
  })

  it('gives customers who had a cart before there were such ids one as well, and guests none', async () => {
    const migration = await readFile(new URL('../../migrations/0022-cart-ids.sql', import.meta.url), 'utf8')
    await shop.newCart()
    await shop.call('POST', '/api/cart/create', { headers: token })
    const undone = new Error('undone')
    const migrated = shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table cart drop column public_id`)
      await tx.execute(sql.raw(migration))
      const { rows } = await tx.execute(sql`
        select count(*) filter (where customer_id is null and public_id is null)::integer > 0 as "haveGuestsNone",
          bool_and(public_id is not null) filter (where customer_id is not null) as "haveCustomersOne" from cart`)
      expect(rows).toEqual([{ haveGuestsNone: true, haveCustomersOne: true }])
      throw undone
    })

    await expect(migrated).rejects.toBe(undone)
  })

  it('does not fill the shop with carts of one network, and leaves other networks alone', async () => {
    const from = async (visitor: string) => (await shop.call('POST', '/api/cart/create', { visitor })).status
    const maxAttempts = limitOf('guest-cart', 'visitor')
    for (let made = 0; made < maxAttempts; made += 1) expect(await from('192.0.2.1')).toBe(200)

    expect(await from('192.0.2.1')).toBe(429)
    expect(await from('192.0.2.2')).toBe(200)
  })
})

describe('POST /api/cart/update', () => {
  it("finds the variant by the parent's sku and the options, and answers the row [SYNC-25] [CART-05]", async () => {
    const cart = await shop.newCart()
    const { status, body } = await put(cart, { sku: 'hoodie', qty: 1, quoteId: cart, product_option: inSize(128) })

    expect(status).toBe(200)
    expect(body.result).toEqual({
      item_id: expect.any(Number),
      sku: 'hoodie-128',
      qty: 1,
      name: 'Hoodie Vonkje',
      price: 40,
      product_type: 'configurable',
      quote_id: cart,
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: '142', option_value: 228, label: 'Maat', value: '128' }],
        },
      },
    })
    expect(await pull(cart)).toEqual([body.result])
  })

  it('adds to the line that is there, or sets it when it is named', async () => {
    const cart = await shop.newCart()
    const { body } = await put(cart, { sku: 'hoodie-128', qty: 2 })
    await put(cart, { sku: 'hoodie', qty: '3', product_option: inSize(128) })
    expect(await pull(cart)).toMatchObject([{ sku: 'hoodie-128', qty: 5 }])

    await put(cart, { sku: 'hoodie', qty: 2, item_id: body.result.item_id, product_option: inSize(128) })
    expect(await pull(cart)).toMatchObject([{ sku: 'hoodie-128', qty: 2 }])
  })

  it('turns a line into another size, and into one with the line that has that size', async () => {
    const cart = await shop.newCart()
    const { body } = await put(cart, { sku: 'hoodie-128', qty: 1 })
    await put(cart, { sku: 'hoodie', qty: 1, item_id: body.result.item_id, product_option: inSize(116) })
    expect(await pull(cart)).toMatchObject([{ item_id: body.result.item_id, sku: 'hoodie-116', qty: 1 }])

    await put(cart, { sku: 'hoodie-128', qty: 2 })
    await put(cart, { sku: 'hoodie', qty: 1, item_id: body.result.item_id, product_option: inSize(128) })
    expect(await pull(cart)).toMatchObject([{ sku: 'hoodie-128', qty: 3 }])
  })

  it('keeps lines of one article apart that differ in their custom options', async () => {
    const cart = await shop.newCart()
    const named = (name: string) => ({
      sku: 'name-tee',
      qty: 1,
      product_option: { extension_attributes: { custom_options: [{ option_id: 5, option_value: name }] } },
    })
    await put(cart, named('Pim'))
    await put(cart, named('Fem'))

    expect(await pull(cart)).toMatchObject([{ price: 23 }, { price: 23 }])
    const { items } = await totals(cart)
    expect(items.map(({ options }: { options: string }) => JSON.parse(options))).toEqual([
      [{ label: 'Naam', value: 'Pim' }],
      [{ label: 'Naam', value: 'Fem' }],
    ])
  })

  it('sells a set with what is in it, and counts the pieces of all lines together', async () => {
    const cart = await shop.newCart()
    const { body } = await put(cart, { sku: 'set', qty: 2 })
    expect(body.result).toMatchObject({ sku: 'set', price: 30, product_type: 'bundle' })
    await put(cart, { sku: 'bag', qty: 3 })

    const refused = await put(cart, { sku: 'set', qty: 3, item_id: body.result.item_id })
    expect(refused.body).toMatchObject({ code: 409, meta: { refusal: 'quantity-unavailable', maxQuantity: 2 } })
    expect((await put(cart, { sku: 'set', qty: 1, item_id: body.result.item_id })).status).toBe(200)
  })

  it('refuses a set that nothing is in', async () => {
    const cart = await shop.newCart()
    const { status, body } = await put(cart, { sku: 'empty-set', qty: 1 })

    expect([status, body.meta?.refusal]).toEqual([409, 'price-unknown'])
    expect(await pull(cart)).toEqual([])
  })

  it.each(['link-a', '007'])('takes the id of a choice as its catalogue wrote it: %s', async (chosen) => {
    const cart = await shop.newCart()
    const choice = { option_id: 8, option_qty: 1, option_selections: [chosen] }
    const product_option = { extension_attributes: { bundle_options: [choice] } }
    const { status, body } = await put(cart, { sku: 'named-set', qty: 1, product_option })

    expect([status, body.result.product_option]).toEqual([200, product_option])
    expect(await pull(cart)).toEqual([body.result])
  })

  it('acts once when the same call comes again under its key', async () => {
    const cart = await shop.newCart()
    const headers = { 'idempotency-key': 'task-1' }
    const answers = await atOnce(
      shop.db,
      [1, 2, 3].map(() => () => put(cart, { sku: 'bag', qty: 1 }, headers)),
    )

    expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1)
    expect(await pull(cart)).toMatchObject([{ sku: 'bag', qty: 1 }])
  })

  it('does what a call says that is another one under the same key', async () => {
    const cart = await shop.newCart()
    const headers = { 'idempotency-key': 'task-2' }
    await put(cart, { sku: 'bag', qty: 1 }, headers)
    const { body } = await put(cart, { sku: 'hoodie-128', qty: 1 }, headers)
    expect(body.result).toMatchObject({ sku: 'hoodie-128' })

    const cartItem = { sku: 'hoodie-128', item_id: body.result.item_id }
    const removed = await shop.call('POST', `/api/cart/delete?cartId=${cart}`, { body: { cartItem }, headers })
    expect(removed).toMatchObject({ status: 200, body: { result: true } })
    const coupon = `/api/cart/apply-coupon?cartId=${cart}&coupon=TEN`
    expect(await shop.call('POST', coupon, { headers })).toMatchObject({ status: 200, body: { result: true } })
    expect(await pull(cart)).toMatchObject([{ sku: 'bag', qty: 1 }])
  })

  it('loses nothing when many change one cart at once', async () => {
    const cart = await shop.newCart()
    await atOnce(
      shop.db,
      Array.from({ length: 20 }, () => () => put(cart, { sku: 'hoodie-128', qty: 1 })),
    )

    expect(await pull(cart)).toMatchObject([{ sku: 'hoodie-128', qty: 20 }])
  })

  it('takes no more than forty pieces and no more than there are [CART-23]', async () => {
    const cart = await shop.newCart()
    expect((await put(cart, { sku: 'hoodie-128', qty: 40 })).status).toBe(200)
    expect((await put(cart, { sku: 'bag', qty: 1 })).body.meta?.refusal).toBe('too-many-products')
    const other = await shop.newCart()
    expect((await put(other, { sku: 'hoodie-116', qty: 4 })).body).toMatchObject({
      meta: { refusal: 'quantity-unavailable', maxQuantity: 3 },
    })
    await shop.db.execute(sql`update stock_item set quantity = 0, is_in_stock = false where sku = 'off'`)
    expect(await pull(other)).toEqual([])
  })

  it.each([
    [{ sku: 'nothing', qty: 1 }, 404, 'product-not-found'],
    [{ sku: 'off', qty: 1 }, 409, 'product-disabled'],
    [{ sku: 'hoodie', qty: 1 }, 400, 'variant-missing'],
    [{ sku: 'name-tee', qty: 1 }, 400, 'option-required'],
    [{ sku: 'card', qty: 1, product_option: giftWith('62', 'milou') }, 400, 'gift-email-invalid'],
    [{ sku: 'card', qty: 1, product_option: giftWith('64', 'soon') }, 400, 'gift-day-invalid'],
    [{ sku: 'card', qty: 1, product_option: giftWith('64', '2020-01-01') }, 400, 'gift-day-out-of-range'],
    [{ sku: 'card', qty: 1, product_option: giftWith('64', '2199-01-01') }, 400, 'gift-day-out-of-range'],
    [{ sku: 'bag', qty: 0 }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: -1 }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: 1.5 }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: 'many' }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: '0x2' }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: 1e300 }, 400, 'quantity-invalid'],
    [{ sku: 'bag', qty: 1, item_id: 999_999 }, 404, 'line-not-found'],
    [undefined, 400, 'item-missing'],
  ])('refuses %j and changes nothing', async (cartItem, status, refusal) => {
    const cart = await shop.newCart()
    const answer = await shop.call('POST', `/api/cart/update?cartId=${cart}`, { body: { cartItem } })

    expect([answer.status, answer.body.meta?.refusal]).toEqual([status, refusal])
    expect(await pull(cart)).toEqual([])
  })

  it('believes no price a client sends', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1, price: 0.01, unit_price: 1 })

    expect(await pull(cart)).toMatchObject([{ price: 30 }])
  })
})

describe('whose cart it is', () => {
  it("is nobody else's: another's id is as if it did not exist", async () => {
    const own = (await shop.call('POST', '/api/cart/create', { headers: token })).body.result
    const other = { authorization: 'Bearer token-of-2' }

    expect((await shop.call('GET', `/api/cart/pull?cartId=${own}`)).status).toBe(404)
    expect((await shop.call('GET', `/api/cart/pull?cartId=${own}`, { headers: other })).status).toBe(404)
    expect((await shop.call('GET', '/api/cart/pull?cartId=0123456789abcdef0123456789abcdef')).status).toBe(404)
    expect((await shop.call('GET', `/api/cart/pull?cartId=${own}`, { headers: token })).status).toBe(200)
  })

  it('belongs to one shop', async () => {
    const cart = await shop.newCart()

    expect((await shop.call('GET', `/api/cart/pull?cartId=${cart}&storeCode=de`)).status).toBe(200)
    expect((await shop.call('GET', `/api/cart/pull?cartId=${cart}&storeCode=rz_nl`)).status).toBe(404)
  })

  it('takes in what a guest gathered when she logs in, once [SYNC-07]', async () => {
    const headers = { authorization: 'Bearer token-of-2' }
    const guest = await shop.newCart()
    await put(guest, { sku: 'hoodie-128', qty: 2 })
    const connect = () => shop.call('POST', `/api/cart/create?guestCartId=${guest}`, { headers })
    const [first] = await atOnce(shop.db, [connect, connect])
    await connect()

    // Group 2 pays half.
    expect(await pull(first?.body.result, headers)).toMatchObject([{ sku: 'hoodie-128', qty: 2, price: 20 }])
    expect((await put(guest, { sku: 'bag', qty: 1 })).status).toBe(404)
  })
})

describe('POST /api/cart/delete', () => {
  it('takes the line out, and says when there is none [SYNC-26]', async () => {
    const cart = await shop.newCart()
    const { body } = await put(cart, { sku: 'bag', qty: 1 })
    const cartItem = { sku: 'bag', item_id: body.result.item_id, quoteId: cart }
    const remove = () => shop.call('POST', `/api/cart/delete?cartId=${cart}`, { body: { cartItem } })

    expect((await remove()).body.result).toBe(true)
    expect(await pull(cart)).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})

describe('totals', () => {
  it('add up, by the shop and not by the client [SYNC-27] [SYNC-28]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 2 })
    const before = await totals(cart)
    expect(before['total_segments']).toMatchObject([
      { code: 'subtotal', value: 60 },
      { code: 'shipping', value: null },
      { code: 'tax', value: 10.41 },
      { code: 'grand_total', value: 60, area: 'footer' },
    ])

    const { body } = await shop.call('POST', `/api/cart/shipping-information?cartId=${cart}`, {
      body: {
        addressInformation: {
          shippingAddress: { countryId: 'NL', street: [null, null] },
          shippingCarrierCode: 'postnl',
          shippingMethodCode: 'home',
        },
      },
    })
    expect(body.result.totals).toMatchObject({ grand_total: 64.95, shipping_incl_tax: 4.95, items_qty: 2 })
    expect(body.result.payment_methods.map(({ code }: { code: string }) => code)).toEqual(['ideal', 'card'])
  })

  it('keep the price and change the tax inside it for another country', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const to = (countryId: string) =>
      shop.call('POST', `/api/cart/shipping-information?cartId=${cart}`, {
        body: { addressInformation: { shippingAddress: { countryId } } },
      })
    const { body } = await to('DE')

    expect(body.result.totals).toMatchObject({ subtotal_incl_tax: 30, grand_total: 35.95 })
    expect(body.result.totals.items).toMatchObject([{ tax_percent: 19, tax_amount: 4.79 }])
  })
})

describe('coupons', () => {
  it('take off what they promise and can be taken off again [COUP-05] [COUP-06]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 2 })
    expect((await totals(cart))['coupon_code']).toBeUndefined()
    expect((await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=%20ten`)).body.result).toBe(true)
    expect(await totals(cart)).toMatchObject({ coupon_code: 'TEN', discount_amount: -6, grand_total: 54 })
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cart}`)).body.result).toBe('TEN')

    await shop.call('POST', `/api/cart/delete-coupon?cartId=${cart}`)
    expect((await shop.call('GET', `/api/cart/coupon?cartId=${cart}`)).body.result).toEqual([])
  })

  it.each([
    ['NONE', 404, 'coupon-unknown'],
    ['OLD', 404, 'coupon-expired'],
    ['BIG', 404, 'coupon-minimum-not-reached'],
    ['', 400, 'coupon-missing'],
  ])('are refused when they do not work: "%s" [COUP-07]', async (code, status, refusal) => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const answer = await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=${code}`)

    expect([answer.status, answer.body.meta?.refusal]).toEqual([status, refusal])
    if (code) expect(answer.body.result).toBe("The coupon code isn't valid. Verify the code and try again.")
  })

  it('take nothing off gift cards, which are sold for what they are worth', async () => {
    const cart = await shop.newCart()
    const apply = () => shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=TEN`)
    await put(cart, { sku: 'card', qty: 1 })
    const refused = await apply()
    await put(cart, { sku: 'bag', qty: 1 })
    await apply()

    expect(refused).toMatchObject({ status: 404, body: { meta: { refusal: 'coupon-not-for-these-products' } } })
    expect(await totals(cart)).toMatchObject({ coupon_code: 'TEN', discount_amount: -3, grand_total: 52 })
  })

  it('cannot be guessed at without end', async () => {
    const cart = await shop.newCart()
    const statuses: number[] = []
    for (let round = 0; round < 40 && statuses.at(-1) !== 429; round += 1)
      statuses.push((await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=X${round}`)).status)

    expect(statuses.at(-1)).toBe(429)
  })

  it('work for everybody who has one, however many come from one network', async () => {
    const visitor = '192.0.2.40'
    const maxAttempts = limitOf('coupon', 'visitor')
    const statuses: number[] = []
    for (let shopper = 0; shopper < maxAttempts + 2; shopper += 1) {
      const cart = await shop.newCart()
      await put(cart, { sku: 'bag', qty: 1 })
      statuses.push((await shop.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=TEN`, { visitor })).status)
    }

    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('a cart that takes in guests', () => {
  const other = { authorization: 'Bearer token-of-2' }

  it('never holds more than may be ordered, and says what it left out', async () => {
    await shop.db.execute(sql`delete from cart where customer_id = 2`)
    const guests: string[] = []
    for (const sku of ['socks', 'hoodie-128']) {
      const guest = await shop.newCart()
      await put(guest, { sku, qty: 30 })
      guests.push(guest)
    }
    const answers = []
    for (const guest of [...guests, ...guests])
      answers.push(await shop.call('POST', `/api/cart/create?guestCartId=${guest}`, { headers: other }))

    const items = [{ item_id: expect.any(Number), sku: 'hoodie-128', name: 'Hoodie Vonkje', qty: 20 }]
    expect(answers.map(({ body }) => body.meta)).toEqual([{}, { leftOut: { maximum: 40, items } }, {}, {}])
    expect(await pull('', other)).toMatchObject([
      { sku: 'socks', qty: 30 },
      { sku: 'hoodie-128', qty: 10 },
    ])
  })
})

describe('guessing at the codes of a cart', () => {
  const codes = {
    coupon: '/api/cart/apply-coupon?coupon=NOPE&cartId=',
    'gift-card': '/api/ext/gift-card/apply?cartId=',
  } as const
  const guess = async (action: keyof typeof codes, cartId: string, as: { visitor: string; headers?: typeof token }) =>
    (await shop.call('POST', codes[action] + cartId, { body: { giftCardCode: 'NOPE' }, ...as })).status
  let network = 0
  const nextNetwork = () => {
    network += 1
    return `198.51.100.${network}`
  }

  async function customersCart() {
    await emptyTables(shop.db, ['throttle'])
    return String((await shop.call('POST', '/api/cart/create', { headers: token })).body.result)
  }

  it.each(['coupon', 'gift-card'] as const)('a stranger locks nobody out: %s', async (action) => {
    const cart = await customersCart()
    for (const _ of Array(limitOf(action, 'cartId')))
      expect(await guess(action, cart, { visitor: '192.0.2.60' })).toBe(404)

    const owner = { visitor: '192.0.2.61', headers: token }
    expect(await guess(action, cart, owner)).toBe(404)
    expect(await shop.db.execute(sql`select from throttle`)).toMatchObject({ rowCount: 2 })
  })

  it.each(['coupon', 'gift-card'] as const)('it counts on the cart, from wherever one guesses: %s', async (action) => {
    const cart = await customersCart()
    // Who leaves the id out means the same cart.
    const ids = Array.from({ length: limitOf(action, 'cartId') }, (_, round) => (round % 2 === 0 ? cart : ''))
    for (const id of ids) expect(await guess(action, id, { visitor: nextNetwork(), headers: token })).toBe(404)

    expect(await guess(action, '', { visitor: nextNetwork(), headers: token })).toBe(429)
    expect(await guess(action, cart, { visitor: nextNetwork(), headers: token })).toBe(429)
  })
})

describe('gift cards', () => {
  const card = (action: string, body: object) => shop.call('POST', `/api/ext/gift-card/${action}`, { body })

  it('pay what they can, several on one cart [COUP-11] [COUP-12]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 2 })
    expect((await card('check', { giftCardCode: 'gift50' })).body.result).toMatchObject({ balance: 50 })
    await card('apply', { quoteId: cart, giftCardCode: 'GIFT50' })
    await card('apply', { quoteId: cart, giftCardCode: 'GIFT10' })
    expect(await totals(cart)).toMatchObject({ subtotal_incl_tax: 60, grand_total: 0 })

    await card('remove', { quoteId: cart, giftCardCode: 'GIFT10' })
    const { total_segments } = await totals(cart)
    expect(total_segments.find(({ code }: { code: string }) => code === 'giftcardaccount')).toMatchObject({
      value: -50,
      extension_attributes: { gift_cards: '[{"c":"GIFT50","a":50}]' },
    })
  })

  it.each([
    [{ giftCardCode: 'NOPE' }, 404, 'gift-card-unknown'],
    [{ giftCardCode: 'GONE' }, 409, 'gift-card-expired'],
    [{}, 400, 'gift-card-missing'],
  ])('are refused when they do not work: %j [COUP-10]', async (body, status, refusal) => {
    const cart = await shop.newCart()
    const answer = await card('apply', { quoteId: cart, ...body })

    expect([answer.status, answer.body.meta?.refusal]).toEqual([status, refusal])
    expect(answer.body.result).toHaveProperty('errorMessage')
  })

  it('can be looked at as often as one likes, but not guessed', async () => {
    const check = async (giftCardCode: string) => {
      const visitor = '192.0.2.50'
      return (await shop.call('POST', '/api/ext/gift-card/check', { body: { giftCardCode }, visitor })).status
    }
    const maxAttempts = limitOf('gift-card', 'visitor')
    for (let round = 0; round < maxAttempts + 2; round += 1) expect(await check('GIFT50')).toBe(200)

    for (let round = 0; round < maxAttempts; round += 1) expect(await check(`X${round}`)).toBe(404)
    expect(await check('X')).toBe(429)
  })

  it('count once, however often they are put on the cart', async () => {
    const cart = await shop.newCart()
    await card('apply', { quoteId: cart, giftCardCode: 'GIFT10' })

    expect((await card('apply', { quoteId: cart, giftCardCode: 'gift10' })).body.meta?.refusal).toBe(
      'gift-card-already-applied',
    )
  })
})

describe('delivery and payment', () => {
  it('offers how a cart can go to a country, dearer ways after the usual [SYNC-30] [SHIP-02] [SHIP-04]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const address = {
      region: '',
      region_id: 0,
      country_id: 'NL',
      street: [null, null],
      postcode: '',
      city: '',
      region_code: '',
    }
    const { body } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cart}`, { body: { address } })

    expect(body.result[0]).toMatchObject({
      carrier_code: 'postnl',
      method_code: 'home',
      method_title: 'Thuisbezorgd',
      amount: 4.09,
      base_amount: 4.09,
      price_excl_tax: 4.09,
      price_incl_tax: 4.95,
      free_from: 75,
      choosable_offline: true,
      default: true,
      available: true,
      is_server_method: true,
    })
    expect((await shop.call('POST', `/api/cart/shipping-methods?cartId=${cart}`)).status).toBe(400)
  })

  it('marks no way of delivery as the device’s own, so that an older client asks the price of the usual one [SHIP-02]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const at = (call: string) => `/api/cart/${call}?cartId=${cart}`
    const { body } = await shop.call('POST', at('shipping-methods'), { body: { address: { country_id: 'NL' } } })
    // As it drops what is offline before it looks for the default.
    const online = body.result.filter((method: { offline: boolean }) => !method.offline)
    expect(online).toHaveLength(body.result.length)
    const usual = online.find((method: { default: boolean }) => method.default)

    const { carrier_code: shippingCarrierCode, method_code: shippingMethodCode } = usual
    const addressInformation = { shippingAddress: { countryId: 'NL' }, shippingCarrierCode, shippingMethodCode }
    const { totals } = (await shop.call('POST', at('shipping-information'), { body: { addressInformation } })).body
      .result
    expect([usual.price_excl_tax, usual.price_incl_tax]).toEqual([totals.shipping_amount, totals.shipping_incl_tax])
  })

  it('offers nothing to pick up where the brand has no shop for it, and at once when it has [SHIP-01]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const kinds = async () => {
      const body = { address: { country_id: 'NL' } }
      const answer = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cart}`, { body })
      return answer.body.result.map(({ kind }: { kind: string }) => kind)
    }
    expect(await kinds()).toContain('store')
    await putLocations(shop.db, [aShop({ isPickupLocation: false })])
    await expect.poll(kinds).not.toContain('store')
    expect(await kinds()).toContain('home')

    await putLocations(shop.db, [aShop({ brands: ['razz'] })])
    expect(await kinds()).not.toContain('store')
    await putLocations(shop.db, [aShop()])
    await expect.poll(kinds).toContain('store')
  })

  it('says of every way to pay what it is called, what it costs and who places the order [PAY-02] [PAY-03]', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'bag', qty: 1 })
    const { body } = await shop.call('GET', `/api/cart/payment-methods?cartId=${cart}`)

    expect(body.result[0]).toEqual({
      code: 'ideal',
      title: 'iDEAL | Wero',
      cost_incl_tax: 0,
      default: true,
      is_server_method: true,
    })
  })

  it('sends nothing home that is not a thing', async () => {
    const cart = await shop.newCart()
    await put(cart, { sku: 'card', qty: 1 })
    const { body } = await shop.call('POST', `/api/cart/shipping-methods?cartId=${cart}`, {
      body: { address: { country_id: 'NL' } },
    })

    expect(body.result).toEqual([])
  })
})
