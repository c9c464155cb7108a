import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createStores } from '@vonk/commerce/stores'
import { storesModule } from '@vonk/commerce/stores/module'
import { ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { commandsOf, defineModule, defineSettings, migrationsOf, openModules } from '@vonk/module'
import { migrate } from '@vonk/platform/db'
import { createApi } from '@vonk/platform/http'
import { aRoute } from '@vonk/platform/http/testing'
import { createMetrics } from '@vonk/platform/metrics'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, moduleMigrations, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shopModules } from './index.ts'

const resources = new AsyncDisposableStack()
const { log } = aLog()
let test: TestDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-toy-'))
  resources.defer(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '0001-visits.sql'), 'create table toy_visit (at timestamptz not null default now());')
  test = await openTestDatabase()
  resources.defer(() => test.close())
  await createStores({ db: test.db }).seed()
})
afterAll(() => resources.disposeAsync())

const toySettings = defineSettings('toy', {
  greeting: z.string().max(40).default('Hello'),
  isLoud: z.boolean().default(false),
})

const aToy = () =>
  defineModule({
    name: 'toy',
    needs: { stores: storesModule },
    migrations: pathToFileURL(folder),
    settings: toySettings,
    routes: (_, { db }, { stores }) => [
      aRoute(
        async () => {
          await db.execute(sql`insert into toy_visit default values`)
          const { greeting, isLoud } = stores.settingsOfModule(toySettings, findStoreView(stores.directory, 'nl'))
          return ok(isLoud ? `${greeting}!` : greeting)
        },
        { path: '/api/toy' },
      ),
    ],
    commands: () => [
      {
        name: 'toy',
        summary: 'counts visits',
        run: (_args, terminal) =>
          terminal.withDatabase(async (db) => {
            terminal.write(`${await db.$count(sql`toy_visit`)} visits`)
            return 0
          }),
      },
    ],
  })

/** A module of one's own stands at the end of the list. */
async function openShop() {
  const toy = aToy()
  const list = [storesModule, toy]
  await migrate({ url: test.url, sets: migrationsOf([...shopModules, toy], []), log })
  const outbox = createOutbox({ db: test.db, url: test.url, log })
  resources.defer(() => outbox.close())
  const opened = await openModules(list, { db: test.db, outbox, log, registry: createMetrics().registry }, ['api'])
  resources.defer(() => opened.close())
  const api = createApi({ routes: opened.routes(), log })
  return {
    greet: async () => (await api.fetch(new Request('http://shop/api/toy'))).json(),
    async vonk(name: string, ...args: string[]) {
      const lines: string[] = []
      const command = commandsOf([...shopModules, toy]).find((one) => one.name === name)
      const write = (line: string) => void lines.push(line)
      const code = await command?.run(args, { write, withDatabase: (work) => work(test.db) })
      return { code, lines }
    },
  }
}

describe('a module of one’s own', () => {
  it('brings a table, a call, settings of its views and a command along', async () => {
    const shop = await openShop()

    expect(await shop.greet()).toMatchObject({ result: 'Hello' })
    expect(await shop.vonk('toy')).toEqual({ code: 0, lines: ['1 visits'] })

    const configured = await shop.vonk('stores', 'configure', 'nl', 'toy.greeting=Hoi', 'toy.isLoud=true')
    expect(configured.lines).toEqual(expect.arrayContaining(['  toy.greeting="Hoi"', '  toy.isLoud=true']))
    await expect.poll(() => shop.greet()).toMatchObject({ result: 'Hoi!' })

    await shop.vonk('stores', 'configure', 'nl', 'toy.isLoud=')
    await expect.poll(() => shop.greet()).toMatchObject({ result: 'Hoi' })
    expect((await shop.vonk('stores', 'configure', 'nl')).lines).toEqual(
      expect.arrayContaining(['* toy.greeting="Hoi"', '  toy.isLoud=false', '  minicartCountType="quantities"']),
    )
  })

  it('is told which of its settings make no sense, and none of them is set', async () => {
    const shop = await openShop()
    const tried = (...assignments: string[]) => shop.vonk('stores', 'configure', 'de', ...assignments)

    expect(await tried('toy.isLoud=true', 'toy.greetings=Hi', 'toys.greeting=Hi', 'minicartCountType=items')).toEqual({
      code: 1,
      lines: ['There is no setting "toy.greetings".', 'No module "toys" has settings.'],
    })
    expect((await tried('toy.isLoud=3')).lines).toEqual([
      'toy.isLoud: Invalid input: expected boolean, received number',
    ])
    expect((await shop.vonk('stores', 'configure', 'de')).lines).toEqual(
      expect.arrayContaining(['  toy.isLoud=false', '  minicartCountType="quantities"']),
    )
  })

  it('has its default where what was stored is accepted no longer', async () => {
    const shop = await openShop()
    await test.db.execute(sql`
      insert into module_settings values ('en', 'toy', '{"greeting": 7, "isLoud": true, "gone": 1}')`)

    expect((await shop.vonk('stores', 'configure', 'en')).lines).toEqual(
      expect.arrayContaining(['* toy.greeting="Hello"', '* toy.isLoud=true']),
    )
  })
})

describe('the databases of tests', () => {
  it('have the tables of every module', () => {
    const names = migrationsOf(shopModules, []).map(({ name }) => name)

    expect(moduleMigrations().map(({ name }) => name)).toEqual(names.toSorted())
  })
})
