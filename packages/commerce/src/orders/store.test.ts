import { readFile } from 'node:fs/promises'
import { isUniqueViolation } from '@vonk/platform/db'
import { emptyTables, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteCustomer } from '../customers/index.ts'
import { anonymiseOrders } from './anonymise-orders.ts'
import { findOrder, findOrderPage, findOwnOrder, putOrders } from './store.ts'
import type { StoredOrder, StoredPayment } from './stored-order.ts'
import { anOrder, anOrderAddress, anOrderLine } from './testing.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const noon = new Date('2026-03-02T12:00:00Z')
const evening = new Date('2026-03-02T20:00:00Z')
const refusal = (error: unknown) => (isUniqueViolation(error) ? 'taken' : error)
const broken = (constraint: string) => ({ cause: { constraint } })

const insertCustomer = () =>
  database.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl')`)

function aPayment(overrides: Partial<StoredPayment> = {}): StoredPayment {
  return {
    id: 'pay-1',
    method: 'ideal',
    provider: 'sandbox',
    providerReference: 'tr_1',
    amount: 6493,
    refunded: 0,
    status: 'open',
    redirectUrl: 'https://bank.example/tr_1',
    createdAt: noon,
    updatedAt: noon,
    ...overrides,
  }
}

/** Everything an order can have: paid with two gift cards, points and money, half of it returned. */
function aFullOrder(): StoredOrder {
  const tenders = {
    giftCards: [
      { code: 'FIRST', balance: 1_000 },
      { code: 'SECOND', balance: 500 },
    ],
    points: 250,
  }
  const order = anOrder(
    {
      customerId: 7,
      customerGroupId: 1,
      isGuest: false,
      status: 'shipped',
      deliveredAt: evening,
      paymentExtra: { bank: 'sandbox' },
      pointsEarned: 57,
      billingAddress: anOrderAddress({ company: 'Vries BV', taxId: 'NL000000000B00', regionId: 3, region: 'Utrecht' }),
      payments: [
        aPayment({ status: 'paid', refunded: 100 }),
        aPayment({ id: 'pay-0', providerReference: null, status: 'failed' }),
      ],
      statusChanges: [
        { status: 'placed', comment: '', isCustomerNotified: false, changedAt: noon },
        { status: 'shipped', comment: 'On its way', isCustomerNotified: true, changedAt: evening },
      ],
    },
    { tenders, payment: { amount: 150, taxRate: 210_000 } },
  )
  const refund = {
    refundedAt: evening,
    lines: [{ lineId: '1', quantity: 1, amount: 2999, kept: 0 }],
    charges: 0,
    tenders: {
      giftCards: [
        { code: 'FIRST', amount: 1_000 },
        { code: 'SECOND', amount: 500 },
      ],
      points: { points: 250, amount: 250 },
      remainder: 1_249,
    },
  }
  const lines = order.lines.map((line) => ({ ...line, returned: 1 }))
  // Payments are read in the order they were made.
  return { ...order, lines, refunds: [refund], payments: order.payments.toSorted((a, b) => a.id.localeCompare(b.id)) }
}

