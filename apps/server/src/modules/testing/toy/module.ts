import { storesModule } from '@vonk/commerce/stores/module'
import { staffRefusals } from '@vonk/contract'
import { ok } from '@vonk/domain/result'
import { findStoreView } from '@vonk/domain/stores'
import { defineModule, defineSettings, on, work } from '@vonk/module'
import { aRoute } from '@vonk/platform/http/testing'
import { defineJob } from '@vonk/platform/jobs'
import { defineEvent, publish } from '@vonk/platform/outbox'
import { forStaff } from '@vonk/staff'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffModule } from '../../index.ts'

const nothing = z.object({})
const visited = defineEvent('toy-visited', nothing)
const greet = defineJob({ name: 'toy-greet', schema: nothing })

const toySettings = defineSettings('toy', {
  greeting: z.string().max(40).default('Hello'),
  isLoud: z.boolean().default(false),
})

/** Everything a module can have: a table, calls, a right, settings, a job of what happened, a command. */
export const toyModule = defineModule({
  name: 'toy',
  needs: { stores: storesModule, staff: staffModule },
  migrations: new URL('./migrations', import.meta.url),
  settings: toySettings,
  rights: { 'toy.wind': { allows: 'Winding the toy up', least: 'service' } },
  routes: (_, { db, clock }, { stores, staff }) => [
    aRoute(
      async () => {
        await db.execute(sql`insert into toy_visit values (${new Date(clock())})`)
        await publish(db, visited({}))
        const { greeting, isLoud } = stores.settingsOfModule(toySettings, findStoreView(stores.directory, 'nl'))
        return ok(isLoud ? `${greeting}!` : greeting)
      },
      { path: '/api/toy' },
    ),
    ...forStaff(
      [aRoute(() => ok('tick'), { path: '/api/desk/toy', right: 'toy.wind', refusals: staffRefusals })],
      staff,
    ),
  ],
  jobs: (_, { db }) => [work(greet, async () => void (await db.execute(sql`update toy_visit set greeted = true`)))],
  listen: (_, { jobs }) => [on([visited], { name: 'toy-visits', from: 'now' }, (tx) => jobs.enqueue(tx, greet, {}))],
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
