import type { StaffOrder } from '@vonk/contract'
import { defaultSettings } from '@vonk/domain/settings'
import { findActs } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdCart, lockCartHold } from '../cart/index.ts'
import { putCustomers } from '../customers/index.ts'
import { aCustomer } from '../customers/testing.ts'
import { anonymiseOrders, findOrder, putOrders, type StoredOrder } from '../orders/index.ts'
import { anOrder, anOrderAddress } from '../orders/testing.ts'
import { findOrders } from './find-orders.ts'
import { staffOrderRoutes } from './routes.ts'

let api: TestApi
let caller: { email: string; name: string } | null
const sam = { email: 'sam@shop.example', name: 'Sam' }

beforeAll(async () => {
  api = await openTestApi((db) =>
    staffOrderRoutes({
      db,
      parts: { holdCart, lockCartHold, earningOf: () => defaultSettings, now: Date.now },
      whoIs: async () => caller,
    }),
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  caller = sam
  await emptyTables(api.db, ['sales_order', 'act'], { restartsNumbers: true })
  await putOrders(api.db, [
    paid({ billingAddress: anOrderAddress({ affix: '3' }) }),
    paid({ ...other, billingAddress: anOrderAddress(ben), email: 'Ben@Mail.example' }),
  ])
})

const other = { orderId: 'order-2', entityId: 2, orderNumber: '100000002', cartId: 'cart-2', storeCode: 'de' }
const ben = { firstName: 'Ben', lastName: 'von Öl_der' }
const at = new Date('2026-03-02T12:00:00Z')

/** Two jackets for 29.99 each, sent for 4.95 and paid by card. */
function paid(changes: Partial<StoredOrder> = {}): StoredOrder {
  const order = anOrder({ status: 'processing', ...changes })
  const entityId = order.entityId
  const payment = {
    id: `payment-${entityId}`,
    method: 'card',
    provider: 'sandbox',
    providerReference: `sb_${entityId}`,
  }
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, id: entityId * 10 })),
    payments: [
      {
        ...{ ...payment, amount: order.totals.grandTotal, refunded: 0, status: 'paid' as const },
        ...{ redirectUrl: null, createdAt: at, updatedAt: at },
      },
    ],
  }
}

type Answer = {
  result: StaffOrder & { orders: { orderNumber: string }[]; hasMore: boolean }
  meta?: { refusal?: string }
}

