import { aCoupon } from '@vonk/domain/coupons/testing'
import { settingsOfView } from '@vonk/domain/settings'
import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { issueCreditNote, issueInvoice } from '../invoices/index.ts'
import { issueEmailToken } from '../mails/index.ts'
import { anonymiseOrders, putOrders, type StoredOrder, type StoredPayment } from '../orders/index.ts'
import { anOrder, anOrderAddress } from '../orders/testing.ts'
import { readOfferedTariffs, type Tariff } from '../shipping/index.ts'
import { createStores } from '../stores/index.ts'
import { issueOrderLink } from './order-link.ts'
import { orderHistoryRoutes } from './routes.ts'

let api: TestApi
const customers: Readonly<Record<string, number>> = { zoe: 7, max: 8, new: 9 }
const evening = new Date('2026-03-02T20:00:00Z')

type Overrides = Partial<StoredOrder>

function orderOf(customerId: number, number: number, overrides: Overrides = {}, cart: Priced = {}): StoredOrder {
  const order = anOrder(
    {
      orderId: `order-${number}`,
      entityId: number,
      orderNumber: `10000000${number}`,
      cartId: `cart-${number}`,
      customerId,
      customerGroupId: 1,
      isGuest: false,
      placedAt: new Date(Date.UTC(2026, 0, number, 9, 30)),
      ...overrides,
    },
    cart,
  )
  return { ...order, lines: order.lines.map((line) => ({ ...line, id: number })) }
}

type Priced = Parameters<typeof anOrder>[1]

const tenPercent = aCoupon()
const refund = {
  refundedAt: evening,
  lines: [{ lineId: '3', quantity: 1, amount: 2_999, kept: 0 }],
  charges: 0,
  tenders: { giftCards: [], points: { points: 0, amount: 0 }, remainder: 2_999 },
}
const paid: StoredPayment = {
  id: 'pay-3',
  method: 'ideal',
  provider: 'sandbox',
  providerReference: 'bank-3',
  amount: 6_493,
  refunded: 2_999,
  status: 'paid',
  redirectUrl: null,
  createdAt: evening,
  updatedAt: evening,
}
const shipped = orderOf(7, 3, {
  status: 'shipped',
  pointsEarned: 59,
  billingAddress: anOrderAddress({ company: 'Vries BV', taxId: 'NL000000000B00', affix: 'bis' }),
  payments: [paid],
  refunds: [refund],
  statusChanges: [
    { status: 'placed', comment: 'calls every day', isCustomerNotified: false, changedAt: evening },
    { status: 'shipped', comment: 'On its way', isCustomerNotified: true, changedAt: evening },
  ],
})
const open = orderOf(7, 2, {
  status: 'pending',
  payments: [{ ...paid, id: 'pay-2', providerReference: 'bank-2', status: 'open', refunded: 0 }],
})

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  let tariffs: readonly Tariff[] = []
  api = await openTestApi((db) =>
    orderHistoryRoutes({
      db,
      directory,
      tariffs: () => tariffs,
      settingsOf: settingsOfView,
      whoIs: async (token) => (customers[token] ? { customerId: customers[token] } : null),
    }),
  )
  const { db } = api
  const stores = createStores({ db })
  await seedViews(db)
  const loaded = await stores.loadDirectory()
  directory.views.push(...(loaded.views as never[]))
  tariffs = await readOfferedTariffs(db)
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl'), (8, 'max@example.com', 'Max', 'Moll', 'de'),
      (9, 'new@example.com', 'Noor', 'Niet', 'nl')`)
  await putOrders(db, [orderOf(7, 1), open, shipped, orderOf(8, 4, {}, { coupon: tenPercent })])
  await issueInvoice(db, 'order-3', { directory: loaded, now: evening })
  await issueCreditNote(db, { orderId: 'order-3', position: 0 }, { now: evening })
  await db.execute(sql`insert into order_shipment values ('order-3', 'postnl', '3SABC0001')`)
  await db.execute(sql`
    insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, outcome)
    values ('order-3', 'x', now(), '2026-03-03T10:00:00Z', 'returned'),
      ('order-2', 'y', now(), '2026-03-04T10:00:00Z', null)`)
})
afterAll(() => api.close())

type Order = Record<string, unknown> & { readonly increment_id: string }
type History = { readonly items: readonly Order[]; readonly total_count: number; readonly search_criteria: object }

async function ask<Result>(path: string, token: string | null = 'zoe', storeCode = 'nl') {
  const headers = { 'x-vs-store-code': storeCode, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await api.fetch(new Request(`http://shop/api/${path}`, { headers }))
  // The envelope of every call.
  return { status: response.status, ...((await response.json()) as { result: Result }) }
}

