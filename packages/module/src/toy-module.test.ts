import { ok } from '@vonk/domain/result'
import { createApi } from '@vonk/platform/http'
import { aRoute } from '@vonk/platform/http/testing'
import { createJobs, defineJob } from '@vonk/platform/jobs'
import { createMetrics } from '@vonk/platform/metrics'
import { createOutbox, defineEvent, publish } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { on, onSchedule, work } from './background.ts'
import { defineModule, type MachinePorts } from './define-module.ts'
import { openModules } from './open-modules.ts'
import { startModules } from './testing.ts'

const knocked = defineEvent('toy-knocked', z.object({ times: z.int() }))
const greet = defineJob({ name: 'toy-greet', schema: z.object({ times: z.int() }) })
const tidy = defineJob({ name: 'toy-tidy', schema: z.object({}) })

/** Everything a module can have. */
const toyModule = defineModule({
  name: 'toy',
  create: async ({ db }: MachinePorts) => {
    await db.execute(sql`create table if not exists toy_visit (times integer not null)`)
    return { count: () => db.$count(sql`toy_visit`) }
  },
  routes: () => [aRoute(() => ok('toy'), { path: '/api/toy' })],
  jobs: (_, { db }) => [
    work(greet, async ({ times }) => void (await db.execute(sql`insert into toy_visit values (${times})`))),
    onSchedule('0 4 * * *', tidy, async () => {}),
  ],
  listen: (_, { jobs }) => [
    on([knocked], { name: 'toy-knocks', from: 'now' }, (tx, { payload }) => jobs.enqueue(tx, greet, payload)),
  ],
  forget: async ({ db }) => ({ visits: (await db.execute(sql`delete from toy_visit`)).rowCount ?? 0 }),
})

let test: TestDatabase
const { log } = aLog()
const resources = new AsyncDisposableStack()

beforeAll(async () => {
  test = await openTestDatabase()
  resources.defer(() => test.close())
})
afterAll(() => resources.disposeAsync())

describe('a module', () => {
  it('hears of an event, does a job of it, by the clock as well, and forgets', async () => {
    const { db, url } = test
    const outbox = createOutbox({ db, url, log })
    resources.defer(() => outbox.close())
    const jobs = await createJobs({ url, log, isWorker: true, pollSeconds: 0.5 })
    resources.defer(() => jobs.stop())
    const opened = await startModules([toyModule], { db, outbox, log, jobs })
    await publish(db, knocked({ times: 2 }))

    await expect.poll(() => opened.door(toyModule).count()).toBe(1)
    const { rows } = await db.execute(sql`select name, cron from jobs.schedule`)
    expect(rows).toEqual([{ name: 'toy-tidy', cron: '0 4 * * *' }])
    const ports = { db, outbox, log, jobs, registry: createMetrics().registry, clock: Date.now }
    expect(await opened.forget({ ...ports, mails: { put: async () => {}, close: async () => {} } })).toEqual({
      visits: 1,
    })
  })

  it('answers its call through the API that is made of all routes', async () => {
    const { db, url } = test
    const outbox = createOutbox({ db, url, log })
    resources.defer(() => outbox.close())
    const machine = { db, outbox, log, registry: createMetrics().registry, clock: Date.now }
    const opened = await openModules([toyModule], machine, ['api'])
    const api = createApi({ routes: opened.routes(), log })

    expect((await api.fetch(new Request('http://shop/api/toy'))).status).toBe(200)
  })
})
