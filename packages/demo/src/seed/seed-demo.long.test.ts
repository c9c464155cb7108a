import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@vonk/platform/db'
import { openTestDatabase, seedViews } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DemoSeed, SEED_LOCK, seedDemo } from './seed-demo.ts'

/** Tables that fill when somebody comes to the shop, or a back office is given a key and staff an account. */
const madeByUse =
  /^(?:throttle|cart|email_change|guarantee_notice|customer_session|password_reset|account_notice|passkey|session_token|stock_alert|login_network|newsletter|back_office|mail|invoice|credit_note|order_reservation|order_bought_card|order_withdrawal|act$|payment_refund|bank_refund|waiting_|staff|module_settings|story_presence|content_release|release_story)/

const plan = { today: '2026-11-15', products: 60 }

async function openShop() {
  const [{ db, close }, mediaFolder] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), 'vonk-seed-'))])
  await seedViews(db)
  return {
    db,
    mediaFolder,
    fill: (more: Partial<DemoSeed> = {}) => seedDemo({ db, mediaFolder, ...plan, ...more }),
    async close() {
      await close()
      await rm(mediaFolder, { recursive: true })
    },
  }
}

/** A fingerprint of every table's rows, without the moments at which they were written. */
async function rowsOf(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'outbox%' 
      and tablename not in ('applied_migration', 'shop_secret', 'content_version')`)
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    // Stories are dated by their publication; when their rows and those of their pictures came about depends on the clock.
    const written = /^(story|picture)/.test(name)
      ? sql`array['updated_at', 'created_at']`
      : sql`array['updated_at', 'at']`
    const { rows } = await db.execute<{ print: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as print
      from (select (to_jsonb(stored) - ${written}::text[])::text as line from ${sql.identifier(name)} stored) lines`)
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const prints = paths.map(async (path) => {
    const print = createHash('sha1')
      .update(await readFile(path))
      .digest('hex')
    return [path.slice(folder.length), print] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}

/** Every picture a product or a category names. */
async function picturesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ image: string }>(sql`
    select distinct entry->>'image' as image from catalogue_product, json_array_elements(document->'media_gallery') entry
    union select document->>'image' from catalogue_category where document->>'image' is not null
    union select image from location`)
  return rows.map(({ image }) => image)
}

let shop: Awaited<ReturnType<typeof openShop>>
let outcomes: boolean[]
beforeAll(async () => {
  shop = await openShop()
  outcomes = await Promise.all([shop.fill(), shop.fill()])
}, 60_000)
afterAll(() => shop.close())

describe('seedDemo', () => {
  it('makes the same shop twice, with every picture it names, and another with another seed', {
    timeout: 90_000,
  }, async () => {
    const other = await openShop()
    onTestFinished(() => other.close())
    expect(await other.fill()).toBe(true)

    const [rows, files] = [await rowsOf(shop.db), await filesOf(shop.mediaFolder)]
    expect(await rowsOf(other.db)).toEqual(rows)
    expect(await filesOf(other.mediaFolder)).toEqual(files)
    expect(Object.keys(files).length).toBeGreaterThan(200)
    const empty = Object.keys(rows).filter((table) => rows[table]?.startsWith('0 '))
    expect(empty.filter((table) => !madeByUse.test(table))).toEqual([])

    const named = await picturesOf(shop.db)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => files[path] === undefined)).toEqual([])

    await other.fill({ isReset: true, seed: 2 })
    const again = await rowsOf(other.db)
    expect(again['catalogue_product']).not.toBe(rows['catalogue_product'])
    // What no seed fills is still there: without tariffs nothing could be delivered.
    const emptyAgain = Object.keys(again).filter((table) => again[table]?.startsWith('0 '))
    expect(emptyAgain.toSorted()).toEqual(empty.toSorted())
  })

  it('waits for another process that fills the shop, for as long as that takes', async () => {
    const other = await shop.db.pool.connect()
    onTestFinished(() => other.release(true))
    await other.query(`begin; select pg_advisory_xact_lock(${SEED_LOCK})`)
    const told = Promise.withResolvers<string>()
    const filling = shop.fill({ onProgress: told.resolve })

    expect(await told.promise).toBe('waiting for another process that fills the shop')
    const { rows } = await shop.db.pool.query(`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rows).toEqual([])
    await other.query('commit')
    expect(await filling).toBe(false)
  })

  it('leaves a shop alone that sells something, and fills it once when two try', async () => {
    expect(outcomes.toSorted()).toEqual([false, true])
    const before = await rowsOf(shop.db)
    expect(await shop.fill({ seed: 3 })).toBe(false)
    expect(await rowsOf(shop.db)).toEqual(before)
  })
})