describe('putOrders', () => {
  it('keeps all of an order, its tenders, payments, history and refunds [ORD-15] [AUTH-03]', async () => {
    await insertCustomer()

    await putOrders(database.db, [aFullOrder()])

    expect(await findOrder(database.db, 'order-1')).toEqual(aFullOrder())
    expect(await findOrder(database.db, 'order-2')).toBeNull()
  })

  it('keeps an order with nothing to deliver, and one to pick up', async () => {
    const virtual = anOrder({ delivery: null }, { shipping: null })
    const point = anOrder({ orderId: 'o2', entityId: 2, orderNumber: '2', cartId: 'c2' })
    const lines = point.lines.map((line) => ({ ...line, id: 2 }))
    const delivery = point.delivery && { ...point.delivery, place: { kind: 'service-point', id: 'p-9' } as const }

    await putOrders(database.db, [virtual, { ...point, lines, delivery }])

    expect(await findOrder(database.db, 'order-1')).toEqual(virtual)
    expect(await findOrder(database.db, 'o2')).toEqual({ ...point, lines, delivery })
  })

  it('keeps a bundle with its parts, which cost nothing of their own', async () => {
    const order = anOrder()
    const bundle = order.lines.map((line) => ({ ...line, type: 'bundle' as const, parentSku: null }))
    const part = anOrderLine({ id: 2, parentId: 1, sku: 'CAP', parentSku: null, quantity: 2 })

    await putOrders(database.db, [{ ...order, lines: [...bundle, part] }])
    expect((await findOrder(database.db, 'order-1'))?.lines).toEqual([...bundle, part])

    const dear = putOrders(database.db, [{ ...order, lines: [...bundle, { ...part, gross: 100, paid: 100 }] }])
    await expect(dear).rejects.toMatchObject(broken('order_line_part'))
  })

  it('refuses amounts that do not add up', async () => {
    const order = anOrder()
    const totals = { ...order.totals, total: order.totals.total - 1, grandTotal: order.totals.grandTotal - 1 }

    await expect(putOrders(database.db, [{ ...order, totals }])).rejects.toMatchObject(broken('sales_order_adds_up'))

    const lines = order.lines.map((line) => ({ ...line, discount: 1 }))
    await expect(putOrders(database.db, [{ ...order, lines }])).rejects.toMatchObject(broken('order_line_adds_up'))
  })

  it('has one living order per cart, and lets a canceled one be ordered again', async () => {
    const again = anOrder({ orderId: 'o2', entityId: 2, orderNumber: '2', lines: [anOrderLine({ id: 2 })] })
    await putOrders(database.db, [anOrder()])

    expect(await putOrders(database.db, [again]).catch(refusal)).toBe('taken')

    await putOrders(database.db, [anOrder({ status: 'canceled' }), again])
    expect(await findOrder(database.db, 'o2')).toEqual(again)
  })

  it('sends nobody to two banks at once, but takes money of an old attempt that comes late', async () => {
    const expired = aPayment({ id: 'pay-0', providerReference: 'tr_0', status: 'expired' })
    await putOrders(database.db, [anOrder({ payments: [expired, aPayment()] })])

    const two = anOrder({ payments: [{ ...expired, status: 'checking' }, aPayment()] })
    expect(await putOrders(database.db, [two]).catch(refusal)).toBe('taken')

    const late = anOrder({ payments: [{ ...expired, status: 'paid' }, aPayment({ status: 'paid' })] })
    await putOrders(database.db, [late])
    expect(await findOrder(database.db, 'order-1')).toEqual(late)
  })

  it('lets the numbers of coming orders go on after the highest', async () => {
    await putOrders(database.db, [anOrder({ orderNumber: '100000200' })])
    await putOrders(database.db, [anOrder({ orderNumber: 'OLD-9' })])

    const { rows } = await database.db.execute(sql`select nextval('sales_order_number') as number`)

    expect(rows).toEqual([{ number: '100000201' }])
  })

  it('begins to count again in a shop that was emptied', async () => {
    await putOrders(database.db, [anOrder({ orderNumber: '100000200' })])
    await emptyTables(database.db, ['sales_order'], { restartsNumbers: true })

    const { rows } = await database.db.execute(sql`select nextval('sales_order_number') as number`)

    expect(rows).toEqual([{ number: '100000001' }])
  })
})

