import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { createApi } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdCart, lockCartHold } from '../cart/index.ts'
import { anOrderBody, aProduct, type OrderShop, openOrderShop } from '../checkout/testing.ts'
import { checkBooks, findOrder } from '../orders/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { withdrawalRoutes } from './routes.ts'
import { findWithdrawal } from './withdrawals.ts'

let shop: OrderShop
let now = Date.parse('2026-11-16T12:00:00Z')

beforeAll(async () => {
  shop = await openOrderShop()
})
afterEach(async () => {
  expect(await checkBooks(shop.db)).toEqual([])
})
afterAll(() => shop.close())

async function post(path: string, body: object) {
  const throttles = createThrottles({ db: shop.db, limits: throttleLimits })
  const orders = { holdCart, lockCartHold, earningOf: () => defaultSettings, now: () => now }
  const api = createApi({
    routes: withdrawalRoutes({ db: shop.db, throttles, orders, now: () => now }),
    log: aLog().log,
  })
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await api.fetch(request)
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call they make answers.
  return { status: answer.status, body: (await answer.json()) as any }
}

const begin = (orderNumber: string, email = 'gerda@example.com') =>
  post('/api/ext/withdrawal/begin', { orderNumber, email })
const confirm = (token: string, pieces?: readonly { line: number; qty: number }[]) =>
  post('/api/ext/withdrawal/confirm', { token, pieces })

const name = { custom_options: [{ option_id: '5', option_value: 'Zoë' }] }
const namedTee = aProduct('name-tee', 1, 23, { product_option: { extension_attributes: name } })

async function paidOrder(orderId: string, products = [aProduct('socks', 2, 10)]): Promise<string> {
  const cartId = await shop.cartWith('socks', 2)
  const placed = await shop.order(anOrderBody(cartId, { order_id: orderId, products }))
  await shop.pay(orderId)
  return String(placed.body.result.orderNumber)
}

describe('withdrawing from an order', () => {
  it('takes two steps, says when it was received, and gives the money back', async () => {
    const number = await paidOrder('order-withdrawn')
    const begun = await begin(number, ' Gerda@Example.com ')
    const before = await findOrder(shop.db, 'order-withdrawn')
    const declared = await confirm(begun.body.result.token)

    expect(begun.body.result).toMatchObject({ outcome: 'canceled', lines: [{ name: 'Sokken', qty: 2 }] })
    expect(before?.status).toBe('processing')
    expect(declared.body.result).toEqual({
      orderNumber: number,
      outcome: 'canceled',
      receivedAt: '2026-11-16T12:00:00.000Z',
    })
    expect(await findOrder(shop.db, 'order-withdrawn')).toMatchObject({
      status: 'canceled',
      payments: [{ refunded: 2495 }],
    })
    expect(await shop.topics()).toContain('order-withdrawn')
    expect(await begin(number)).toMatchObject({ status: 409, body: { meta: { refusal: 'already-withdrawn' } } })
    expect((await confirm(begun.body.result.token)).status).toBe(409)
  })

  it('waits for the parcel when it was sent', async () => {
    const number = await paidOrder('order-on-its-way')
    await shop.orders.ship('order-on-its-way')
    const { body } = await begin(number)
    const declared = await confirm(body.result.token)

    expect(declared.body.result).toMatchObject({ outcome: 'returned' })
    expect(await findOrder(shop.db, 'order-on-its-way')).toMatchObject({ status: 'shipped', refunds: [] })
  })

  it('keeps what was not chosen, and gives back what was paid for the rest', async () => {
    const number = await paidOrder('order-in-part')
    const { token, mayChoose, lines } = (await begin(number)).body.result
    const tooMuch = await confirm(token, [{ line: lines[0].id, qty: 3 }])
    const declared = await confirm(token, [{ line: lines[0].id, qty: 1 }])

    expect(mayChoose).toBe(true)
    expect(tooMuch).toMatchObject({ status: 409, body: { meta: { refusal: 'pieces-not-there' } } })
    expect(declared.body.result).toMatchObject({ outcome: 'canceled' })
    expect(await findOrder(shop.db, 'order-in-part')).toMatchObject({
      status: 'processing',
      lines: [{ quantity: 2, returned: 1 }],
      payments: [{ refunded: 1000 }],
    })
    expect(await findWithdrawal(shop.db, 'order-in-part')).toMatchObject({
      pieces: [{ lineId: String(lines[0].id), quantity: 1 }],
    })
  })

  it('is from the whole order while nothing is paid', async () => {
    const cartId = await shop.cartWith('socks', 2)
    const placed = await shop.order(
      anOrderBody(cartId, { order_id: 'order-unpaid', products: [aProduct('socks', 2, 10)] }),
    )
    const { token, mayChoose, lines } = (await begin(String(placed.body.result.orderNumber))).body.result
    const declared = await confirm(token, [{ line: lines[0].id, qty: 1 }])

    expect(mayChoose).toBe(false)
    expect(declared).toMatchObject({ status: 409, body: { meta: { refusal: 'only-whole-order' } } })
    expect((await confirm(token)).status).toBe(200)
  })

  it('leaves what was made for the buyer sold', async () => {
    const named = await paidOrder('order-named', [namedTee])
    const mixed = await paidOrder('order-mixed', [namedTee, aProduct('socks', 2, 10)])
    const { token, lines } = (await begin(mixed)).body.result
    const [tee] = lines

    expect(await begin(named)).toMatchObject({ status: 409, body: { meta: { refusal: 'made-for-buyer' } } })
    expect(lines).toMatchObject([{ isExempt: true }, { isExempt: false, qty: 2 }])
    expect(await confirm(token, [{ line: tee.id, qty: 1 }])).toMatchObject({
      body: { meta: { refusal: 'made-for-buyer' } },
    })
    expect((await confirm(token)).status).toBe(200)
    expect(await findOrder(shop.db, 'order-mixed')).toMatchObject({
      status: 'processing',
      lines: [
        { sku: 'name-tee', returned: 0, isPersonalised: true },
        { returned: 2, isPersonalised: false },
      ],
      payments: [{ refunded: 2000 }],
    })
  })

  it('tells a stranger nothing [ORD-14]', async () => {
    const number = await paidOrder('order-of-gerda')

    for (const [asked, email] of [
      [number, 'eve@example.com'],
      ['999', 'gerda@example.com'],
      [number, 'x'],
    ] as const) {
      expect(await begin(asked, email)).toMatchObject({
        status: 404,
        body: { result: 'The order could not be retrieved.' },
      })
    }
    expect(await confirm('guessed')).toMatchObject({ status: 404, body: { meta: { refusal: 'withdrawal-not-begun' } } })
  })

  it('forgets a first step after an hour', async () => {
    const number = await paidOrder('order-hesitated')
    const { body } = await begin(number)
    now += 3_600_000

    expect((await confirm(body.result.token)).status).toBe(404)
    expect(await findOrder(shop.db, 'order-hesitated')).toMatchObject({ status: 'processing' })
  })
})