const history = (query = '', token: string | null = 'zoe') => ask<History>(`user/order-history${query}`, token)
const numbersOf = ({ result }: { readonly result: History }) => result.items.map(({ increment_id }) => increment_id)

describe('GET /api/user/order-history', () => {
  it('answers the newest first, twenty to a page unless asked otherwise [ACC-06]', async () => {
    const first = await history()

    expect(numbersOf(first)).toEqual(['100000003', '100000002', '100000001'])
    expect(first.result).toMatchObject({ total_count: 3, search_criteria: { page_size: 20, current_page: 1 } })
    expect(numbersOf(await history('?pageSize=2&currentPage=2'))).toEqual(['100000001'])
    expect((await history('?pageSize=&currentPage=')).result).toMatchObject({ search_criteria: { page_size: 20 } })
    expect((await history('?pageSize=2&currentPage=9')).result).toMatchObject({ items: [], total_count: 3 })
  })

  it('takes the token from the address as well', async () => {
    expect(numbersOf(await history('?token=max', null))).toEqual(['100000004'])
  })

  it.each(['?pageSize=0', '?pageSize=101', '?currentPage=0', '?currentPage=x', '?pageSize=-1'])(
    'refuses %s',
    async (query) => {
      expect((await history(query)).status).toBe(400)
    },
  )

  it('is for customers, and shows nobody what others ordered', async () => {
    expect((await history('', null)).status).toBe(401)
    expect((await history('', 'stolen')).status).toBe(401)
    expect((await history('', 'new')).result).toMatchObject({ items: [], total_count: 0 })
  })

  it('asks the database as often for many orders as for one', async () => {
    const query = vi.spyOn(api.db.client, 'query')
    const statementsOf = async (path: string) => {
      query.mockClear()
      await history(path)
      return query.mock.calls.length
    }
    const one = await statementsOf('?pageSize=1')

    expect(one).toBeGreaterThan(0)
    expect(await statementsOf('?pageSize=100')).toBe(one)
    query.mockRestore()
  })
})

