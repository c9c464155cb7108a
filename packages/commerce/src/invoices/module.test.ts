import { readFile } from 'node:fs/promises'
import type { OpenModules } from '@vonk/module'
import { startModules } from '@vonk/module/testing'
import { createJobs, type Jobs } from '@vonk/platform/jobs'
import { createOutbox, type Outbox, publish } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderConfirmed, orderRefunded, putOrders } from '../orders/index.ts'
import { anOrder } from '../orders/testing.ts'
import { pricesModule } from '../prices/module.ts'
import { sessionsModule } from '../sessions/module.ts'
import { createStores } from '../stores/index.ts'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoicesModule } from './module.ts'

const modules = [storesModule, throttlesModule, pricesModule, sessionsModule, invoicesModule] as const
const carryOver = new URL('../../migrations/0057-invoices-of-their-own.sql', import.meta.url)

let test: TestDatabase
let outbox: Outbox
let jobs: Jobs
let opened: OpenModules
const { log } = aLog()

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  await putOrders(test.db, ['told', 'open', 'later'].map(orderCalled))
  outbox = createOutbox({ db: test.db, url: test.url, log })
  jobs = await createJobs({ url: test.url, log, isWorker: true })
})
afterAll(async () => {
  await Promise.all([jobs.stop(), outbox.close()])
  await opened.close()
  await test.close()
})

function orderCalled(orderId: string, index: number) {
  const id = index + 1
  const order = anOrder({
    orderId,
    entityId: id,
    orderNumber: String(800_000 + id),
    cartId: orderId,
    status: 'processing',
  })
  return { ...order, lines: order.lines.map((line) => ({ ...line, id })) }
}

/** In the order in which they were published. */
async function published(): Promise<readonly string[]> {
  const { rows } = await test.db.execute<{ topic: string; order_id: string }>(sql`
    select topic, payload->>'orderId' as order_id from outbox_event
    where topic in ('invoice-issued', 'refund-booked') order by transaction_order, id`)
  return rows.map((row) => `${row.topic} ${row.order_id}`)
}

const invoiced = async () => {
  const { rows } = await test.db.execute<{ order_id: string }>(sql`select order_id from invoice order by number`)
  return rows.map((row) => row.order_id)
}

describe('invoicesModule', () => {
  it('goes on where the subscriber of the mails stood, in a shop that is in use: nothing twice, nothing left out', async () => {
    const { db } = test
    const directory = await createStores({ db }).loadDirectory()
    await publish(db, orderConfirmed({ orderId: 'told' }))
    // As the shop of before: its mails have come so far, and the second event is open.
    await issueInvoice(db, 'told', { directory, now: new Date() })
    await db.execute(sql`
      insert into outbox_subscriber (name, transaction_order, event_id)
      select 'order-mails', transaction_order, id from outbox_event order by transaction_order desc, id desc limit 1`)
    await publish(db, orderConfirmed({ orderId: 'open' }))
    await db.execute(sql.raw(await readFile(carryOver, 'utf8')))

    opened = await startModules(modules, {
      db,
      outbox,
      log,
      jobs,
      drawInvoice: () => Promise.reject(new Error('no file')),
    })
    await publish(db, orderConfirmed({ orderId: 'later' }))

    await expect.poll(invoiced).toEqual(['told', 'open', 'later'])
    await expect.poll(published).toEqual(['invoice-issued open', 'invoice-issued later'])
  })

  it('keeps the invoice of an order that is confirmed again, and books a refund that needs no credit note', async () => {
    const { db } = test
    await publish(db, orderConfirmed({ orderId: 'open' }), orderRefunded({ orderId: 'open', position: 0 }))

    await expect.poll(async () => (await published()).slice(2)).toEqual(['invoice-issued open', 'refund-booked open'])
    expect(await invoiced()).toEqual(['told', 'open', 'later'])
  })
})
