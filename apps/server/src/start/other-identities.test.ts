import { putProducts, putTaxRules } from '@vonk/commerce/catalogue'
import { issueCreditNote, issueInvoice } from '@vonk/commerce/invoices'
import { putOrders } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { logIn } from '@vonk/commerce/sessions/testing'
import { putStock } from '@vonk/commerce/stock'
import { createStores } from '@vonk/commerce/stores'
import { contract, type Endpoint } from '@vonk/contract'
import { aLog, emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'
import { type Belongings, type Trial, trials } from './testing/personal-calls.ts'

const resources = new AsyncDisposableStack()
let database: TestDatabase
let shop: StartedShop
let hers: Belongings
const PASSKEY = '7d1f9a52-6f2a-4a53-9ad4-1f6c3fd7a9c1'

beforeAll(async () => {
  database = await openTestDatabase()
  resources.defer(() => database.close())
  await seed(database)
  const { log } = aLog()
  const config = aConfig({ role: 'api', databaseUrl: database.url })
  const options = { config, log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false }
  shop = await startShop(options)
  resources.defer(() => shop.stop())
  hers = await collectBelongings()
})
afterAll(() => resources.disposeAsync())

/** Somebody may have logged themselves out in the trial before. */
beforeEach(async () => {
  await database.db.execute(sql`delete from customer_session where customer_id = 8`)
  await emptyTables(database.db, ['throttle'])
  await logIn(database.db, 8, 'token-of-max')
})

async function seed({ db }: TestDatabase): Promise<void> {
  const stores = createStores({ db })
  await seedViews(db)
  const rates = [{ id: 1, tax_country_id: 'NL', rate: 21 }]
  const bag = { id: 2, sku: 'bag', name: 'Tas', status: 1, visibility: 4, price: 30, tax_class_id: 2 }
  await putTaxRules(db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }])
  const cap = { ...bag, id: 3, sku: 'cap', name: 'Pet' }
  const documents = [bag, cap].map((product) => ({ ...product, type_id: 'simple' as const }))
  await putProducts(db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })
  const rows = [
    { sku: 'bag', productId: 2, quantity: 10 },
    { sku: 'cap', productId: 3, quantity: 0 },
  ]
  await putStock(db, { rows, reason: 'seed' })
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@private.example', 'Zoë', 'Privaat', 'nl', null), (8, 'max@example.nl', 'Max', 'Moll', 'nl', null)`)
  await db.execute(sql`
    insert into stock_alert (sku, email, store_code, customer_id, asked_at, confirmed_at)
    values ('cap', 'zoe@private.example', 'nl', 7, now(), now())`)
  await db.execute(sql`
    insert into customer_address (id, customer_id, first_name, last_name, street, number, postcode, city, country_id)
    values (31, 7, 'Zoë', 'Privaat', 'Geheimpad', '12', '3581 RA', 'Utrecht', 'NL')`)
  await db.execute(sql`insert into child (id, customer_id, first_name, created_at) values (51, 7, 'Geheimpje', now())`)
  await db.execute(sql`insert into wishlist_item values (7, 'secret-wish', now())`)
  await db.execute(sql`insert into loyalty_card values (7, '2977777777777', now())`)
  await db.execute(
    sql`insert into loyalty_entry (customer_id, position, points, reason) values (7, 1, 777777, 'earned')`,
  )
  await db.execute(sql`
    insert into passkey (id, customer_id, credential_id, user_handle, host, public_key, counter, transports, name)
    values (${PASSKEY}, 7, 'secret-credential', 'secret-handle', 'localhost', 'AAAA', 0, '{}', 'secret-phone')`)
  await logIn(db, 7, 'token-of-zoe')
  await putOrders(db, [paidOrder()])
  const directory = await stores.loadDirectory()
  await issueInvoice(db, 'order-of-zoe', { directory, now: new Date() })
  await issueCreditNote(db, { orderId: 'order-of-zoe', position: 0 }, { now: new Date() })
}

function paidOrder() {
  const at = new Date('2026-11-01T12:00:00Z')
  const ids = { orderId: 'order-of-zoe', orderNumber: '177777777', cartId: 'ordered-cart' }
  const order = anOrder({ ...ids, customerId: 7, isGuest: false, status: 'shipped', email: 'zoe@private.example' })
  const { grandTotal: amount } = order.totals
  return {
    ...order,
    payments: [
      {
        ...{
          id: 'payment-of-zoe',
          method: 'card',
          provider: 'sandbox',
          providerReference: 'sb_7',
          amount,
          refunded: 2_999,
        },
        ...{ status: 'paid' as const, redirectUrl: null, createdAt: at, updatedAt: at },
      },
    ],
    refunds: [
      {
        ...{ refundedAt: at, lines: [{ lineId: '1', quantity: 1, amount: 2_999, kept: 0 }], charges: 0 },
        tenders: { giftCards: [], points: { points: 0, amount: 0 }, remainder: 2_999 },
      },
    ],
  }
}