describe('an order of the history', () => {
  const read = async (entityId: number, storeCode?: string) =>
    (await ask<Order>(`ext/orders/${entityId}`, 'zoe', storeCode)).result

  it('has the amounts of the API family, in both of its currencies', async () => {
    const order = await read(3)

    expect(order).toMatchObject({
      ...{ entity_id: 3, created_at: '2026-01-03 09:30:00', state: 'complete', status: 'shipped', store_id: 1 },
      ...{ grand_total: 64.93, base_grand_total: 64.93, subtotal_incl_tax: 59.98, shipping_incl_tax: 4.95 },
      ...{ total_paid: 64.93, total_due: 0, total_refunded: 29.99, total_item_count: 1, total_qty_ordered: 2 },
      ...{ order_currency_code: 'EUR', store_name: 'Vonk', customer_email: 'zoe@example.com' },
    })
    expect(order['items']).toMatchObject([
      {
        ...{ item_id: 3, order_id: 3, sku: 'JACKET-104', qty_ordered: 2, qty_shipped: 2, qty_refunded: 0 },
        ...{ price_incl_tax: 29.99, row_total_incl_tax: 59.98, tax_percent: 21, base_original_price: 39.99 },
        extension_attributes: { parent_sku: 'JACKET', details: [{ label: 'Size', value: '104' }] },
      },
    ])
  })

  it('adds up without tax as it does for older clients, with what the discount takes off the tax', async () => {
    const order = (await ask<Order>('ext/orders/4', 'max')).result as Record<string, number> & Order
    const sumOf = (...names: readonly string[]) =>
      Math.round(names.reduce((sum, name) => sum + Number(order[name]), 0) * 100) / 100

    expect(order['discount_amount']).toBeLessThan(0)
    const shownAsTax = ['tax_amount', 'discount_tax_compensation_amount']
    expect(sumOf('subtotal', 'shipping_amount', 'discount_amount', ...shownAsTax)).toBe(order['grand_total'])
    expect(order['items']).toMatchObject([{ discount_tax_compensation_amount: 1.04 }])
  })

  it('names who has ordered it', async () => {
    expect(await read(3)).toMatchObject({ customer_firstname: 'Zoë', customer_lastname: 'de Vries' })
  })

  it('has addresses, delivery and payment where clients look for them', async () => {
    expect(await read(3, 'de')).toMatchObject({
      billing_address: { company: 'Vries BV', vat_id: 'NL000000000B00', street: ['Kerkstraat', '12', 'bis'] },
      payment: { method: 'ideal', additional_information: ['iDEAL | Wero', ''] },
      extension_attributes: {
        shipping_assignments: [
          { shipping: { address: { city: 'Utrecht' }, method: 'postnl_home' }, items: [{ item_id: 3 }] },
        ],
      },
    })
  })

  it('leads to its invoice, credit notes, parcel, withdrawal and open payment', async () => {
    expect((await read(3))['extension_attributes']).toMatchObject({
      ...{ order_id: 'order-3', reward_points_earned: 59 },
      ...{ withdrawn_at: '2026-03-03 10:00:00', withdrawal_open: false },
      ...{ invoice: 'VK2026-000001', credit_notes: ['VK2026-C000001'] },
      tracking: { carrier: 'postnl', number: '3SABC0001', url: expect.stringMatching(/^https:.*3SABC0001/) },
    })
    const waiting = (await read(2))['extension_attributes']
    expect(waiting).toMatchObject({ open_payment_id: 'pay-2', credit_notes: [], withdrawal_open: true })
    expect(waiting).not.toHaveProperty('invoice')
    expect((await read(2))['total_due']).toBe(64.93)
  })

  it('names the parcel point or shop, and the day and hours that were chosen', async () => {
    const chosen = { timeframe_date: '2026-03-04', timeframe_from: '14:30', timeframe_to: '17:00' }
    const extra = JSON.stringify({ place_name: 'Vonk Haarlem', ...chosen })
    await api.db.execute(sql`update sales_order set delivery_extra = ${extra} where order_id = 'order-3'`)

    expect((await read(3))['extension_attributes']).toMatchObject({
      place_name: 'Vonk Haarlem',
      expected: { date: '2026-03-04', from: '14:30', to: '17:00' },
    })
  })

  it('names the day by the rule of delivery where none was chosen, once it is paid for', async () => {
    const expectedOf = async (entityId: number) =>
      ((await read(entityId))['extension_attributes'] as { expected?: object })['expected']
    const elsewhere = async (country: string) =>
      api.db.execute(sql`update order_address set country_id = ${country} where order_id = 'order-1'`)
    const state = async (status: string) =>
      api.db.execute(sql`update sales_order set status = ${status} where order_id = 'order-1'`)

    // Placed on the morning of a Thursday, before the hour at which the day's parcels leave.
    expect(await expectedOf(1)).toEqual({ date: '2026-01-02', from: '', to: '' })
    await state('pending')
    expect(await expectedOf(1)).toBeUndefined()
    await state('placed')
    // Where nothing comes the same day it is the third working day.
    await elsewhere('DE')
    expect(await expectedOf(1)).toEqual({ date: '2026-01-05', from: '', to: '' })
    await elsewhere('NL')
  })

  it('keeps to the shop what its people note for themselves', async () => {
    expect((await read(3))['status_histories']).toMatchObject([
      { status: 'placed', comment: null },
      { status: 'shipped', comment: 'On its way' },
    ])
  })

  it.each([4, 99, 2_147_483_647])("is not there when it is somebody else's or nobody's (%d)", async (entityId) => {
    expect((await ask(`ext/orders/${entityId}`)).status).toBe(404)
  })

  it('is nothing for guests, and has a number', async () => {
    expect((await ask('ext/orders/3', null)).status).toBe(401)
    for (const wrong of ['0', 'x', '2147483648']) expect((await ask(`ext/orders/${wrong}`)).status).toBe(400)
  })
})

