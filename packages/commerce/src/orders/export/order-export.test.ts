import { createHmac } from 'node:crypto'
import { startModules } from '@vonk/module/testing'
import { openStandIn, type StandIn, type StandInAnswer } from '@vonk/platform/http-client/testing'
import { createJobs } from '@vonk/platform/jobs'
import { createOutbox, publish } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderConfirmed } from '../events.ts'
import { putOrders } from '../store.ts'
import { anOrder } from '../testing.ts'
import { defineOrderExport } from './module.ts'
import { exportOrder } from './order-export.ts'

let database: TestDatabase
let office: StandIn
let answers: StandInAnswer[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openStandIn(() => answers.shift() ?? { body: {} })
  await putOrders(database.db, [anOrder({ status: 'processing' })])
})
beforeEach(() => {
  answers = []
})
afterAll(async () => {
  await office.close()
  await database.close()
})

const target = () => ({ url: `${office.endpoint}/orders`, secret: 'a secret of two' })
const exported = { id: 'order-confirmed:order-1', event: 'order-confirmed', orderId: 'order-1' }
const send = () => exportOrder({ db: database.db, target: target(), now: () => 1_700_000_000_000 }, exported)

describe('exportOrder', () => {
  it('hands over the whole order, signed', async () => {
    await send()
    const call = office.calls.at(-1)
    const body = call?.body ?? ''
    const signature = createHmac('sha256', 'a secret of two').update(`1700000000.${body}`).digest('hex')

    expect(call?.headers).toMatchObject({
      'vonk-signature': `t=1700000000,v1=${signature}`,
      'vonk-delivery': exported.id,
    })
    expect(JSON.parse(body)).toMatchObject({
      id: exported.id,
      event: 'order-confirmed',
      order: {
        orderNumber: '100000001',
        status: 'processing',
        billingAddress: { lastName: 'de Vries', city: 'Utrecht' },
        lines: [{ sku: 'JACKET-104', quantity: 2, unitPrice: 29.99, taxPercent: 21 }],
        total: 64.93,
        paidWith: { money: 64.93, giftCards: 0, method: 'ideal' },
      },
    })
  })

  it('has not handed it over when the back office is broken', async () => {
    answers = [{ status: 500, body: {} }]

    await expect(send()).rejects.toThrow('the back office answered an order with 500')
  })
})

describe('defineOrderExport', () => {
  it('tries again until the back office has taken it', async () => {
    const { log } = aLog()
    const { db, url } = database
    const jobs = await createJobs({ url, log, isWorker: true, pollSeconds: 0.5 })
    const outbox = createOutbox({ db, url, log })
    const ports = { db, outbox, log, jobs, orderExport: target() }
    await startModules([defineOrderExport({ limit: 3, delaySeconds: 0 })], ports)
    answers = [
      { status: 503, body: {} },
      { status: 200, body: {} },
    ]
    const before = office.calls.length
    await db.transaction((tx) => publish(tx, orderConfirmed({ orderId: 'order-1' })))

    await vi.waitFor(() => expect(office.calls.length).toBe(before + 2), { timeout: 60_000, interval: 50 })
    const [first, second] = office.calls.slice(before)
    expect(JSON.parse(second?.body ?? '')).toEqual(JSON.parse(first?.body ?? ''))
    await jobs.stop()
    await outbox.close()
  }, 90_000)
})