async function collectBelongings(): Promise<Belongings> {
  const cartId = String((await call(contract.createCart, {}, 'token-of-zoe')).result)
  const added = await call(contract.updateCartItem, { cartId, cartItem: { sku: 'bag', qty: 1 } }, 'token-of-zoe')
  const { rows } = await database.db.execute<Record<'session' | 'invoice' | 'note', string> & { order: number }>(sql`
    select (select id from customer_session where customer_id = 7) as session,
      (select entity_id from sales_order where order_id = 'order-of-zoe') as "order",
      (select document ->> 'number' from invoice) as invoice, (select document ->> 'number' from credit_note) as note`)
  const [row] = rows
  if (!row || added.status !== 200) throw new Error('nothing was stored')
  const order = { orderId: 'order-of-zoe', entityId: row.order, orderNumber: '177777777', paymentId: 'payment-of-zoe' }
  const documents = { invoice: row.invoice, creditNote: row.note }
  // As the schema of the call has it.
  const { item_id: itemId } = added.result as { item_id: number }
  return {
    cartId,
    itemId,
    ...order,
    ...documents,
    addressId: 31,
    childId: 51,
    sessionId: row.session,
    passkeyId: PASSKEY,
    email: 'zoe@private.example',
  }
}

type Fields = Readonly<Record<string, unknown>>

async function call(endpoint: Endpoint, input: Fields, token: string | null) {
  const { method, paramFields, queryFields } = endpoint
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const named = queryFields.filter((name) => name in input).map((name) => [name, String(input[name])])
  const query = new URLSearchParams(Object.fromEntries(named))
  const rest = Object.entries(input).filter(([name]) => !paramFields.includes(name) && !queryFields.includes(name))
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}?${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-vs-store-code': 'nl',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(Object.fromEntries(rest)) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  // Every answer that is JSON is an envelope.
  const { result } = isJson ? (JSON.parse(text) as { result: unknown }) : { result: null }
  return { status: answer.status, text, result }
}

const endpoints: Readonly<Record<string, Endpoint>> = contract
const tried: Readonly<Record<string, Trial>> = trials
const others = { 'another customer': 'token-of-max', nobody: null, 'a forger': 'token-of-nobody' } as const
const secrets =
  /Privaat|private\.example|Geheimpad|Geheimpje|secret-(?:wish|credential|handle|phone)|2977777777777|\b177777777\b|\b777777\b|VK\d{4}-|payment-of-zoe/

/** All rows that are hers. */
async function rowsOfZoe(): Promise<string> {
  const { rows } = await database.db.execute(sql`
    select (select jsonb_agg(c) from customer c where id = 7) as customer,
      (select jsonb_agg(a) from customer_address a where customer_id = 7) as addresses,
      (select jsonb_agg(c) from child c where customer_id = 7) as children,
      (select jsonb_agg(w) from wishlist_item w where customer_id = 7) as wishes,
      (select jsonb_agg(e) from loyalty_entry e where customer_id = 7) as points,
      (select jsonb_agg(s) from customer_session s where customer_id = 7) as sessions,
      (select jsonb_agg(p) from passkey p where customer_id = 7) as passkeys,
      (select jsonb_agg(a) from stock_alert a where email = 'zoe@private.example') as alerts,
      (select jsonb_agg(o) from sales_order o where customer_id = 7) as orders,
      (select jsonb_agg(p) from order_payment p) as payments,
      (select jsonb_agg(to_jsonb(c) - 'updated_at') from cart c where customer_id = 7) as carts,
      (select jsonb_agg(l) from cart_line l join cart c on c.id = l.cart_id where c.customer_id = 7) as lines`)
  return JSON.stringify(rows)
}

/** What answers, module by module: the list of modules decides, not that of the contract. */
async function servedCalls(): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/api/openapi.json`)
  const { paths } = (await answer.json()) as { readonly paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`),
  )
}

describe('every call of the contract', () => {
  it('is one that a module serves, and no module serves another', async () => {
    const named = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replaceAll('{.+}', '')}`)

    expect((await servedCalls()).toSorted()).toEqual([...new Set(named)].toSorted())
  })

  it('is tried with other identities, or says why not', () => {
    expect(Object.keys(tried).toSorted()).toEqual(Object.keys(contract).toSorted())
    const silent = Object.entries(tried).filter(([, trial]) => typeof trial === 'string')
    expect(silent.filter(([name]) => endpoints[name]?.takesToken).map(([name]) => name)).toEqual([])
  })

  const personal = Object.entries(tried).flatMap(([name, trial]) =>
    typeof trial === 'string' ? [] : [{ name, trial }],
  )

  it.each(personal)(
    '$name tells and does nothing of a customer in the name of anybody else',
    async ({ name, trial }) => {
      const endpoint = endpoints[name]
      if (!endpoint) throw new Error(`there is no call ${name}`)
      const input = 'refused' in trial ? trial.refused(hers) : trial.own(hers)
      const before = await rowsOfZoe()
      const mayGuests = 'guestsMay' in trial && trial.guestsMay
      for (const token of Object.values(others).filter((one) => one !== null || !mayGuests)) {
        const { status, text } = await call(endpoint, input, token)

        expect(status).toBeLessThan(500)
        expect(status).not.toBe(429)
        if ('refused' in trial)
          expect([name, token, status, text]).toEqual([name, token, expect.toBeOneOf([401, 403, 404]), text])
        expect(text).not.toMatch(secrets)
        expect(await rowsOfZoe()).toBe(before)
      }
    },
  )

  it('answers the customer herself, so that it was refused for who asked and not for what', async () => {
    const reading = personal.filter(({ name }) => endpoints[name]?.method === 'GET')
    for (const { name, trial } of reading) {
      const endpoint = endpoints[name]
      const input = 'refused' in trial ? trial.refused(hers) : trial.own(hers)
      const answer = endpoint && (await call(endpoint, input, 'token-of-zoe'))

      expect([name, answer?.status]).toEqual([name, 200])
    }
  })
})
