import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSeller } from '../brands/index.ts'
import { putOrders } from '../orders/index.ts'
import { anOrder, anOrderAddress } from '../orders/testing.ts'
import { createStores } from '../stores/index.ts'
import { onlySeller } from './draft-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'
import { findInvoice } from './store.ts'

let test: TestDatabase
let directory: Awaited<ReturnType<ReturnType<typeof createStores>['loadDirectory']>>

beforeEach(async () => {
  test = await openTestDatabase()
  const stores = createStores({ db: test.db })
  await seedViews(test.db)
  directory = await stores.loadDirectory()
})
afterEach(() => test.close())

const autumn = new Date('2026-11-16T09:00:00Z')

async function putOrder(number: number, storeCode = 'nl'): Promise<string> {
  const order = anOrder(
    {
      orderId: `order-${number}`,
      entityId: number,
      orderNumber: String(number),
      cartId: `cart-${number}`,
      storeCode,
      billingAddress: anOrderAddress({ company: 'Vries BV', taxId: 'NL123', affix: '3' }),
    },
    { tenders: { giftCards: [{ code: 'FIRST', balance: 1_000 }], points: 0 } },
  )
  const lines = order.lines.map((line) => ({ ...line, id: number }))
  await putOrders(test.db, [{ ...order, lines }])
  return order.orderId
}

const issue = (orderId: string, now = autumn) =>
  test.db.transaction((tx) => issueInvoice(tx, orderId, { directory, now }))

describe('issueInvoice', () => {
  it('writes down who sold what to whom, and the tax in it', async () => {
    const invoice = await issue(await putOrder(1))

    expect(invoice).toMatchObject({
      number: 'VK2026-000001',
      orderNumber: '1',
      language: 'nl',
      seller: { name: 'Vonk Kinderkleding B.V.', vatId: 'NL000099998B57' },
      buyer: { name: 'Zoë de Vries', company: 'Vries BV', taxId: 'NL123', street: 'Kerkstraat 12-3' },
      lines: [{ sku: 'JACKET-104', name: 'Jacket', details: ['Size: 104'], quantity: 2, unitPrice: 2999, paid: 5998 }],
      charges: [{ kind: 'shipping', title: 'Home delivery', paid: 495 }],
      total: 6493,
      giftCards: 1_000,
      paid: 5493,
      paymentMethod: 'iDEAL | Wero',
    })
    expect(invoice?.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(invoice?.total)
    expect(await findInvoice(test.db, 'order-1')).toEqual(invoice)
  })

  it('numbers them without a gap, for each seller and each year on the clock of the shop', async () => {
    const orders = []
    for (const [index, view] of ['nl', 'de', 'rz_en', 'vss_nl', 'nl'].entries())
      orders.push(await putOrder(index + 1, view))
    const moments = [autumn, autumn, autumn, autumn, new Date('2026-12-31T23:30:00Z')]
    const numbers = []
    for (const [index, order] of orders.entries()) numbers.push((await issue(order, moments[index]))?.number)

    expect(numbers).toEqual(['VK2026-000001', 'VK2026-000002', 'RZ2026-000001', 'VK2026-000003', 'VK2027-000001'])
  })

  it('gives an order one invoice, and a number to nothing that failed', async () => {
    const [first, second] = [await putOrder(1), await putOrder(2)]
    const failed = test.db.transaction(async (tx) => {
      await issueInvoice(tx, first, { directory, now: autumn })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')

    const numbers = [await issue(second), await issue(second), await issue(first)].map((invoice) => invoice?.number)

    expect(numbers).toEqual(['VK2026-000001', 'VK2026-000001', 'VK2026-000002'])
    expect(await issue('order-9')).toBeNull()
  })

  it('leaves no gap and gives no number twice when many are issued at once', async () => {
    const orders = []
    for (let number = 1; number <= 20; number += 1) orders.push(await putOrder(number))

    await Promise.all(orders.map((order, index) => (index % 4 === 3 ? null : issue(order))))

    const { rows } = await test.db.execute<{ number: number }>(sql`select number from invoice order by number`)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })

  it('names the tax number of the country that is delivered to, where the seller has one there', async () => {
    await test.db.execute(sql`update seller set vat_ids = '{"NL": "NL000000000B01"}' where brand = 'vonk'`)
    const seller = await loadSeller(test.db, 'vonk')

    expect((await issue(await putOrder(1)))?.seller.vatId).toBe('NL000000000B01')
    expect(onlySeller(seller, 'DE').vatId).toBe('NL000099998B57')
  })

  it('keeps what was given out when the seller moves', async () => {
    const invoice = await issue(await putOrder(1))
    await test.db.execute(sql`update seller set city = 'Zwolle'`)

    expect(await findInvoice(test.db, 'order-1')).toEqual(invoice)
  })
})
