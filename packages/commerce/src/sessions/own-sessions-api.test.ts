import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../customers/index.ts'
import { createGroupTokens } from '../prices/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'

let api: TestApi
let passwordHash: string
const password = 'Vonk-demo-1'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

beforeAll(async () => {
  api = await openTestApi((db) => {
    const throttles = createThrottles({ db, limits: throttleLimits })
    const sessions = createSessions({ db, throttles, settings: defaultSettings })
    const groupTokens = createGroupTokens(new Uint8Array(32).fill(1))
    const directory = { defaultCode: 'nl', views: [] }
    const parts = { db, sessions, directory, throttles }
    return [...sessionRoutes(parts), ...profileRoutes({ ...parts, groupTokens }), ...ownSessionRoutes({ db, sessions })]
  })
  passwordHash = await hashPassword(password)
})
afterAll(() => api.close())

beforeEach(async () => {
  await emptyTables(api.db, ['customer'])
  await api.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl', ${passwordHash}), (8, 'max@example.nl', 'Max', 'Moll', 'nl', ${passwordHash})`)
})

type Listed = { readonly id: string; readonly is_current: boolean; readonly browser: string; readonly system: string }

async function send(method: 'GET' | 'POST' | 'DELETE', path: string, { token = '', body = {}, userAgent = '' } = {}) {
  const response = await api.fetch(
    new Request(`http://localhost/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
  )
  // The envelope of every call.
  const answer = (await response.json()) as { result: unknown; meta?: { refreshToken: string } }
  return { status: response.status, ...answer }
}

async function logIn(username = 'zoe@example.nl', userAgent = phone) {
  const { result, meta } = await send('POST', 'user/login', { body: { username, password }, userAgent })
  return { token: String(result), refreshToken: meta?.refreshToken ?? '' }
}

const list = async (token: string) => {
  const { result } = await send('GET', 'ext/account/sessions', { token })
  // As the schema of the call has it.
  return result as Listed[]
}
const isAlive = async ({ token }: { readonly token: string }) =>
  (await send('GET', 'user/me', { token })).status === 200

describe('GET /api/ext/account/sessions', () => {
  it('lists where a customer is logged in, and which of them is asking', async () => {
    const first = await logIn()
    const second = await logIn('zoe@example.nl', 'curl/8')
    await logIn('max@example.nl')

    const listed = await list(first.token)
    expect(listed.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['', '', false],
      ['Safari', 'iPhone', true],
    ])
    expect(JSON.stringify(listed)).not.toMatch(/iOS|Mozilla/)
    await send('POST', 'user/logout', { token: second.token })
    expect(await list(first.token)).toHaveLength(1)
  })

  it('leaves out what has run out, and moves what was used', async () => {
    const { token, refreshToken } = await logIn()
    const old = await logIn()
    await api.db.execute(sql`update customer_session set used_at = now() - interval '1 day'`)
    await api.db.execute(sql`
      update session_token set expires_at = now() - interval '1 minute' where session_id = (
        select id from customer_session order by created_at desc limit 1)`)
    await send('POST', 'user/refresh', { body: { refreshToken, rotate: true } })

    expect(await isAlive(old)).toBe(false)
    expect(await list(token)).toHaveLength(1)
    const { rows } = await api.db.execute(sql`select from customer_session where used_at > now() - interval '1 hour'`)
    expect(rows).toHaveLength(1)
  })
})

describe('DELETE /api/ext/account/sessions', () => {
  it('logs out in one place', async () => {
    const [here, there] = [await logIn(), await logIn()]
    const other = (await list(here.token)).find(({ is_current }) => !is_current)?.id
    const end = () => send('DELETE', `ext/account/sessions/${other}`, { token: here.token })

    expect((await end()).status).toBe(200)
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false])
    expect((await send('POST', 'user/refresh', { body: { refreshToken: there.refreshToken } })).status).toBe(401)
    expect((await end()).status).toBe(404)
  })

  it("ends nobody else's session", async () => {
    const [zoe, max] = [await logIn(), await logIn('max@example.nl')]
    const [session] = await list(max.token)

    expect((await send('DELETE', `ext/account/sessions/${session?.id}`, { token: zoe.token })).status).toBe(404)
    expect((await send('DELETE', 'ext/account/sessions/x', { token: zoe.token })).status).toBe(400)
    expect(await isAlive(max)).toBe(true)
  })

  it('logs out everywhere, or everywhere else', async () => {
    const [here, there, max] = [await logIn(), await logIn(), await logIn('max@example.nl')]

    await send('DELETE', 'ext/account/sessions?keepCurrent=true', { token: here.token })
    expect([await isAlive(here), await isAlive(there), await isAlive(max)]).toEqual([true, false, true])
    await send('DELETE', 'ext/account/sessions', { token: here.token })
    expect([await isAlive(here), await isAlive(max)]).toEqual([false, true])
    expect((await send('POST', 'user/refresh', { body: { refreshToken: here.refreshToken } })).status).toBe(401)
  })

  it.each([
    ['GET', 'ext/account/sessions'],
    ['DELETE', 'ext/account/sessions'],
    ['DELETE', 'ext/account/sessions/6b0b5d52-6f2a-4a53-9ad4-1f6c3fd7a9c1'],
  ] as const)('is for customers (%s %s)', async (method, path) => {
    expect((await send(method, path, { token: 'stolen' })).status).toBe(401)
  })
})
