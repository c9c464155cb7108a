import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../db/index.ts'
import { createBackup } from './create-backup.ts'
import { inOrder } from './describe-tables.ts'
import { findVersionFault, restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const { log } = aLog()
let source: TestDatabase
let target: TestDatabase
let folder: string

beforeEach(async () => {
  source = await openTestDatabase({ isEmpty: true })
  target = await openTestDatabase({ isEmpty: true })
  folder = await mkdtemp(join(tmpdir(), 'vonk-restore-'))
  await mkdir(join(folder, 'sql'))
  await write('0001-stall.sql', first)
  await migrate({ url: source.url, sets: sets(), log })
})
afterEach(async () => {
  await Promise.all([source.close(), target.close()])
  await rm(folder, { recursive: true })
})

// Names that need quotes, a column the database computes, numbers it gives, and values that are easily bent.
const first = `
  create table "order" (id bigint generated always as identity primary key, at timestamptz, "Amount" double precision,
    facts json, tags text[], twice integer generated always as (length(facts::text) * 2) stored);
  create table line (id integer primary key, order_id bigint references "order");
  insert into line values (99, null);`

const odd = `insert into "order" (at, "Amount", facts, tags) values
  ('2026-11-16 05:00:00.123456+02', 0.1 + 0.2::float8, '{ "b": 1,  "a": "\\ud800", "b": 2 }', array['a,"b', null, E'c\\n\\\\']),
  ('infinity', 'NaN', null, '{}')`

const write = (file: string, text: string) => writeFile(join(folder, 'sql', file), text)
const sets = () => [{ name: 'shop', folder: join(folder, 'sql') }]
const media = (name: string) => join(folder, name)

async function backUp() {
  const file = join(folder, 'backup')
  await createBackup({ url: source.url, media: media('one'), file, log })
  const verified = await verifyBackup(file)
  if (!verified.ok) throw new Error(verified.refusal.reason)
  return { file, manifest: verified.value }
}

const restore = (backup: Awaited<ReturnType<typeof backUp>>) =>
  restoreBackup({ ...backup, url: target.url, mediaFolder: media('two'), sets: sets(), log })

async function rowsOf({ db }: TestDatabase, text: string) {
  return (await db.pool.query({ text, rowMode: 'array' })).rows
}

const orders = 'select each::text from "order" each order by id'

describe('restoreBackup', () => {
  it('brings every value back as it was, and counts on from there', async () => {
    await source.db.pool.query(odd)
    await source.db.pool.query(`delete from line; insert into line values (1, 2)`)

    await restore(await backUp())

    expect(await rowsOf(target, orders)).toEqual(await rowsOf(source, orders))
    expect(await rowsOf(target, 'select * from line')).toEqual([[1, '2']])
    expect(await rowsOf(target, `insert into "order" (at) values (now()) returning id`)).toEqual([['3']])
  })

  it('brings data of an older version up to date', async () => {
    const backup = await backUp()
    await write('0002-doubled.sql', 'alter table line add name text; update line set name = id || $$!$$;')

    await restore(backup)

    expect(await rowsOf(target, 'select id, name from line')).toEqual([[99, '99!']])
    expect(await migrate({ url: target.url, sets: sets(), log })).toEqual([])
  })

  it('leaves database and files as they were when something fails on the way', async () => {
    const backup = await backUp()
    await write('0002-broken.sql', 'select nothing_like_this;')
    await target.db.pool.query('create table precious as select 7 as pieces')
    await mkdir(media('two'))
    await writeFile(join(media('two'), 'kept.svg'), 'kept')

    await expect(restore(backup)).rejects.toThrow('shop/0002-broken.sql')

    expect(await rowsOf(target, 'select pieces from precious')).toEqual([[7]])
    expect(await readdir(media('two'))).toEqual(['kept.svg'])
    expect(await readFile(join(media('two'), 'kept.svg'), 'utf8')).toBe('kept')
  })

  it('knows a backup of a newer version by its migrations', async () => {
    await write('0002-new.sql', 'select 1;')
    await migrate({ url: source.url, sets: sets(), log })
    const { manifest } = await backUp()
    expect(await findVersionFault(sets(), manifest)).toBeNull()

    await rm(join(folder, 'sql', '0002-new.sql'))

    expect(await findVersionFault(sets(), manifest)).toContain('it was made by a newer version')
  })
})

describe('inOrder', () => {
  const table = (name: string, ...references: string[]) => ({ name, columns: [], references })

  it('puts tables after those they refer to', () => {
    const tables = [table('a', 'c'), table('b', 'a', 'elsewhere'), table('c')]

    expect(inOrder(tables).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  })

  it('says which tables refer to each other in a circle', () => {
    expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('a, b, a')
  })
})