describe('findOrderPage', () => {
  it('reads a page of the history, the newest first [ACC-06]', async () => {
    await insertCustomer()
    const orders = [1, 2, 3].map((id) =>
      anOrder({
        orderId: `o${id}`,
        entityId: id,
        orderNumber: `${id}`,
        cartId: `c${id}`,
        customerId: 7,
        isGuest: false,
        placedAt: new Date(Date.UTC(2026, 0, id)),
        lines: [anOrderLine({ id })],
      }),
    )
    await putOrders(database.db, orders)

    const page = (currentPage: number, customerId = 7) =>
      findOrderPage(database.db, { customerId, pageSize: 2, currentPage })

    expect(await page(1)).toEqual({ orders: [orders[2], orders[1]], total: 3 })
    expect(await page(2)).toEqual({ orders: [orders[0]], total: 3 })
    expect(await page(3)).toEqual({ orders: [], total: 3 })
    expect(await page(1, 8)).toEqual({ orders: [], total: 0 })
  })

  it('reads an order with all that belongs to it as if it were read alone', async () => {
    await insertCustomer()
    await putOrders(database.db, [aFullOrder()])
    const [order] = (await findOrderPage(database.db, { customerId: 7, pageSize: 20, currentPage: 1 })).orders

    expect(order).toEqual(await findOrder(database.db, 'order-1'))
    expect(await findOwnOrder(database.db, { customerId: 7, entityId: order?.entityId ?? 0 })).toEqual(order)
    expect(await findOwnOrder(database.db, { customerId: 8, entityId: order?.entityId ?? 0 })).toBeNull()
  })
})

describe('anonymiseOrders', () => {
  it('keeps the sale and forgets the buyer, who can be deleted only then', async () => {
    await insertCustomer()
    const named = { configurable: [], custom: [{ optionId: '1', optionValue: 'Mila' }], bundle: [] }
    const order = aFullOrder()
    await putOrders(database.db, [{ ...order, lines: order.lines.map((line) => ({ ...line, options: named })) }])

    await expect(deleteCustomer(database.db, 7)).rejects.toMatchObject(broken('sales_order_owner'))
    expect(await anonymiseOrders(database.db, { customerId: 7, email: 'x@example.com' }, evening)).toBe(1)
    expect(await deleteCustomer(database.db, 7)).toBe(true)

    const kept = await findOrder(database.db, 'order-1')
    expect(kept).toMatchObject({ customerId: null, isGuest: false, email: '', fingerprint: '', paymentExtra: {} })
    expect(kept?.totals).toEqual(order.totals)
    expect(kept?.billingAddress.countryId).toBe('NL')
    expect(JSON.stringify(kept)).not.toMatch(/Vries|Zoë|Kerkstraat|3581|Mila|NL0000/)
  })

  it("forgets a guest by the address, however it is written, and nobody else's orders", async () => {
    const other = anOrder({
      orderId: 'o2',
      entityId: 2,
      orderNumber: '2',
      cartId: 'c2',
      email: 'bo@example.com',
      lines: [anOrderLine({ id: 2 })],
    })
    await putOrders(database.db, [anOrder(), other])

    expect(await anonymiseOrders(database.db, { customerId: null, email: 'ZOE@example.com' }, evening)).toBe(1)
    expect(await anonymiseOrders(database.db, { customerId: null, email: 'ZOE@example.com' }, evening)).toBe(0)

    expect((await findOrder(database.db, 'order-1'))?.email).toBe('')
    expect(await findOrder(database.db, 'o2')).toEqual(other)
  })

  it('has once taken away what was said of the orders of those who were forgotten before', async () => {
    const said = { status: 'canceled' as const, comment: 'Zoë called', isCustomerNotified: false, changedAt: evening }
    const other = { orderId: 'o2', entityId: 2, orderNumber: '2', cartId: 'c2', lines: [anOrderLine({ id: 2 })] }
    await putOrders(database.db, [anOrder({ anonymisedAt: noon, email: '', statusChanges: [said] })])
    await putOrders(database.db, [anOrder({ ...other, statusChanges: [said] })])
    const migration = new URL('./migrations/0001-comments-of-forgotten-orders.sql', import.meta.url)
    await database.db.execute(sql.raw(await readFile(migration, 'utf8')))

    const commentOf = async (id: string) => (await findOrder(database.db, id))?.statusChanges[0]?.comment
    expect([await commentOf('order-1'), await commentOf('o2')]).toEqual(['', 'Zoë called'])
  })
})
