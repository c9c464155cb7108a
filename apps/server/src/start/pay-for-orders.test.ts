import { putProducts, putTaxRules } from '@vonk/commerce/catalogue'
import { checkBooks } from '@vonk/commerce/orders'
import { putStock } from '@vonk/commerce/stock'
import { serve } from '@vonk/platform/http'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

const resources = new AsyncDisposableStack()
let database: TestDatabase
let shop: StartedShop

beforeAll(async () => {
  database = await openTestDatabase()
  resources.defer(() => database.close())
  await seed(database)
  const { log } = aLog()
  // The address the bank calls is known before the API listens anywhere.
  const front = await serve({
    port: 0,
    hostname: '127.0.0.1',
    log,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const { method, headers } = request
      return fetch(`http://127.0.0.1:${shop.port}${pathname}`, { method, headers, body: await request.text() })
    },
  })
  resources.defer(() => front.close())
  const { payments } = aConfig()
  const webhookOrigin = `http://127.0.0.1:${front.port}`
  for (const role of ['worker', 'api'] as const) {
    const config = aConfig({ role, databaseUrl: database.url, payments: { ...payments, webhookOrigin } })
    const started = await startShop({
      ...{ config, log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false },
    })
    resources.defer(() => started.stop())
    shop = started
  }
})
afterAll(() => resources.disposeAsync())

async function seed({ db }: TestDatabase): Promise<void> {
  await seedViews(db)
  const rates = [{ id: 1, tax_country_id: 'NL', rate: 21 }]
  const bag = {
    id: 2,
    sku: 'bag',
    type_id: 'simple',
    name: 'Tas',
    status: 1,
    visibility: 4,
    price: 30,
    tax_class_id: 2,
  }
  await putTaxRules(db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }])
  await putProducts(db, 'nl', { documents: [{ ...bag, type_id: 'simple' }], now: Date.now(), utcOffsetMinutes: 60 })
  await putStock(db, { rows: [{ sku: 'bag', productId: 2, quantity: 10 }], reason: 'seed' })
}

// biome-ignore lint/suspicious/noExplicitAny: each call answers something else, and the test reads what it expects.
async function call(path: string, body?: object): Promise<any> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  // Every answer of the API is an envelope.
  const { result } = (await answer.json()) as { result: unknown }
  return result
}

const address = {
  ...{ firstname: 'Gerda', lastname: 'Gast', street: ['Lindelaan', '5'], postcode: '3512 AB', city: 'Utrecht' },
  ...{ country_id: 'NL', email: 'gerda@example.com', telephone: '0301234567', region_id: 0 },
}

/** Orders a bag, and answers the cart and the payment. */
async function order(paymentMethod: string) {
  const cartId: string = await call('/api/cart/create', {})
  await call(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'bag', qty: 1, quoteId: cartId } })
  const { payment } = await call('/api/order', {
    ...{
      user_id: '',
      cart_id: cartId,
      store_code: 'nl',
      products: [{ sku: 'bag', qty: 1, price: 24.79, price_incl_tax: 30 }],
    },
    addressInformation: {
      ...{ billingAddress: address, shippingAddress: address, payment_method_code: paymentMethod },
      ...{ shipping_carrier_code: 'postnl', shipping_method_code: 'home', payment_method_additional: {} },
    },
  })
  return { cartId, payment, path: new URL(payment.redirectUrl).pathname }
}

async function send(path: string, form: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams(form)
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location')
}

async function statusOf(paymentId: string): Promise<string> {
  const { rows } = await database.db.pool.query(
    `select p.status || ' ' || o.status as status from order_payment p join sales_order o using (order_id) where id = $1`,
    [paymentId],
  )
  return rows[0].status
}

describe('a started shop', () => {
  it('leads an order to the bank and back, and hears from the bank what became of it', async () => {
    const { payment, path } = await order('ideal')
    const page = await fetch(`http://127.0.0.1:${shop.port}${path}`)

    expect(payment).toMatchObject({ status: 'open', redirectUrl: expect.stringContaining('//localhost') })
    expect(await page.text()).toContain('Kies je bank')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await send(path, { answer: 'next', bank: 'Molenbank' })).toBe(path)
    expect(await send(path, { answer: 'approve' })).toMatch(/\/checkout-return\/\?orderId=/)
    await expect.poll(() => statusOf(payment.id)).toBe('paid processing')
    expect(await checkBooks(database.db)).toEqual([])
  })

  it('tells who comes back before the bank has called, and gives the cart back after a refusal', async () => {
    const { cartId, payment, path } = await order('card')
    await send(path, { answer: 'cancel', calls: 'never' })

    expect(await call(`/api/ext/payments/${payment.id}?cartId=${cartId}`)).toMatchObject({ status: 'cancelled' })
    expect(await statusOf(payment.id)).toBe('cancelled canceled')
    expect(await call(`/api/cart/pull?cartId=${cartId}`)).toMatchObject([{ sku: 'bag', qty: 1 }])
    expect(await checkBooks(database.db)).toEqual([])
  })
})
