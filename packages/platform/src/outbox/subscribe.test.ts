import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase, type Database, type Db } from '../db/index.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './create-outbox.ts'
import { defineEvent } from './define-event.ts'
import type { Delivery } from './deliver-batch.ts'
import { publish } from './publish.ts'
import { BEGINNING, readEvents } from './read-events.ts'

const orderPlaced = defineEvent('order-placed', z.object({ order: z.string() }))
const cartChanged = defineEvent('cart-changed', z.object({ cart: z.string() }))

let test: TestDatabase
let outboxes: Outbox[]

beforeEach(async () => {
  test = await openTestDatabase()
  await test.db.execute(sql`create table effect (id int generated always as identity, text text)`)
  outboxes = []
})
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.close()))
  await test.close()
})

function openOutbox(options: Partial<OutboxOptions> = {}): Outbox {
  const outbox = createOutbox({ db: test.db, url: test.url, log: aLog().log, ...options })
  outboxes.push(outbox)
  return outbox
}

const addEffect = async (db: Db, text: string) =>
  void (await db.execute(sql`insert into effect (text) values (${text})`))

async function effects(): Promise<string[]> {
  const { rows } = await test.db.execute<{ text: string }>(sql`select text from effect order by id`)
  return rows.map(({ text }) => text)
}

const placeOrders = (...orders: string[]) => publish(test.db, ...orders.map((order) => orderPlaced({ order })))

type Handle = (tx: Db, order: string) => Promise<void>

const subscribeOrders = (outbox: Outbox, handle: Handle = addEffect) =>
  outbox.subscribe({
    name: 'orders',
    topics: [orderPlaced],
    from: 'beginning',
    handle: (tx, { payload }) => handle(tx, payload.order),
  })

async function deadLetters() {
  const { rows } = await test.db.execute<{ subscriber: string; error: string }>(sql`
    select subscriber, error from outbox_dead_letter`)
  return rows
}

// Another process has to start, on a machine that may be busy.
const patience = { timeout: 60_000 }

