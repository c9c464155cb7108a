import type { Refund } from '@vonk/domain/payments'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putOrders } from '../orders/index.ts'
import { anOrder } from '../orders/testing.ts'
import { createStores } from '../stores/index.ts'
import { findCreditNotes } from './credit-note-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

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
const winter = new Date('2026-11-20T09:00:00Z')

/** Of two jackets at 29.99 and 4.95 for delivery, ten euros of it paid by gift card: first the one, then the rest. */
function refundsOf(lineId: string): readonly Refund[] {
  const points = { points: 0, amount: 0 }
  return [
    {
      lines: [{ lineId, quantity: 1, amount: 2_999, kept: 0 }],
      charges: 0,
      tenders: { giftCards: [{ code: 'FIRST', amount: 1_000 }], points, remainder: 1_999 },
    },
    {
      lines: [{ lineId, quantity: 1, amount: 2_999, kept: 0 }],
      charges: 495,
      tenders: { giftCards: [{ code: 'FIRST', amount: 0 }], points, remainder: 3_494 },
    },
    {
      lines: [{ lineId, quantity: 1, amount: 0, kept: 0 }],
      charges: 0,
      tenders: { giftCards: [], points, remainder: 0 },
    },
  ]
}

async function putRefunded(number: number, { storeCode = 'nl', isInvoiced = true } = {}): Promise<string> {
  const orderId = `order-${number}`
  const order = anOrder(
    { orderId, entityId: number, orderNumber: String(number), cartId: `cart-${number}`, storeCode },
    { tenders: { giftCards: [{ code: 'FIRST', balance: 1_000 }], points: 0 } },
  )
  const lines = order.lines.map((line) => ({ ...line, id: number }))
  const refunds = refundsOf(String(number)).map((refund) => ({ ...refund, refundedAt: winter }))
  await putOrders(test.db, [{ ...order, lines, refunds }])
  if (isInvoiced) await test.db.transaction((tx) => issueInvoice(tx, orderId, { directory, now: autumn }))
  return orderId
}

const issue = (orderId: string, position: number, now = winter) =>
  test.db.transaction((tx) => issueCreditNote(tx, { orderId, position }, { now }))

describe('issueCreditNote', () => {
  it('credits a part of an order, with the tax in it, and names the invoice', async () => {
    const note = await issue(await putRefunded(1), 0)

    expect(note).toMatchObject({
      number: 'VK2026-C000001',
      issuedAt: winter,
      invoiceNumber: 'VK2026-000001',
      invoicedAt: autumn,
      orderNumber: '1',
      seller: { name: 'Vonk Kinderkleding B.V.' },
      buyer: { name: 'Zoë de Vries' },
      recipient: null,
      lines: [{ sku: 'JACKET-104', details: ['Size: 104'], quantity: 1, unitPrice: 2_999, discount: 0, paid: 2_999 }],
      charges: [],
      taxes: [{ gross: 2_999, tax: 520 }],
      tax: 520,
      total: 2_999,
      giftCards: 1_000,
      paid: 1_999,
    })
    expect(note?.seller).not.toHaveProperty('invoicePrefix')
    expect(await findCreditNotes(test.db, 'order-1')).toEqual([{ position: 0, note }])
  })

  it('has credited the invoice to the cent, tax included, when everything is back', async () => {
    const orderId = await putRefunded(1)
    const notes = [await issue(orderId, 0), await issue(orderId, 1)]
    const invoice = await test.db.transaction((tx) => issueInvoice(tx, orderId, { directory, now: autumn }))
    const sumOf = (field: 'total' | 'tax' | 'giftCards' | 'paid') =>
      notes.reduce((sum, note) => sum + (note?.[field] ?? 0), 0)

    expect(notes[1]).toMatchObject({ charges: [{ kind: 'shipping', paid: 495 }], total: 3_494 })
    for (const field of ['total', 'tax', 'giftCards', 'paid'] as const) expect(sumOf(field)).toBe(invoice?.[field])
  })

  it('tells what gift cards had been spent on from a discount, and credits no more than was given back', async () => {
    const orderId = await putRefunded(1)
    await test.db.execute(sql`
      update order_refund_line set amount = 1004, kept = 1995 where order_id = ${orderId} and refund_position = 0`)

    expect(await issue(orderId, 0)).toMatchObject({ lines: [{ discount: 0, paid: 1_004, kept: 1_995 }], total: 1_004 })
  })

  it('gives a refund one, numbered without a gap for each seller and year, beside the invoices', async () => {
    const [first, second] = [await putRefunded(1), await putRefunded(2, { storeCode: 'rz_en' })]
    const failed = test.db.transaction(async (tx) => {
      await issueCreditNote(tx, { orderId: first, position: 0 }, { now: winter })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const given = [await issue(first, 1), await issue(first, 1), await issue(first, 0), await issue(second, 0)]
    const newYear = await issue(second, 1, new Date('2026-12-31T23:30:00Z'))

    expect([...given, newYear].map((note) => note?.number)).toEqual([
      ...['VK2026-C000001', 'VK2026-C000001', 'VK2026-C000002', 'RZ2026-C000001', 'RZ2027-C000001'],
    ])
  })

  it('leaves no gap and gives no number twice when many are issued at once', async () => {
    const orders = []
    for (let number = 1; number <= 8; number += 1) orders.push(await putRefunded(number))
    await Promise.all(orders.flatMap((order) => [issue(order, 0), issue(order, 1)]))

    const { rows } = await test.db.execute<{ number: number }>(sql`select number from credit_note order by number`)
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  })

  it('corrects nothing where there was no invoice, no such refund, or nothing was paid for what came back', async () => {
    const orderId = await putRefunded(1)

    expect(await issue(await putRefunded(2, { isInvoiced: false }), 0)).toBeNull()
    expect(await issue(orderId, 2)).toBeNull()
    expect(await issue(orderId, 9)).toBeNull()
    expect(await issue('order-9', 0)).toBeNull()
  })
})
