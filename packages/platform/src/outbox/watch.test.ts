import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../db/index.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './create-outbox.ts'
import { defineEvent } from './define-event.ts'
import { publish } from './publish.ts'
import { comparePositions, currentPosition, lastPosition } from './read-events.ts'

const priceChanged = defineEvent('price-changed', z.object({ sku: z.string() }))

let test: TestDatabase
let outboxes: Outbox[]

beforeEach(async () => {
  test = await openTestDatabase()
  outboxes = []
})
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.close()))
  await test.close()
})

function openOutbox({ pace, ...options }: Partial<OutboxOptions> = {}): Outbox {
  // A rest longer than any test: only a notification can end it.
  const longRest = { idleMs: 60_000, ...pace }
  const outbox = createOutbox({ db: test.db, url: test.url, log: aLog().log, pace: longRest, ...options })
  outboxes.push(outbox)
  return outbox
}

async function watchSkus(outbox: Outbox, onCaughtUp: (moment: number) => void = () => {}) {
  const skus: unknown[] = []
  outbox.watch({
    from: await currentPosition(test.db),
    onEvents: (events) => void skus.push(...events.map(({ payload }) => priceChanged.schema.parse(payload).sku)),
    onCaughtUp,
  })
  return skus
}

const publishPrice = (sku: string) => publish(test.db, priceChanged({ sku }))

describe('watch', () => {
  it('tells of what is committed while an earlier transaction is still open, and of that one when it ends', async () => {
    const skus = await watchSkus(openOutbox())
    const published = Promise.withResolvers<void>()
    const ending = Promise.withResolvers<void>()
    const slow = test.db.transaction(async (tx) => {
      await publish(tx, priceChanged({ sku: 'slow' }))
      published.resolve()
      await ending.promise
    })
    await published.promise
    await publishPrice('quick')

    await expect.poll(() => skus).toEqual(['quick'])
    ending.resolve()
    await slow
    await expect.poll(() => skus).toEqual(['quick', 'slow'])
    await publishPrice('last')
    await expect.poll(() => skus).toEqual(['quick', 'slow', 'last'])
  })

  it('says when it has told of everything, and says nothing while it cannot know', async () => {
    const link = await openFlakyLink(test.url)
    const db = createDatabase({ url: link.url, log: aLog().log })
    let caughtUp = Number.NEGATIVE_INFINITY
    const pace = { idleMs: 20, retryDelayMs: 20 }
    const skus = await watchSkus(openOutbox({ db, url: link.url, pace }), (moment) => {
      caughtUp = moment
    })
    await expect.poll(() => caughtUp).toBeGreaterThan(0)

    await link.cut()
    const cutAt = performance.now()
    await publishPrice('unheard')
    expect(caughtUp).toBeLessThan(cutAt)

    await link.restore()
    await expect.poll(() => caughtUp).toBeGreaterThan(cutAt)
    expect(skus).toEqual(['unheard'])
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.close()))
    await db.close()
    await link.close()
  })

  it('brings events again to who could not use them', async () => {
    const brought: number[] = []
    openOutbox({ pace: { retryDelayMs: 10 } }).watch({
      from: await currentPosition(test.db),
      onEvents(events) {
        brought.push(events.length)
        if (brought.length < 3) throw new Error('not now')
      },
      onCaughtUp: () => {},
    })
    await publishPrice('A-1')

    await expect.poll(() => brought).toEqual([1, 1, 1])
  })
})

describe('findPosition', () => {
  it('is that of the slowest who follows: everything before it has been done by all', async () => {
    const outbox = openOutbox()
    expect(outbox.findPosition()).toBeNull()
    const from = await currentPosition(test.db)
    const done = Promise.withResolvers<void>()
    const quick = outbox.follow({ topics: [priceChanged], from, onEvent: () => {} })
    const slow = outbox.follow({ topics: [priceChanged], from, onEvent: () => done.promise })
    await publishPrice('A-1')
    const last = await lastPosition(test.db)

    await expect.poll(() => comparePositions(quick.position, last)).toBe(0)
    expect(outbox.findPosition()).toEqual(from)
    expect(slow.position).toEqual(from)
    done.resolve()
    await expect.poll(() => comparePositions(outbox.findPosition() ?? from, last)).toBe(0)
  })
})
