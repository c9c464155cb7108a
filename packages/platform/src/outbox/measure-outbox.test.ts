import { openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../metrics/index.ts'
import { addCursor, park } from './cursor.ts'
import { defineEvent } from './define-event.ts'
import { measureOutbox } from './measure-outbox.ts'
import { publish } from './publish.ts'
import { BEGINNING, lastPosition } from './read-events.ts'

const orderPlaced = defineEvent('order-placed', z.object({ order: z.string() }))

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase({ poolSize: 1 })
})
afterAll(() => test.close())

describe('measureOutbox', () => {
  it('tells how old the first event is that a reader has not handled, and what was given up', async () => {
    const { db } = test
    const { registry } = createMetrics({ processMetrics: false })
    await publish(db, orderPlaced({ order: '1' }))
    await db.execute(sql`update outbox_event set published_at = now() - interval '1 hour'`)
    const last = await lastPosition(db)
    await addCursor(db, 'mail', BEGINNING)
    await addCursor(db, 'stock', last)
    await park(db, 'stock', { ...last, error: 'x' })
    measureOutbox(registry, { db, followers: { pages: () => BEGINNING, catalogue: () => last, nobody: () => null } })
    const text = await registry.metrics()
    const lagOf = (reader: string) =>
      Number(new RegExp(`outbox_lag_seconds{reader="${reader}"} (\\S+)`).exec(text)?.[1])

    expect([Math.floor(lagOf('mail') / 600), Math.floor(lagOf('pages') / 600)]).toEqual([6, 6])
    expect([lagOf('stock'), lagOf('catalogue'), lagOf('nobody')]).toEqual([0, 0, Number.NaN])
    expect(text).toContain('outbox_parked_events{reader="stock"} 1')
    expect(text).toContain('outbox_parked_events{reader="mail"} 0')
  })
})
