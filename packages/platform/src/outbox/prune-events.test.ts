import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createOutbox } from './create-outbox.ts'
import { defineEvent } from './define-event.ts'
import { pruneEvents } from './prune-events.ts'
import { publish } from './publish.ts'

const orderPlaced = defineEvent('order-placed', z.object({ order: z.string() }))

let test: TestDatabase

beforeEach(async () => {
  test = await openTestDatabase()
})
afterEach(() => test.close())

async function publishOrder(order: string, { daysAgo }: { daysAgo: number }) {
  await publish(test.db, orderPlaced({ order }))
  await test.db.execute(sql`
    update outbox_event set published_at = now() - ${daysAgo} * interval '1 day'
    where payload ->> 'order' = ${order}`)
}

async function orders(): Promise<string[]> {
  const { rows } = await test.db.execute<{ order: string }>(sql`
    select payload ->> 'order' as order from outbox_event order by transaction_order, id`)
  return rows.map(({ order }) => order)
}

async function subscribeUntilIdle(name: string, handle: (order: string) => void) {
  const handled: string[] = []
  const outbox = createOutbox({ db: test.db, url: test.url, log: aLog().log, pace: { maxAttempts: 1 } })
  await outbox.subscribe({
    name,
    topics: [orderPlaced],
    from: 'beginning',
    async handle(_, { payload }) {
      handled.push(payload.order)
      handle(payload.order)
    },
  })
  await expect.poll(() => handled).toEqual(await orders())
  await outbox.close()
}

describe('pruneEvents', () => {
  it('deletes what is old and leaves what is not', async () => {
    await publishOrder('old', { daysAgo: 31 })
    await publishOrder('new', { daysAgo: 29 })

    expect(await pruneEvents(test.db, { olderThanDays: 30 })).toEqual({ pruned: 1, heldBackBy: [] })
    expect(await orders()).toEqual(['new'])
  })

  it('keeps what a durable subscriber has yet to handle, and says who that is', async () => {
    await publishOrder('handled', { daysAgo: 31 })
    await subscribeUntilIdle('mail', () => {})
    await publishOrder('waiting', { daysAgo: 31 })

    expect(await pruneEvents(test.db, { olderThanDays: 30 })).toEqual({ pruned: 1, heldBackBy: ['mail'] })
    expect(await orders()).toEqual(['waiting'])
  })

  it('keeps a parked event for someone to look at', async () => {
    await publishOrder('poison', { daysAgo: 31 })
    await publishOrder('fine', { daysAgo: 31 })
    await subscribeUntilIdle('mail', (order) => {
      if (order === 'poison') throw new Error('cannot')
    })

    expect(await pruneEvents(test.db, { olderThanDays: 30 })).toEqual({ pruned: 1, heldBackBy: [] })
    expect(await orders()).toEqual(['poison'])
  })
})