async function send(path: string, body?: object) {
  const response = await api.fetch(
    new Request(`http://localhost/api/desk/orders${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
  )
  // What a test reads of an answer fails the test when it is not there.
  const { result, meta } = (await response.json()) as Answer
  return { status: response.status, result, refusal: meta?.refusal }
}

const find = async (search: string, more = '') =>
  (await send(`?search=${encodeURIComponent(search)}${more}`)).result.orders.map(({ orderNumber }) => orderNumber)

describe('the orders that staff find', () => {
  it('are all of them, the newest first, or those of a number, an address or a name', async () => {
    expect(await find('')).toEqual(['100000002', '100000001'])
    expect(await find('100000001')).toEqual(['100000001'])
    expect(await find('00000001')).toEqual([])
    expect(await find('ben@mail')).toEqual(['100000002'])
    expect(await find('VRIES')).toEqual(['100000002', '100000001'])
    expect(await find('ÖL_DER ben')).toEqual(['100000002'])
    expect(await find('ben %')).toEqual([])
    expect(await find('vo be')).toEqual(['100000002'])
    expect(await find('en')).toEqual([])
    expect(await find('', '&status=shipped')).toEqual([])
    expect((await send('?status=lost')).status).toBe(400)
  })

  it('are told fifty at a time', async () => {
    const many = Array.from({ length: 60 }, (_, place) =>
      paid({
        orderId: `many-${place}`,
        entityId: 100 + place,
        orderNumber: String(200_000_000 + place),
        cartId: `c${place}`,
      }),
    )
    await putOrders(api.db, many)
    const { result } = await send('?search=2000')
    const last = result.orders.at(-1)?.orderNumber ?? ''

    expect([result.orders.length, result.hasMore, last]).toEqual([50, true, '200000010'])
    expect(await find('2000', `&before=${last}`)).toHaveLength(10)
  })
})

describe('findOrders', () => {
  it('finds one order among thousands by address, name or number, without reading them', async () => {
    await putThousands()
    for (const search of ['shopper4711@mail', 'Anna4711', '300004711']) {
      const { found, read } = await api.db.transaction(async (tx) => {
        const before = await rowsRead(tx)
        const orders = await findOrders(tx, { status: null, search, before: null, limit: 51 })
        return { found: orders.map(({ orderNumber }) => orderNumber), read: (await rowsRead(tx)) - before }
      })

      expect(found).toEqual(['300004711'])
      expect(read, search).toBeGreaterThan(0)
      expect(read, search).toBeLessThan(100)
    }
  })
})

/** How many rows of orders this connection has read so far. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('sales_order', 'order_address')`)
  return rows[0]?.read ?? 0
}

/** Orders of five thousand shoppers, each with an address and a name of their own. */
async function putThousands(): Promise<void> {
  await api.db.execute(sql`
    insert into sales_order select (jsonb_populate_record(model, jsonb_build_object(
      'order_id', 'of-' || n, 'entity_id', 1000 + n, 'order_number', (300000000 + n)::text, 'cart_id', 'of-' || n,
      'email', 'shopper' || n || '@mail.example'))).*
    from sales_order model, generate_series(1, 5000) n where model.order_id = 'order-2'`)
  await api.db.execute(sql`
    insert into order_address select (jsonb_populate_record(model, jsonb_build_object(
      'order_id', 'of-' || n, 'first_name', 'Anna' || n))).*
    from order_address model, generate_series(1, 5000) n where model.order_id = 'order-2'`)
  await api.db.execute(sql`vacuum analyze sales_order, order_address`)
}

describe('an order in the hands of staff', () => {
  it('is read with its money, addresses and what can be done', async () => {
    expect((await send('/100000001')).result).toMatchObject({
      ...{ orderNumber: '100000001', status: 'processing', email: 'zoe@example.com', version: 1, acts: [] },
      billing: { lines: ['Zoë de Vries', 'Kerkstraat 12-3', '3581 RA Utrecht', 'NL'] },
      lines: [{ id: 10, sku: 'JACKET-104', quantity: 2, returned: 0, paid: 59.98 }],
      totals: { shipping: 4.95, total: 64.93, money: 64.93 },
      payments: [{ method: 'card', status: 'paid', amount: 64.93, refunded: 0 }],
      can: { ship: true, cancel: true, refund: true },
    })
    expect(await send('/999')).toMatchObject({ status: 404, refusal: 'order-not-found' })
  })

  it('says what was chosen in the checkout, and the code behind a discount', async () => {
    const chosen = {
      place_name: 'Kiosk Dom',
      timeframe_date: '2026-03-04',
      timeframe_from: '14:30',
      timeframe_to: '17:00',
    }
    const order = paid({ ...other, orderId: 'order-3', entityId: 3, orderNumber: '100000003', cartId: 'cart-3' })
    const { delivery, totals } = order
    await putOrders(api.db, [
      { ...order, delivery: delivery && { ...delivery, extra: chosen }, totals: { ...totals, couponCode: 'TEN' } },
    ])

    expect((await send('/100000003')).result).toMatchObject({
      delivery: { place: 'Kiosk Dom', slot: { date: '2026-03-04', from: '14:30', to: '17:00' } },
      totals: { coupon: 'TEN', charges: 4.95 },
    })
    expect((await send('/100000001')).result).toMatchObject({
      delivery: { place: null, slot: null },
      withdrawal: null,
      totals: { coupon: null },
    })
  })

  it('says which pieces were announced to come back, and until when they are to be refunded', async () => {
    await send('/100000001/ship', { version: 1 })
    await api.db.execute(sql`
      insert into order_withdrawal (order_id, token_hash, begun_at, declared_at, declarations)
      values ('order-1', 'any', '2026-03-05T10:00:00Z', '2026-03-05T10:00:00Z', 1)`)
    expect((await send('/100000001')).result).toMatchObject({ isWithdrawalOpen: true, withdrawal: null })
    await api.db.execute(
      sql`update order_withdrawal set outcome = 'returned', pieces = '[{"lineId":"10","quantity":1}]'`,
    )

    expect((await send('/100000001')).result).toMatchObject({
      isWithdrawalOpen: false,
      withdrawal: { pieces: [{ lineId: '10', quantity: 1 }], refundBy: '2026-03-19T10:00:00.000Z' },
    })
  })

  it('is shipped once, with a parcel to follow, and says who did it', async () => {
    for (const wrong of [{ tracking: 'a b' }, { tracking: '3STEST1', carrier: 'pigeon' }])
      expect((await send('/100000001/ship', { version: 1, ...wrong })).status).toBe(400)
    const shipped = await send('/100000001/ship', { version: 1, tracking: '3STEST12345', comment: 'Second shelf' })

    expect(shipped.result).toMatchObject({
      ...{ status: 'shipped', parcel: { carrier: 'postnl', code: '3STEST12345' } },
      acts: [{ action: 'shipped', by: sam, pieces: [], amount: null, why: 'Second shelf', at: expect.any(String) }],
      can: { ship: false, cancel: false, refund: true },
    })
    expect(shipped.result.changes.at(-1)).toMatchObject({ status: 'shipped', comment: 'Second shelf' })
    expect(await send('/100000001/ship', { version: shipped.result.version })).toMatchObject({
      ...{ status: 409, refusal: 'order-transition-refused' },
    })
    expect((await send('/100000001')).result.acts).toHaveLength(1)
  })

  it('is called off before it is shipped, and all that was paid goes back', async () => {
    const { result } = await send('/100000001/cancel', { version: 1, comment: 'Sold out' })

    expect(result).toMatchObject({
      ...{ status: 'canceled', can: { ship: false, cancel: false, refund: false } },
      moneyBack: [{ amount: 64.93, state: 'wanted' }],
      acts: [{ action: 'canceled', by: sam, amount: 64.93 }],
    })
  })

  it('keeps what was done and not what was said of it, once its buyer is forgotten', async () => {
    await send('/100000001/cancel', { version: 1, comment: 'Zoë called' })
    const acts = () => findActs(api.db, { on: { kind: 'order', id: 'order-1' }, limit: 10 })
    expect(await acts()).toMatchObject([{ why: 'Zoë called', before: { status: 'processing' } }])
    const changes = async () => (await findOrder(api.db, 'order-1'))?.statusChanges.map(({ comment }) => comment)
    expect(await changes()).toContain('Zoë called')
    await anonymiseOrders(api.db, { customerId: null, email: 'zoe@example.com' }, at)

    expect(await acts()).toMatchObject([{ name: 'canceled', why: null, after: { status: 'canceled', amount: 6493 } }])
    expect(new Set(await changes())).toEqual(new Set(['']))
  })

  it('is refunded piece by piece, and then the rest of it', async () => {
    await send('/100000001/ship', { version: 1 })
    const one = await send('/100000001/refund', {
      version: 2,
      pieces: [{ lineId: 10, quantity: 1 }],
      comment: 'A seam was open',
    })
    expect(one.result).toMatchObject({
      ...{ status: 'shipped', lines: [{ returned: 1 }], moneyBack: [{ amount: 29.99 }] },
      acts: [
        {},
        { action: 'refunded', pieces: [{ lineId: '10', quantity: 1 }], amount: 29.99, why: 'A seam was open' },
      ],
    })
    const refuse = async (pieces: object[]) =>
      (await send('/100000001/refund', { version: one.result.version, pieces })).refusal
    expect(await refuse([{ lineId: 10, quantity: 2 }])).toBe('more-than-ordered')
    expect(await refuse([{ lineId: 20, quantity: 1 }])).toBe('line-unknown')
    expect((await send('/100000001/refund', { version: one.result.version, pieces: [] })).status).toBe(400)

    const rest = await send('/100000001/refund', { version: one.result.version })
    expect(rest.result).toMatchObject({ status: 'returned', can: { refund: false } })
    expect(rest.result.moneyBack.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(64.93)
  })

  it('is read twice for a refund: before it and after it', async () => {
    await putCustomers(api.db, [aCustomer({ id: 7 })])
    await api.db.execute(sql`update sales_order set customer_id = 7, is_guest = false, points_earned = 60`)
    await send('/100000001/ship', { version: 1 })
    const connection = await api.db.pool.connect()
    const query = vi.spyOn(connection, 'query')
    connection.release()

    for (const [version, pieces] of [[2, [{ lineId: 10, quantity: 1 }]], [3]] as const) {
      query.mockClear()
      expect((await send('/100000001/refund', { version, pieces })).status).toBe(200)
      // Some overloads of `query` take a text, statements give an object.
      const asked = query.mock.calls.map(([statement]) => (statement as unknown as { name?: string }).name)
      expect(asked.filter((name) => name === 'rest-of-orders')).toHaveLength(2)
    }
    query.mockRestore()
  })

  it('is left alone by whoever misspells the pieces, which would be all of them', async () => {
    const before = (await send('/100000001')).result
    const piece = { lineId: 10, quantity: 1 }
    const refuse = async (body: object) => {
      const { status, refusal } = await send('/100000001/refund', { version: 1, ...body })
      return `${status} ${refusal}`
    }

    for (const body of [{ lines: [piece] }, { Pieces: [piece] }, { pieces: [{ ...piece, amount: 1 }] }]) {
      expect(await refuse(body)).toBe('400 invalid-input')
    }
    expect((await send('/100000001/refund?pieces=10', { version: 1 })).status).toBe(400)
    expect((await send('/100000001/ship', { version: 1, traking: '3SABC' })).status).toBe(400)
    expect((await send('/100000001/cancel', { version: 1, lines: [piece] })).status).toBe(400)
    expect((await send('/100000001')).result).toEqual(before)
  })

  it('is changed by the first of two who press at once: money goes back a single time', async () => {
    const refund = () => send('/100000001/refund', { version: 1, pieces: [{ lineId: 10, quantity: 1 }] })
    const answers = await Promise.all([refund(), refund()])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal).toBe('order-changed')
    expect((await send('/100000001')).result).toMatchObject({ lines: [{ returned: 1 }], acts: [{}] })
  })

  it('stays as it is when nobody has done it', async () => {
    caller = null
    expect((await send('/100000001/cancel', { version: 1 })).status).toBe(401)
    expect((await send('/100000001')).result).toMatchObject({ status: 'processing', acts: [] })
  })
})