describe('POST /api/ext/order/open', () => {
  const linkTo = (entityId: number, at = new Date()) => issueOrderLink(api.db, { entityId }, at)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  async function open(token: string) {
    const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'nl' }
    const init = { method: 'POST', headers, body: JSON.stringify({ token }) }
    const response = await api.fetch(new Request('http://shop/api/ext/order/open', init))
    return { status: response.status, text: await response.text() }
  }

  it('shows who has the link what was ordered and where it is, without a log-in and as often as it is opened', async () => {
    const token = await linkTo(3)

    for (const { status, text } of [await open(token), await open(token)]) {
      expect(status).toBe(200)
      expect(JSON.parse(text)).toMatchObject({
        result: {
          ...{ increment_id: '100000003', status: 'shipped', grand_total: 64.93 },
          items: [{ sku: 'JACKET-104', qty_ordered: 2, row_total_incl_tax: 59.98 }],
          extension_attributes: { tracking: { number: '3SABC0001' }, withdrawal_open: false },
        },
      })
    }
  })

  it('says nothing of whose order it is', async () => {
    const { text } = await open(await linkTo(3))

    for (const personal of [
      'Zoë',
      'Vries',
      'zoe@',
      'Kerkstraat',
      'Utrecht',
      'NL000000000B00',
      'iDEAL',
      'order-3',
      'VK2026',
    ])
      expect(text).not.toContain(personal)
    // What was printed on it may be a child's name.
    expect(text).toContain('"label":"Size"')
    await api.db.execute(sql`update order_line set is_personalised = true where order_id = 'order-3'`)
    expect((await open(await linkTo(3))).text).not.toContain('"label":"Size"')
  })

  it('answers a link that was made up, has expired or was meant for something else alike', async () => {
    const elsewhere = await issueEmailToken(api.db, { purpose: 'withdrawal', subject: 3, lifeDays: 9, now: new Date() })
    const nobodys = await linkTo(99)
    const [unknown, ...others] = await Promise.all(
      ['x', await linkTo(3, inDays(-60)), elsewhere, nobodys].map((token) => open(token)),
    )

    expect(unknown?.status).toBe(404)
    for (const other of others) expect(withoutId(other)).toEqual(unknown && withoutId(unknown))
    expect((await open(await linkTo(3, inDays(-59)))).status).toBe(200)
  })

  it('is kept as a hash alone, and shows an order no more whose buyer is forgotten', async () => {
    const token = await linkTo(2)
    const { rows } = await api.db.execute(sql`select * from mailed_link`)
    expect(JSON.stringify(rows)).not.toContain(token)

    expect((await open(token)).status).toBe(200)
    await anonymiseOrders(api.db, { customerId: 7, email: null }, new Date())
    expect((await open(token)).status).toBe(404)
  })

  const withoutId = ({ status, text }: Awaited<ReturnType<typeof open>>) => ({
    status,
    text: text.replace(/"requestId":"[^"]*"/, ''),
  })
})
