import { commandsOf, endpointsOf, migrationsOf, openModules } from '@vonk/module'
import { migrate } from '@vonk/platform/db'
import { createApi } from '@vonk/platform/http'
import { createJobs } from '@vonk/platform/jobs'
import { createMetrics } from '@vonk/platform/metrics'
import { createFolderStore } from '@vonk/platform/objects'
import { createOutbox } from '@vonk/platform/outbox'
import {
  aLog,
  createThrowAwayFolder,
  moduleMigrations,
  openTestDatabase,
  seedViews,
  type TestDatabase,
} from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { terminalFor } from '../cli/terminal-for.ts'
import { projectRoot } from '../config.ts'
import { portsFor } from '../start/ports-for.ts'
import { createProgress } from '../start/progress.ts'
import { aConfig } from '../testing.ts'
import { shopModules } from './index.ts'
import { toyModule } from './testing/toy/module.ts'

const resources = new AsyncDisposableStack()
const { log } = aLog()
/** Its folder, and this line. */
const modules = [...shopModules, toyModule] as const
let test: TestDatabase
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  test = await openTestDatabase()
  resources.defer(() => test.close())
  await seedViews(test.db)
  await migrate({ url: test.url, sets: migrationsOf(modules, []), log })
  shop = await openShop()
})
afterAll(() => resources.disposeAsync())

/** The whole shop with it, as a process that answers calls and works. */
async function openShop() {
  const { db, url } = test
  const folder = await createThrowAwayFolder()
  resources.defer(() => folder.remove())
  const outbox = createOutbox({ db, url, log })
  resources.defer(() => outbox.close())
  const jobs = await createJobs({ url, log, isWorker: true, pollSeconds: 0.5 })
  resources.defer(() => jobs.stop())
  const metrics = createMetrics({ processMetrics: false })
  const progress = createProgress(() => {})
  const options = {
    config: aConfig({ databaseUrl: url, dataFolder: folder.path }),
    root: projectRoot,
    log,
    progress,
    isDevelopment: false,
    metrics,
  }
  const starting = { onProgress: () => {}, whenStarted: Promise.resolve() }
  const media = createFolderStore(folder.path)
  const ports = await portsFor(options, { db, url, outbox, media, reading: undefined, starting })
  const opened = await openModules(modules, ports, ['api', 'worker'])
  resources.defer(() => opened.close())
  await opened.startWork({ ...ports, jobs, mails: { put: async () => {}, close: async () => {} } })
  const api = createApi({ routes: opened.routes(), log })
  const get = (path: string) => api.fetch(new Request(`http://shop${path}`))
  return {
    get,
    rights: opened.rights,
    greet: async () => (await get('/api/toy')).json(),
    async vonk(name: string, ...args: string[]) {
      const lines: string[] = []
      const command = commandsOf(modules).find((one) => one.name === name)
      const write = (line: string) => void lines.push(line)
      const terminal = terminalFor({ config: options.config, root: projectRoot, write })
      const code = await command?.run(args, { ...terminal, withDatabase: (run) => run(db) })
      return { code, lines }
    },
  }
}

describe('a module of one’s own', () => {
  it('brings a table, a call, settings of its views and a command along', async () => {
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

  it('does its job of what happened in the worker of the shop', async () => {
    await shop.greet()

    await expect.poll(() => test.db.$count(sql`toy_visit where greeted`)).toBeGreaterThan(0)
  })

  it('has its call in the document of the API, and its right guards the one of staff', async () => {
    expect(endpointsOf(modules).map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/toy', '/api/desk/toy']))
    expect(shop.rights).toHaveProperty(['toy.wind'])
    expect((await shop.get('/api/desk/toy')).status).toBe(401)
  })

  it('is told which of its settings make no sense, and none of them is set', async () => {
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
