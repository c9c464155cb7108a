import { createApi } from '@vonk/platform/http'
import { aLog } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentRoutes } from './routes.ts'
import { SIGNATURE_HEADER } from './sandbox/signature.ts'
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts'

let shop: PayingShop
let fetch: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>
beforeAll(async () => {
  shop = await openPayingShop()
  const whoIs = async (token: string) =>
    token === 'zoe' ? { customerId: 9_001 } : token === 'noor' ? { customerId: 9_002 } : null
  const routes = paymentRoutes({ db: shop.db, payments: shop.payments, whoIs })
  const api = createApi({ routes, log: aLog().log })
  fetch = async (path, init) => {
    const answer = await api.fetch(new Request(`http://shop/api/ext/payments/${path}`, init))
    return { status: answer.status, body: await answer.json() }
  }
})
afterAll(() => shop.close())

/** Nobody is signed in: who ordered is known by the cart alone. */
async function placeAsGuest() {
  const placed = await shop.place()
  await shop.db.execute(sql`
    update sales_order set is_guest = true, customer_id = null where order_id = ${placed.orderId}`)
  return placed
}

async function placeAndOpen() {
  const placed = await placeAsGuest()
  const opened = await shop.open(placed.paymentId)
  return { ...placed, reference: opened?.reference ?? '' }
}

function call(reference: string, init: RequestInit = {}) {
  const { body, header } = shop.callAbout(reference)
  const signature = header(SIGNATURE_HEADER) ?? ''
  return fetch('webhook/sandbox', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    ...init,
  })
}

describe('readPayment', () => {
  it('tells the guest who holds the cart what became of it, asked at the bank', async () => {
    const { paymentId, cartId, reference, amount } = await placeAndOpen()
    const open = await fetch(`${paymentId}?cartId=${cartId}`)
    await shop.decide(reference, 'approve')
    const soon = await fetch(`${paymentId}?cartId=${cartId}`)
    shop.clock.now += 1_000

    expect(soon).toMatchObject({ body: { result: { status: 'open' } } })
    expect(open).toMatchObject({
      status: 200,
      body: {
        result: {
          id: paymentId,
          status: 'open',
          redirectUrl: expect.stringContaining(reference),
          amount: amount / 100,
        },
      },
    })
    expect(await fetch(`${paymentId}?cartId=${cartId}`)).toMatchObject({
      body: { result: { status: 'paid', redirectUrl: null, method: 'ideal', currency: 'EUR' } },
    })
  })

  it('opens a payment that could not be opened before', async () => {
    const { paymentId, cartId } = await placeAsGuest()
    shop.switches.isUnavailable = true
    const away = await fetch(`${paymentId}?cartId=${cartId}`)
    shop.switches.isUnavailable = false

    expect(away).toMatchObject({ status: 200, body: { result: { status: 'checking', redirectUrl: null } } })
    expect(await fetch(`${paymentId}?cartId=${cartId}`)).toMatchObject({
      body: { result: { status: 'open', redirectUrl: expect.stringMatching(/^http/) } },
    })
  })

  it('knows nobody but the owner', async () => {
    const { paymentId, orderId } = await placeAndOpen()
    const other = await placeAsGuest()
    const notThere = { status: 404, body: { result: 'No such payment.' } }

    expect(await fetch(paymentId)).toMatchObject(notThere)
    expect(await fetch(`${paymentId}?cartId=${other.cartId}`)).toMatchObject(notThere)
    expect(await fetch(`${paymentId}?token=zoe`)).toMatchObject(notThere)
    expect(await fetch(`nobody?cartId=${other.cartId}`)).toMatchObject(notThere)
    expect(await fetch(`${paymentId}?token=stale`)).toMatchObject({ status: 401 })
    await shop.db.execute(sql`
      with zoe as (
        insert into customer (id, email, first_name, last_name, store_code)
        values (9001, 'zoe@example.com', 'Zoë', 'de Vries', 'nl') returning id
      )
      update sales_order set is_guest = false, customer_id = (select id from zoe) where order_id = ${orderId}`)
    expect(await fetch(`${paymentId}?token=noor`)).toMatchObject(notThere)
    expect(await fetch(`${paymentId}?token=zoe`)).toMatchObject({ status: 200 })
  })
})

describe('receiveWebhook', () => {
  it('hears the bank, also when the same call comes again', async () => {
    const { orderId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')

    expect(await call(reference)).toEqual({ status: 200, body: { code: 200, result: true } })
    expect(await call(reference)).toMatchObject({ status: 200 })
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'processing', confirmed: 1 })
  })

  it.each([
    ['forged', { headers: { [SIGNATURE_HEADER]: `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` } }, 400],
    ['without a signature', { headers: {} }, 400],
    ['about something else', { body: '{"id":"sb_other"}' }, 400],
    ['a form', { body: 'id=sb_1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 400],
    ['empty', { body: '' }, 400],
    ['too large', { body: 'x'.repeat(20_000) }, 413],
  ])('refuses a call that is %s, and changes nothing', async (_, init, status) => {
    const { orderId, reference } = await placeAndOpen()
    await shop.decide(reference, 'approve')

    expect(await call(reference, init)).toMatchObject({ status })
    expect(await shop.stateOf(orderId)).toMatchObject({ order: 'pending', payment: 'open' })
  })

  it('has no ear for providers that are not configured', async () => {
    expect(await fetch('webhook/mollie', { method: 'POST', body: 'id=tr_1' })).toMatchObject({ status: 404 })
  })
})
