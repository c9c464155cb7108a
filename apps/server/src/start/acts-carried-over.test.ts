import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { putOrders } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { findActs } from '@vonk/platform/acts'
import { type MigrationSet, migrate } from '@vonk/platform/db'
import { aLog, createThrowAwayFolder, openTestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { migrationSets } from './open-database.ts'

const resources = new AsyncDisposableStack()
afterAll(() => resources.disposeAsync())

/** The migrations before acts were kept in one place. */
const lastBefore = new Map([
  ['platform', '0003'],
  ['commerce', '0057'],
  ['content', '0009'],
])
const frozen = migrationSets.filter(({ name }) => lastBefore.has(name))

async function setsBefore(folder: string): Promise<MigrationSet[]> {
  return Promise.all(
    frozen.map(async (set) => {
      const old = join(folder, set.name)
      await mkdir(old)
      const files = (await readdir(set.folder)).filter((file) => file.slice(0, 4) <= (lastBefore.get(set.name) ?? ''))
      await Promise.all(files.map((file) => cp(join(set.folder, file), join(old, file))))
      return { ...set, folder: old }
    }),
  )
}

describe('the logs of before', () => {
  it('are acts, and nothing of them is lost', async () => {
    const folder = await createThrowAwayFolder()
    resources.defer(() => folder.remove())
    const { db, url, close } = await openTestDatabase({ isEmpty: true })
    resources.defer(close)
    const { log } = aLog()
    await migrate({ url, sets: await setsBefore(folder.path), log })
    await putOrders(db, [anOrder({ orderId: 'first' })])
    await db.execute(sql`
      insert into order_act (order_id, position, action, staff_email, staff_name, pieces, amount, done_at) values
        ('first', 0, 'shipped', 'sam@shop.example', 'Sam', '[]', null, '2026-03-01T10:00Z'),
        ('first', 1, 'refunded', null, null, '[{"lineId":"10","quantity":1}]', 2999, '2026-03-02T10:00Z')`)
    await db.execute(sql`
      insert into review (id, store_code, brand, language, product_id, sku, title, detail, nickname, status, decided_by,
        decided_at, answer, answered_by, answered_at)
      values (1, 'nl', 'vonk', 'nl', 2, 'bag', 'Fijn', 'Tas', 'Zoë', 1, 'sam@shop.example', '2026-03-03T10:00Z',
          'Dank!', 'eve@shop.example', '2026-03-04T10:00Z'),
        (2, 'nl', 'vonk', 'nl', 2, 'bag', 'Stuk', 'Tas', 'Bo', 3, 'sam@shop.example', '2026-03-05T10:00Z', null, null, null),
        (3, 'nl', 'vonk', 'nl', 2, 'bag', 'Nieuw', 'Tas', 'Bo', 2, null, null, null, null, null)`)
    const uuid = '7d1f9a52-6f2a-4a53-9ad4-1f6c3fd7a9c1'
    await db.execute(sql`
      insert into story_version (uuid, version, action, full_slug, name, content, created_at, changed_by)
      select ${uuid}, version, action, 'nl/about', 'About', '{}', at::timestamptz, who
      from (values (1, 'saved', '2026-03-06T10:00Z', 'anna@shop.example'), (2, 'published', '2026-03-07T10:00Z', null))
        as old (version, action, at, who)`)

    await migrate({ url, sets: migrationSets, log })

    const acts = (await findActs(db, { limit: 100 })).toSorted((a, b) => a.doneAt.getTime() - b.doneAt.getTime())
    expect(acts.map(({ kind, thing, name, by, doneAt }) => [doneAt.getUTCDate(), kind, thing, name, by.id])).toEqual([
      [1, 'order', 'first', 'shipped', 'sam@shop.example'],
      [2, 'order', 'first', 'refunded', null],
      [3, 'review', '1', 'published', 'sam@shop.example'],
      [4, 'review', '1', 'answered', 'eve@shop.example'],
      [5, 'review', '2', 'refused', 'sam@shop.example'],
      [6, 'story', uuid, 'saved', 'anna@shop.example'],
      [7, 'story', uuid, 'published', null],
    ])
    expect(acts.map(({ after }) => after).slice(1, 4)).toEqual([
      { amount: 2999, pieces: [{ lineId: '10', quantity: 1 }] },
      null,
      { answer: 'Dank!' },
    ])
    const { rows } = await db.execute(sql`
      select version, actor from story_version left join act on act.id = act_id order by version`)
    expect(rows).toEqual([
      { version: 1, actor: 'anna@shop.example' },
      { version: 2, actor: null },
    ])
    // Those of an order stay as long as the order, and numbers go on after those that were carried over.
    const { rows: kept } = await db.execute(sql`select distinct kind from act where kept_until is null`)
    expect(kept).toEqual([{ kind: 'order' }])
    await db.execute(
      sql`insert into act (actor_kind, kind, thing, name) values ('command-line', 'door', '1', 'opened')`,
    )
  })
})
