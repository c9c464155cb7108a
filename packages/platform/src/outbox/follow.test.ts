import { aLog, openFlakyLink, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../db/index.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './create-outbox.ts'
import { defineEvent } from './define-event.ts'
import { publish } from './publish.ts'
import { currentPosition, readEvents } from './read-events.ts'

const priceChanged = defineEvent('price-changed', z.object({ sku: z.string() }))
const stockChanged = defineEvent('stock-changed', z.object({ sku: z.string(), quantity: z.coerce.number() }))
const storyPublished = defineEvent('story-published', z.object({ slug: z.string() }))

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

async function followSkus(outbox: Outbox, onSku: (sku: string) => void = () => {}) {
  const skus: string[] = []
  outbox.follow({
    topics: [priceChanged],
    from: await currentPosition(test.db),
    onEvent({ payload }) {
      onSku(payload.sku)
      skus.push(payload.sku)
    },
  })
  return skus
}

const publishPrice = (sku: string) => publish(test.db, priceChanged({ sku }))

/** A transaction that publishes and then stays open until told to end. */
async function openPublisher(sku: string) {
  const published = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  const transaction = test.db.transaction(async (tx) => {
    await publish(tx, priceChanged({ sku }))
    published.resolve()
    await ending.promise
  })
  await published.promise
  return {
    commit() {
      ending.resolve()
      return transaction
    },
  }
}

describe('defineEvent', () => {
  it('refuses a payload that its readers could not read', () => {
    // @ts-expect-error a number is no sku
    expect(() => priceChanged({ sku: 7 })).toThrow()
  })
})

describe('follow', () => {
  it('brings every event of its topics, parsed, in order, soon after it was committed', async () => {
    const events: unknown[] = []
    const from = await currentPosition(test.db)
    openOutbox().follow({ topics: [priceChanged, stockChanged], from, onEvent: (event) => void events.push(event) })

    await test.db.transaction(async (tx) => {
      await publish(tx, priceChanged({ sku: 'a' }), storyPublished({ slug: 'home' }))
      await publish(tx, stockChanged({ sku: 'a', quantity: '3' }))
    })

    await expect
      .poll(() => events)
      .toEqual([
        { topic: 'price-changed', payload: { sku: 'a' } },
        { topic: 'stock-changed', payload: { sku: 'a', quantity: 3 } },
      ])
  })

  it('never brings an event of a transaction that was rolled back', async () => {
    const skus = await followSkus(openOutbox())

    const failed = test.db.transaction(async (tx) => {
      await publish(tx, priceChanged({ sku: 'never' }))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await publishPrice('after')

    await expect.poll(() => skus).toEqual(['after'])
  })

  it('brings every event to every process that follows', async () => {
    const here = await followSkus(openOutbox())
    const there = await followSkus(openOutbox())

    await publishPrice('a')

    await expect.poll(() => [here, there]).toEqual([['a'], ['a']])
  })

  it('does not pass an event that took its number first and was committed last', async () => {
    const from = await currentPosition(test.db)
    const skus = await followSkus(openOutbox())
    const late = await openPublisher('late')
    await publishPrice('early')

    expect(await readEvents(test.db, { after: from, limit: 10 })).toEqual({ events: [], isBlocked: true })
    await late.commit()

    await expect.poll(() => skus).toEqual(['late', 'early'])
  })

  it('does not wait for transactions of other databases on the server', async () => {
    const neighbour = await openTestDatabase()
    const skus = await followSkus(openOutbox())

    await neighbour.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`)
      await publishPrice('now')
      await expect.poll(() => skus).toEqual(['now'])
    })

    await neighbour.close()
  })

  it('misses and doubles nothing when many publish at once', async () => {
    // Connections of its own: it reads while the others write.
    const db = createDatabase({ url: test.url, log: aLog().log, poolSize: 1 })
    const outbox = openOutbox({ db, pace: { batchSize: 7 } })
    const skus = await followSkus(outbox)
    const wanted = Array.from({ length: 60 }, (_, index) => `sku-${index}`)

    await Promise.all(
      wanted.map((sku) =>
        test.db.transaction(async (tx) => {
          await tx.execute(sql`select pg_current_xact_id(), pg_sleep(random() * 0.02)`)
          await publish(tx, priceChanged({ sku }))
          await tx.execute(sql`select pg_sleep(random() * 0.02)`)
        }),
      ),
    )

    await expect.poll(() => [...skus].sort()).toEqual(wanted.sort())
    await outbox.close()
    await db.close()
  })

  it('catches up on what it missed while the database was out of reach', async () => {
    const link = await openFlakyLink(test.url)
    const db = createDatabase({ url: link.url, log: aLog().log })
    const outbox = openOutbox({ db, url: link.url, pace: { retryDelayMs: 20 } })
    const skus = await followSkus(outbox)
    await publishPrice('before')
    await expect.poll(() => skus).toEqual(['before'])

    await link.cut()
    await publishPrice('meanwhile')
    await link.restore()

    await expect.poll(() => skus).toEqual(['before', 'meanwhile'])
    await outbox.close()
    await db.close()
    await link.close()
  })

  it('tries an event again that failed, and skips it when it fails too often', async () => {
    const { log, lines } = aLog()
    const outbox = openOutbox({ log, pace: { maxAttempts: 3, retryDelayMs: 5 } })
    const tries: string[] = []
    const skus = await followSkus(outbox, (sku) => {
      tries.push(sku)
      if (sku === 'bad') throw new Error('cannot')
    })

    await publish(test.db, priceChanged({ sku: 'bad' }), priceChanged({ sku: 'good' }))

    await expect.poll(() => skus).toEqual(['good'])
    expect(tries).toEqual(['bad', 'bad', 'bad', 'good'])
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', topic: 'price-changed' }))
  })

  it('never skips an event because the database is away', async () => {
    let tries = 0
    const outbox = openOutbox({ pace: { maxAttempts: 1, retryDelayMs: 5 } })
    const dead = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', log: aLog().log })
    const from = await currentPosition(test.db)
    const onEvent = async () => {
      tries += 1
      if (tries < 4) await dead.execute(sql`select 1`)
    }
    const reader = outbox.follow({ topics: [priceChanged], from, onEvent })

    await publishPrice('a')

    await expect.poll(() => tries).toBe(4)
    await reader.close()
    await dead.close()
  })

  it('goes on in order when the database was restored on a new server', async () => {
    const skus = await followSkus(openOutbox())
    await publishPrice('old')
    await expect.poll(() => skus).toEqual(['old'])
    // What a dump brings along: positions far ahead of the new server's transactions, and another server's name.
    await test.db.execute(sql`update outbox_event set transaction_order = transaction_order + 1000000`)
    await test.db.execute(sql`update outbox_server set system_identifier = 42`)
    const after = await currentPosition(test.db)

    await publishPrice('new')

    const readPayloads = async () => {
      const { events } = await readEvents(test.db, { after, limit: 10 })
      return events.map(({ payload }) => payload)
    }
    await expect.poll(readPayloads).toEqual([{ sku: 'new' }])
  })
})
