import { hash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { adjustStock } from '@vonk/commerce/stock/testing'
import { createDatabase, type Database } from '@vonk/platform/db'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aConfig } from '../../testing.ts'
import { runCli } from '../run-cli.ts'

const deepPicture = `${'deep/'.repeat(30)}räuber.svg`
let folder: string
let shop: TestDatabase
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-backup-'))
  file = join(folder, 'backups', 'shop.tar.gz')
  shop = await openTestDatabase()
  await run(shop.url, 'seed', '--products', '40', '--date', '2026-11-15')
  await putMedia('one', deepPicture, '<svg/>')
  await backUpWhileSelling()
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Runs a command of a shop with this database and media folder. */
async function runIn(media: string, url: string, ...args: string[]) {
  const lines: string[] = []
  const config = aConfig({ databaseUrl: url, mediaFolder: join(folder, media) })
  const code = await runCli(args, { config, root: '/shop', write: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

const run = (url: string, ...args: string[]) => runIn('one', url, ...args)

async function putMedia(media: string, path: string, text: string): Promise<void> {
  const target = join(folder, media, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  await utimes(target, 1_700_000_000, 1_700_000_000)
}

/** Sells one piece after the other until the backup is written: every sale changes the stock and its history together. */
async function backUpWhileSelling(): Promise<void> {
  const { rows } = await shop.db.pool.query(`select sku from stock_item where manage_stock order by sku limit 50`)
  let isWritten = false
  const selling = async () => {
    for (let at = 0; !isWritten; at += 1) {
      await adjustStock(shop.db, { sku: rows[at % rows.length].sku, delta: 1, reason: 'delivery' })
    }
  }
  const sold = Promise.all([selling(), selling()])
  const { code, text } = await run(shop.url, 'backup', file).finally(() => {
    isWritten = true
  })
  await sold
  expect([code, text]).toEqual([0, expect.stringContaining(file)])
}

async function openEmpty(): Promise<TestDatabase> {
  const empty = await openTestDatabase({ isEmpty: true })
  onTestFinished(() => empty.close())
  return empty
}

/** By table, how many rows there are and a sum over all they say. */
async function contents(db: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const { rows: tables } = await db.pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await db.pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as sum from "${name}" each`,
    )
    found[name] = rows[0].sum
  }
  return found
}

async function mediaOf(name: string) {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(async (path) => [path.slice(join(folder, name).length), hash('sha256', await readFile(path))])
  return (await Promise.all(read)).toSorted()
}

const changing = ['stock_item', 'stock_change', 'outbox_event', 'applied_migration']

function without(found: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(found).filter(([name]) => !names.includes(name)))
}

describe('backup and restore', { timeout: 120_000 }, () => {
  it('restores a shop into an empty place: every table, every file, and numbers go on', async () => {
    const target = await openEmpty()

    const { code, text } = await runIn('two', target.url, 'restore', file)

    expect([code, text]).toEqual([0, expect.stringContaining('The shop is as it was on')])
    expect(without(await contents(target.db), changing)).toEqual(without(await contents(shop.db), changing))
    expect(await mediaOf('two')).toEqual(await mediaOf('one'))
    expect((await stat(join(folder, 'two', deepPicture))).mtimeMs).toBe(1_700_000_000_000)
    const next = `select nextval('sales_order_number')::int - (select max(order_number)::int from sales_order) as ahead`
    expect((await target.db.pool.query(next)).rows[0].ahead).toBeGreaterThan(0)
    await expectOneMoment(target.db)
  })

  /** Stock is the sum of its history although the shop went on selling, and it did so after the backup had begun. */
  async function expectOneMoment(target: Database): Promise<void> {
    const { pool } = target
    const differing = `select sku, quantity from stock_item where quantity <> coalesce(
      (select sum(delta) from stock_change change where change.sku = stock_item.sku and location_id is null), 0)`
    const deliveries = `select count(*)::int as count from stock_change where reason = 'delivery'`
    expect((await pool.query(differing)).rows).toEqual([])
    const [restored, sold] = [await pool.query(deliveries), await shop.db.pool.query(deliveries)]
    expect(sold.rows[0].count).toBeGreaterThan(restored.rows[0].count)
    const [item] = (await pool.query(`select sku from stock_item where manage_stock limit 1`)).rows
    await adjustStock(target, { sku: item.sku, delta: 1, reason: 'count' })
  }

  it('is read by nobody else, and leaves nothing unfinished behind', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(dirname(file))).toEqual(['shop.tar.gz'])
  })

  it('names the file after the moment where it is given a folder', async () => {
    const { code } = await run(shop.url, 'backup', `${folder}/dated/`)

    expect(code).toBe(0)
    expect(await readdir(join(folder, 'dated'))).toEqual([expect.stringMatching(/^vonk-\d{8}T\d{6}Z\.tar\.gz$/)])
  })

  it('replaces a shop only when told to, and only when nobody runs it', async () => {
    const target = await openEmpty()
    await putMedia('four', 'old.svg', 'old')
    expect(await runIn('four', target.url, 'restore', file)).toMatchObject({
      code: 1,
      text: expect.stringContaining('The media folder is not empty'),
    })
    await runIn('five', target.url, 'migrate')
    expect(await runIn('five', target.url, 'restore', file)).toMatchObject({
      code: 1,
      text: expect.stringContaining('The database is not empty'),
    })
    const running = createDatabase({ url: target.url, log: aLog().log })
    await running.pool.query('create table leftover (id int)')
    expect(await runIn('four', target.url, 'restore', file, '--force')).toMatchObject({
      code: 1,
      text: expect.stringContaining('A shop is running on this database'),
    })
    await running.close()

    expect(await runIn('four', target.url, 'restore', file, '--force')).toMatchObject({ code: 0 })
    expect(await mediaOf('four')).toEqual(await mediaOf('one'))
    expect(await contents(target.db)).not.toHaveProperty('leftover')
  })

  it.each([
    ['cut off', (path: string) => truncate(path, 20_000), 'no packed file, or a part of it is damaged'],
    ['not packed', (path: string) => writeFile(path, 'hello'), 'no packed file, or a part of it is damaged'],
    [
      'complete but for its end',
      (path: string) => repack(path, (bytes) => bytes.subarray(0, 51_200)),
      'ends in the middle',
    ],
    [
      'changed',
      (path: string) => repack(path, (bytes) => replaced(bytes, 'Jongens', 'Jungens')),
      'is not what was written',
    ],
    [
      'newer',
      (path: string) => repack(path, (bytes) => replaced(bytes, '"platform","number":1,', '"platform","number":9,')),
      'newer version',
    ],
  ])('touches nothing with a file that is %s', async (_, spoil, reason) => {
    const target = await openEmpty()
    const spoilt = join(folder, 'spoilt.tar.gz')
    await copyFile(file, spoilt)
    await spoil(spoilt)

    const { code, text } = await runIn('six', target.url, 'restore', spoilt)

    expect([code, text]).toEqual([1, expect.stringContaining(reason)])
    expect(text).toContain('Nothing was changed.')
    expect(await contents(target.db)).toEqual({})
  })

  async function repack(path: string, change: (bytes: Buffer) => Buffer): Promise<void> {
    await writeFile(path, gzipSync(change(gunzipSync(await readFile(path))), { level: 1 }))
  }

  /** With the same number of bytes, so that the archive is sound. */
  function replaced(bytes: Buffer, from: string, to: string): Buffer {
    const at = bytes.indexOf(from)
    expect(at).toBeGreaterThan(0)
    bytes.write(to, at)
    return bytes
  }

  it('says so when there is nothing to back up or no file to restore', async () => {
    const target = await openEmpty()

    expect(await run(target.url, 'backup', join(folder, 'nothing'))).toMatchObject({
      code: 1,
      text: 'There is no shop in this database.',
    })
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('nothing'))
    expect(await run(target.url, 'restore', join(folder, 'no-such-file'))).toMatchObject({
      code: 2,
      text: expect.stringContaining('cannot be read'),
    })
    expect(await run(target.url, 'backup')).toMatchObject({ code: 2, text: expect.stringContaining('FILE|FOLDER') })
  })
})
