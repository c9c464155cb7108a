import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MigrationProgress, migrate } from './migrate.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vonk-migrate-'))
})
afterEach(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const write = (file: string, text: string) => writeFile(join(folder, file), text)

const migrateShop = (onProgress = (_: MigrationProgress) => {}) =>
  migrate({ url: test.url, sets: [{ name: 'shop', folder }], log: aLog().log, onProgress })

async function tables(): Promise<string[]> {
  const { rows } = await test.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_name like 'stall%' order by name`)
  return rows.map(({ name }) => name)
}

// Another process has to start, on a machine that may be busy.
const patience = { timeout: 60_000 }

describe('migrate', () => {
  it('applies what is new, in order, and nothing twice', async () => {
    await write('0001-shop.sql', 'create table stall (id int);')
    await write('0002-shop-name.sql', 'alter table stall add name text; create table stall_name (id int);')

    expect(await migrateShop()).toEqual(['shop/0001-shop.sql', 'shop/0002-shop-name.sql'])
    expect(await migrateShop()).toEqual([])
    await write('0003-more.sql', 'create table stall_more (id int);')
    expect(await migrateShop()).toEqual(['shop/0003-more.sql'])
    expect(await tables()).toEqual(['stall', 'stall_more', 'stall_name'])
  })

  it('tells how far it is', async () => {
    const seen: MigrationProgress[] = []
    await write('0001-a.sql', 'create table stall_a (id int)')
    await write('0002-b.sql', 'create table stall_b (id int)')

    await migrateShop((progress) => seen.push(progress))

    expect(seen).toEqual([
      { file: 'shop/0001-a.sql', done: 0, total: 2 },
      { file: 'shop/0002-b.sql', done: 1, total: 2 },
    ])
  })

  it('lets processes that start together wait for each other', async () => {
    await write('0001-a.sql', 'create table stall_a (id int); select pg_sleep(0.1)')
    await write('0002-b.sql', 'create table stall_b (id int)')

    const applied = await Promise.all([migrateShop(), migrateShop(), migrateShop()])

    expect(applied.map((files) => files.length).sort()).toEqual([0, 0, 2])
  })

  it('refuses when a file that was applied has been edited', async () => {
    await write('0001-a.sql', 'create table stall_a (id int)')
    await migrateShop()
    await write('0001-a.sql', 'create table stall_a (id bigint)')

    await expect(migrateShop()).rejects.toMatchObject({ problem: 'edited', file: 'shop/0001-a.sql' })
  })

  it('takes other line ends for the same file', async () => {
    await write('0001-a.sql', 'create table stall_a (\n  id int\n);\n')
    await migrateShop()
    await write('0001-a.sql', 'create table stall_a (\r\n  id int\r\n);\r\n')

    expect(await migrateShop()).toEqual([])
  })

  it.each([
    { files: ['0001-a.sql', '0003-c.sql'], problem: 'missing', file: 'shop/0003-c.sql' },
    { files: ['0002-b.sql'], problem: 'missing', file: 'shop/0002-b.sql' },
    { files: ['0001-a.sql', '0001-b.sql'], problem: 'duplicate', file: 'shop/0001-b.sql' },
    { files: ['0001-a.sql', '2-b.sql'], problem: 'misnamed', file: 'shop/2-b.sql' },
  ])('refuses files with a $problem number before it touches the database: $files', async ({ files, ...error }) => {
    for (const file of files) await write(file, 'create table stall_never (id int)')

    await expect(migrateShop()).rejects.toMatchObject(error)
    expect(await tables()).toEqual([])
  })

  it('refuses a set whose folder is not there', async () => {
    const lost = migrate({ url: test.url, sets: [{ name: 'lost', folder: join(folder, 'lost') }], log: aLog().log })

    await expect(lost).rejects.toMatchObject({ problem: 'unreadable', file: 'lost' })
  })

  it('refuses a database that a newer version has migrated', async () => {
    await write('0001-a.sql', 'create table stall_a (id int)')
    await write('0002-b.sql', 'create table stall_b (id int)')
    await migrateShop()
    await rm(join(folder, '0002-b.sql'))

    await expect(migrateShop()).rejects.toMatchObject({ problem: 'newer-database', file: 'shop/0002-b.sql' })
  })

  it('leaves nothing of a migration that fails, names the line, and keeps those before it', async () => {
    await write('0001-a.sql', 'create table stall_a (id int)')
    await write('0002-b.sql', 'create table stall_b (id int);\n\ninsert into stall_b\n  select wrong from stall_a;\n')

    await expect(migrateShop()).rejects.toMatchObject({
      problem: 'failed',
      file: 'shop/0002-b.sql',
      message: 'shop/0002-b.sql: line 4: column "wrong" does not exist',
    })
    expect(await tables()).toEqual(['stall_a'])

    await write('0002-b.sql', 'create table stall_b (id int)')
    expect(await migrateShop()).toEqual(['shop/0002-b.sql'])
  })

  it('goes on where a killed process stopped', patience, async () => {
    await test.db.execute(sql`create table slow ()`)
    await write('0001-a.sql', 'create table stall_a (id int)')
    await write(
      '0002-b.sql',
      `create table stall_b (id int);
       do $$ begin if to_regclass('slow') is not null then perform pg_sleep(60); end if; end $$`,
    )
    const code = `
      import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
      const log = { debug() {}, info() {}, warn() {} }
      await migrate(${JSON.stringify({ url: test.url, sets: [{ name: 'shop', folder }] }).slice(0, -1)}, log })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
    await expect.poll(tables, patience).toEqual(['stall_a'])
    await expect.poll(sleepers, patience).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await test.db.execute(sql`drop table slow`)

    expect(await migrateShop()).toEqual(['shop/0002-b.sql'])
    expect(await tables()).toEqual(['stall_a', 'stall_b'])
  })
})

async function sleepers(): Promise<number> {
  const { rows } = await test.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
  return rows.length
}