describe('subscribe', () => {
  it('handles every event of its topics once and in order', async () => {
    await placeOrders('1', '2')
    await publish(test.db, cartChanged({ cart: 'c' }))
    await subscribeOrders(openOutbox())
    await placeOrders('3')

    await expect.poll(effects).toEqual(['1', '2', '3'])
  })

  it('starts where it is told, and keeps its place when the process starts again', async () => {
    await placeOrders('old')
    await expect.poll(async () => (await readEvents(test.db, { after: BEGINNING, limit: 1 })).events.length).toBe(1)
    const subscribeNow = (outbox: Outbox) =>
      outbox.subscribe({
        name: 'newcomer',
        topics: [orderPlaced],
        from: 'now',
        handle: (tx, { payload }) => addEffect(tx, payload.order),
      })
    const first = openOutbox()
    await subscribeNow(first)
    await placeOrders('1')
    await expect.poll(effects).toEqual(['1'])
    await first.close()
    await placeOrders('while away')
    await subscribeNow(openOutbox())

    await expect.poll(effects).toEqual(['1', 'while away'])
  })

  it('takes back what a failed attempt wrote before it tries again', async () => {
    let attempts = 0
    await placeOrders('1', '2', '3')
    await subscribeOrders(openOutbox({ pace: { retryDelayMs: 5 } }), async (tx, order) => {
      await addEffect(tx, order)
      attempts += 1
      if (order === '2' && attempts < 4) throw new Error('not yet')
    })

    await expect.poll(effects).toEqual(['1', '2', '3'])
    expect(attempts).toBe(5)
  })

  it('parks an event that fails too often, without personal data, and goes on', async () => {
    const { log, lines } = aLog()
    const deliveries: Delivery[] = []
    const onDelivery = (delivery: Delivery) => void deliveries.push(delivery)
    await placeOrders('poison', 'fine')
    await subscribeOrders(
      openOutbox({ log, onDelivery, pace: { retryDelayMs: 5, maxAttempts: 3 } }),
      async (tx, order) => {
        if (order === 'poison') await tx.execute(sql`select ${'anna@example.com'}::int`)
        await addEffect(tx, order)
      },
    )

    await expect.poll(effects).toEqual(['fine'])
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'parked', 'handled'])
    const [letter] = await deadLetters()
    expect(letter).toMatchObject({ subscriber: 'orders', error: expect.stringContaining('22P02') })
    expect(letter?.error).toContain('subscribe.test.ts')
    expect(letter?.error).not.toContain('anna')
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', subscriber: 'orders', attempts: 3 }))
  })

  it('parks an event whose payload no longer fits', async () => {
    await publish(test.db, { topic: 'order-placed', payload: { order: 7 } })
    await placeOrders('fine')
    await subscribeOrders(openOutbox({ pace: { maxAttempts: 1 } }))

    await expect.poll(effects).toEqual(['fine'])
    expect(await deadLetters()).toHaveLength(1)
  })

  it('does not hold a lost connection against the event', async () => {
    let attempts = 0
    await placeOrders('1')
    await subscribeOrders(openOutbox({ pace: { retryDelayMs: 5, maxAttempts: 1 } }), async (tx, order) => {
      attempts += 1
      await addEffect(tx, order)
      if (attempts < 3) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })

    await expect.poll(effects).toEqual(['1'])
    expect(await deadLetters()).toEqual([])
  })

  it('works in one process at a time when several subscribe by one name', async () => {
    const others: Database[] = []
    let running = 0
    let most = 0
    const handle: Handle = async (tx, order) => {
      running += 1
      most = Math.max(most, running)
      await addEffect(tx, order)
      running -= 1
    }
    for (let process = 0; process < 3; process += 1) {
      const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 2 })
      others.push(db)
      await subscribeOrders(openOutbox({ db, pace: { batchSize: 2, idleMs: 50 } }), handle)
    }
    const orders = Array.from({ length: 40 }, (_, index) => String(index))
    for (const order of orders) await placeOrders(order)

    await expect.poll(effects).toEqual(orders)
    expect(most).toBe(1)
    await Promise.all(outboxes.map((outbox) => outbox.close()))
    await Promise.all(others.map((db) => db.close()))
  })

  it(
    'is taken over when the process that handles an event is killed, and the event takes effect once',
    patience,
    async () => {
      await placeOrders('1', '2')
      await test.db.execute(sql`create table slow ()`)
      const importing = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
      const child = spawn(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { createDatabase } from ${importing('../db/index.ts')}
         import { createLog } from ${importing('../log/index.ts')}
         import { createOutbox, defineEvent } from ${importing('./index.ts')}
         import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))}
         import { z } from ${JSON.stringify(import.meta.resolve('zod'))}
         const log = createLog({ level: 'silent', name: 'child' })
         const url = ${JSON.stringify(test.url)}
         const db = createDatabase({ url, log })
         await createOutbox({ db, url, log }).subscribe({
           name: 'orders',
           topics: [defineEvent('order-placed', z.object({ order: z.string() }))],
           from: 'beginning',
           async handle(tx, { payload }) {
             await tx.execute(sql\`insert into effect (text) values (\${payload.order})\`)
             if (payload.order === '2') await tx.execute(sql\`select pg_sleep(28)\`)
           },
         })`,
        ],
        { stdio: 'inherit' },
      )
      await expect.poll(sleepers, patience).toBe(1)
      await subscribeOrders(openOutbox({ pace: { idleMs: 50 } }))
      expect(await effects()).toEqual([])

      child.kill('SIGKILL')
      await once(child, 'exit')

      await expect.poll(effects, patience).toEqual(['1', '2'])
    },
  )

  it('finishes the event at hand before it closes', async () => {
    const started = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const outbox = openOutbox()
    await placeOrders('1', '2')
    await subscribeOrders(outbox, async (tx, order) => {
      started.resolve()
      await mayEnd.promise
      await addEffect(tx, order)
    })
    await started.promise

    const closed = outbox.close()
    mayEnd.resolve()
    await closed

    expect(await effects()).toEqual(['1'])
  })
})

async function sleepers(): Promise<number> {
  const { rows } = await test.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
  return rows.length
}
