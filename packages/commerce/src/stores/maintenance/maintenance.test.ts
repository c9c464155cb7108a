import { openTestApi, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMaintenance } from './maintenance.ts'
import { maintenanceRoutes } from './routes.ts'

let api: TestApi
let time = 0
beforeAll(async () => {
  api = await openTestApi((db) => maintenanceRoutes(createMaintenance({ db, now: () => time })))
})
afterAll(() => api.close())

async function ask() {
  const response = await api.fetch(new Request('http://localhost/api/ext/maintenance'))
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() }
}

describe('createMaintenance', () => {
  it('says that the shop is open until somebody closes it [MAINT-04]', async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { code: 200, result: { enabled: false } } })
  })

  it('closes and opens the shop for every process within a second, by one switch [MAINT-04]', async () => {
    const elsewhere = createMaintenance({ db: api.db })

    await elsewhere.switch(true)
    time += 1_000
    expect((await ask()).body).toMatchObject({ result: { enabled: true } })

    await elsewhere.switch(false)
    time += 1_000
    expect((await ask()).body).toMatchObject({ result: { enabled: false } })
  })

  it('tells every process that keeps pages', async () => {
    const { rowCount: before } = await api.db.pool.query(
      `select from outbox_event where topic = 'maintenance-switched'`,
    )
    await createMaintenance({ db: api.db }).switch(false)
    const { rowCount } = await api.db.pool.query(`select from outbox_event where topic = 'maintenance-switched'`)

    expect(rowCount).toBe((before ?? 0) + 1)
  })

  it('tells no cache to keep the answer', async () => {
    expect((await ask()).cache).toBe('no-store')
  })

  it('stays closed by configuration whatever the switch says', async () => {
    const forced = createMaintenance({ db: api.db, isForced: true })

    expect(await forced.isOn()).toBe(true)
  })
})
