import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CartShop, inSize, openCartShop } from './testing.ts'

let shop: CartShop
let victim: string
beforeAll(async () => {
  shop = await openCartShop()
  victim = await shop.newCart()
  await shop.call('POST', `/api/cart/update?cartId=${victim}`, { body: { cartItem: { sku: 'bag', qty: 1 } } })
})
afterAll(() => shop.close())

const noise = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 40 }))
const skus = ['hoodie', 'hoodie-116', 'hoodie-128', 'bag', 'bag', 'card', 'name-tee', 'set', 'off', 'nothing']
const sku = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...skus) }, noise)
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) },
  fc.constantFrom(0, -1, 1.5, 41, 1e9, 1e21, '2', '2.5', '-3', '1e3', '', ' 1 ', null, Number.MAX_SAFE_INTEGER),
  noise,
)
const aName = (text: unknown) => ({
  extension_attributes: { custom_options: [{ option_id: '5', option_value: text }] },
})
const aBundle = (selection: unknown) => ({
  extension_attributes: { bundle_options: [{ option_id: 7, option_qty: 1, option_selections: [selection] }] },
})
const chosen = [undefined, null, inSize(116), inSize(128), aName('Noor'), aName('far too long'), aBundle(71)]
const options = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...chosen) },
  noise.map(aName),
  noise.map(aBundle),
  noise,
)
const item = fc.oneof(
  { weight: 4, arbitrary: fc.record({ sku, qty: quantity, product_option: options, price: fc.constant(0.01) }) },
  { weight: 1, arbitrary: fc.record({ sku, qty: quantity, item_id: noise }) },
  { weight: 1, arbitrary: noise },
)
const code = fc.oneof(fc.constantFrom('TEN', 'OLD', 'BIG', 'SHIP', 'GIFT50', 'GIFT10', 'GONE', "'; drop"), fc.string())

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }

const post = (path: string) => (body: unknown) => ({ method: 'POST', path, body }) as const
const wrapped = (key: string) => (value: unknown) => ({ [key]: value })

const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: item.map(wrapped('cartItem')).map(post('/api/cart/update')) },
  item.map(wrapped('cartItem')).map(post('/api/cart/delete')),
  noise.map(post('/api/cart/update')),
  code.map((text) => post(`/api/cart/apply-coupon?coupon=${encodeURIComponent(text.toWellFormed())}`)({})),
  fc.constant(post('/api/cart/delete-coupon')({})),
  code.map((giftCardCode) => post('/api/ext/gift-card/apply')({ giftCardCode })),
  code.map((giftCardCode) => post('/api/ext/gift-card/remove')({ giftCardCode })),
  noise.map(wrapped('address')).map(post('/api/cart/shipping-methods')),
  noise.map(wrapped('addressInformation')).map(post('/api/cart/shipping-information')),
  fc.constantFrom<Call>(
    { method: 'GET', path: '/api/cart/pull' },
    { method: 'GET', path: '/api/cart/totals' },
    { method: 'GET', path: '/api/cart/payment-methods' },
  ),
)

function send({ method, path, body }: Call, cart: string) {
  const withCart = isObject(body) ? { quoteId: cart, ...body } : body
  return shop.call(method, `${path}${path.includes('?') ? '&' : '?'}cartId=${cart}`, { body: withCart })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Line = { readonly sku: string; readonly qty: number; readonly price: number }

async function look(cart: string): Promise<{ lines: Line[]; totals: Record<string, unknown> }> {
  const { body: pulled } = await shop.call('GET', `/api/cart/pull?cartId=${cart}`)
  const { body: told } = await shop.call('GET', `/api/cart/totals?cartId=${cart}`)
  return { lines: pulled.result, totals: told.result }
}

const prices: Readonly<Record<string, readonly number[]>> = {
  'hoodie-116': [40],
  'hoodie-128': [40],
  bag: [30],
  'name-tee': [23],
  set: [30, 40],
  card: [25],
}

/** Whole pieces at the shop's own prices, never more than an order may hold, never money back. */
async function expectSound(cart: string): Promise<void> {
  const { lines, totals } = await look(cart)
  for (const { sku: article, qty, price } of lines) {
    expect(Number.isInteger(qty) && qty > 0).toBe(true)
    expect(prices[article]).toContain(price)
  }
  expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBeLessThanOrEqual(40)
  expect(totals['grand_total']).toBeGreaterThanOrEqual(0)
}

describe('the calls of a cart', () => {
  it('answer whatever they are sent, and a refusal changes nothing', async () => {
    const before = await look(victim)
    const property = fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 6 }), async (calls) => {
      const cart = await shop.newCart()
      for (const one of calls) {
        const was = await look(cart)
        const { status } = await send(one, cart)

        expect(status === 200 || (status >= 400 && status < 500), `status ${status}`).toBe(true)
        if (status !== 200) expect(await look(cart)).toEqual(was)
      }
      await expectSound(cart)
    })
    await fc.assert(property, { numRuns: 80 })
    expect(await look(victim)).toEqual(before)
    expect(shop.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('know no cart by a name that was made up', async () => {
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer().map(String), fc.constant('null'))
    const property = fc.asyncProperty(name, call, async (cart, one) => {
      const { status } = await send(one, encodeURIComponent(cart.toWellFormed()))
      expect(status >= 400 && status < 500, `status ${status}`).toBe(true)
    })
    await fc.assert(property, { numRuns: 200 })
  })
})
