import { openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderCartKey } from '../cart/index.ts'
import { putOrders } from '../orders/index.ts'
import { anOrder } from '../orders/testing.ts'
import { createStores } from '../stores/index.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoiceRoutes } from './routes.ts'

const guestCart = '0123456789abcdef0123456789abcdef'
let shop: TestApi

beforeAll(async () => {
  shop = await openTestApi((db) =>
    invoiceRoutes({
      db,
      whoIs: async (token) => (token === 'zoe' ? { customerId: 7 } : token === 'max' ? { customerId: 8 } : null),
      render: async ({ number }) => new TextEncoder().encode(`%PDF ${number}`),
    }),
  )
  const { db } = shop
  const stores = createStores({ db })
  await seedViews(db)
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code) values (7, 'zoe@example.com', 'Zoë', 'Vries', 'nl')`)
  const refund = {
    refundedAt: new Date('2026-11-17'),
    lines: [{ lineId: '1', quantity: 1, amount: 2_999, kept: 0 }],
    charges: 0,
    tenders: { giftCards: [], points: { points: 0, amount: 0 }, remainder: 2_999 },
  }
  const guest = anOrder({ orderId: 'guest', cartId: orderCartKey(guestCart) ?? '', refunds: [refund] })
  const customer = anOrder({
    orderId: 'customer',
    entityId: 2,
    orderNumber: '2',
    cartId: 'c2',
    customerId: 7,
    isGuest: false,
  })
  const open = anOrder({ orderId: 'open', entityId: 3, orderNumber: '3', cartId: 'c3', customerId: 7, isGuest: false })
  const lines = (id: number) => customer.lines.map((line) => ({ ...line, id }))
  await putOrders(db, [guest, { ...customer, lines: lines(2) }, { ...open, lines: lines(3) }])
  const directory = await stores.loadDirectory()
  for (const orderId of ['guest', 'customer'])
    await issueInvoice(db, orderId, { directory, now: new Date('2026-11-16') })
  await issueCreditNote(db, { orderId: 'guest', position: 0 }, { now: new Date('2026-11-17') })
})
afterAll(() => shop.close())

const ask = (path: string) => shop.fetch(new Request(`http://shop/api/ext/orders/${path}`))

describe('invoiceRoutes', () => {
  it('hands an invoice to the guest who knows the cart, and to the customer who is signed in', async () => {
    const guests = await ask(`guest/invoice?cartId=${guestCart}`)

    expect(guests.status).toBe(200)
    expect(guests.headers.get('content-type')).toBe('application/pdf')
    expect(guests.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''VK2026-000001.pdf")
    expect(guests.headers.get('cache-control')).toBe('private, no-store')
    expect(await guests.text()).toBe('%PDF VK2026-000001')
    expect(await (await ask('customer/invoice?token=zoe')).text()).toBe('%PDF VK2026-000002')
  })

  it('hands a credit note to the same people, by its number', async () => {
    const path = 'guest/credit-notes/VK2026-C000001'
    const answered = await ask(`${path}?cartId=${guestCart}`)

    expect(answered.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''VK2026-C000001.pdf")
    expect(await answered.text()).toBe('%PDF VK2026-C000001')
    for (const other of [path, `${path}?token=zoe`, `guest/credit-notes/VK2026-C000002?cartId=${guestCart}`]) {
      const refused = await ask(other)
      expect([refused.status, await refused.json()]).toMatchObject([
        404,
        { meta: { refusal: 'credit-note-not-found' } },
      ])
    }
  })

  it.each([
    'guest/invoice',
    'guest/invoice?cartId=fedcba9876543210fedcba9876543210',
    'guest/invoice?token=zoe',
    'customer/invoice?token=max',
    'customer/invoice?cartId=c2',
    'open/invoice?token=zoe',
    'none/invoice?token=zoe',
  ])('tells nobody else whether there is one (%s)', async (path) => {
    const refused = await ask(path)

    expect([refused.status, await refused.json()]).toMatchObject([404, { meta: { refusal: 'invoice-not-found' } }])
  })
})
