import { storesModule } from '@vonk/commerce/stores/module'
import { throttlesModule } from '@vonk/commerce/throttles/module'
import { openModules } from '@vonk/module'
import { createApi } from '@vonk/platform/http'
import { createMetrics } from '@vonk/platform/metrics'
import { createOutbox } from '@vonk/platform/outbox'
import { addStaff } from '@vonk/staff'
import { codeOf } from '@vonk/staff/testing'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffModule } from './index.ts'
import { toyModule } from './testing/toy/module.ts'

const resources = new AsyncDisposableStack()
let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
  resources.defer(() => test.close())
  await seedViews(test.db)
})
afterAll(() => resources.disposeAsync())

const passwords = {
  hashPassword: async (password: string) => password,
  verifyPassword: async (stored: string | null, password: string) => stored === password,
}

async function openApi() {
  const { db, url } = test
  const { log } = aLog()
  const outbox = createOutbox({ db, url, log })
  resources.defer(() => outbox.close())
  const ports = {
    ...{ db, outbox, log, passwords, registry: createMetrics().registry, clock: Date.now },
    site: { protocol: 'http:', port: '' },
    ...{ openStaffSealer: async () => null, countHere: undefined, isUnlimited: () => true },
  }
  const opened = await openModules([storesModule, throttlesModule, staffModule, toyModule], ports, ['api'])
  resources.defer(() => opened.close())
  return createApi({ routes: opened.routes(), log })
}

describe('a right of a module of one’s own', () => {
  it('is told with the session, and opens its call to those who have it', async () => {
    const api = await openApi()
    async function enter(role: 'viewer' | 'service') {
      const email = `${role}@shop.example`
      const made = await addStaff({ db: test.db, passwords, sealer: null }, { email, name: role, role })
      const body = { email, password: made?.password, code: made && codeOf(made, Date.now()) }
      const headers = { 'content-type': 'application/json' }
      const logIn = new Request('http://shop/api/desk/log-in', { method: 'POST', headers, body: JSON.stringify(body) })
      const entered = await api.fetch(logIn)
      const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
      const wound = await api.fetch(new Request('http://shop/api/desk/toy', { headers: { cookie } }))
      // As the schema of the call has it.
      const { result } = (await entered.json()) as { result: { rights: string[] } }
      return { rights: result.rights, status: wound.status }
    }

    expect(await enter('service')).toEqual({ rights: ['account.use', 'toy.wind'], status: 200 })
    expect(await enter('viewer')).toEqual({ rights: ['account.use'], status: 403 })
  })
})
