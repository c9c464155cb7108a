import { createHash } from 'node:crypto'
import { err, ok } from '@vonk/domain/result'
import { openSealer } from '@vonk/platform/sealed-secrets'
import { openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStaff, type Credentials, resetStaff } from './accounts.ts'
import { staffRights } from './rights.ts'
import { staffRoutes } from './routes.ts'
import { sealStoredTotps } from './sealed-totp.ts'
import { createStaff } from './staff.ts'
import { deleteStaff, updateRole } from './store.ts'
import { codeOf } from './testing.ts'

const email = 'anna@shop.example'
const hashPassword = async (password: string) => createHash('sha256').update(password).digest('hex')
const passwords = {
  hashPassword,
  verifyPassword: async (stored: string | null, password: string) => stored === (await hashPassword(password)),
}

let api: TestApi
const sealer = openSealer(new Uint8Array(32).fill(7), 'staff-totp')
let time = Date.parse('2026-11-17T08:00:00Z')
let isFull = false
let credentials: Credentials

beforeAll(async () => {
  api = await openTestApi((db) =>
    staffRoutes(
      createStaff({
        db,
        passwords,
        sealer,
        rights: staffRights,
        passkeys: { isSigned: async () => false },
        countAttempt: async () => (isFull ? err({ code: 'too-many-attempts', retryAfterMs: 60_000 }) : ok(null)),
        now: () => time,
      }),
    ),
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  isFull = false
  time += 3_600_000
  await deleteStaff(api.db, email)
  const added = await addStaff({ db: api.db, passwords, sealer }, { email, name: 'Anna', role: 'editor' })
  if (!added) throw new Error('the address is free')
  credentials = added
})

type Sent = {
  readonly cookie?: string
  readonly body?: object
  readonly headers?: Record<string, string>
  readonly origin?: string
}

async function send(method: string, path: string, sent: Sent = {}) {
  const { cookie = '', body, headers = {}, origin = 'http://localhost' } = sent
  const request = new Request(`${origin}/api/desk/${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request)
  // What a test reads of it fails the test when it is not there.
  const { result, meta } = (await response.json()) as { result: unknown; meta?: { refusal?: string } }
  return { status: response.status, result, refusal: meta?.refusal, set: response.headers.get('set-cookie') ?? '' }
}

const logIn = (changes: object = {}, headers: Record<string, string> = {}) =>
  send('POST', 'log-in', {
    body: { email, password: credentials.password, code: codeOf(credentials, time), ...changes },
    headers,
  })
const me = (cookie: string) => send('GET', 'me', { cookie })
const sessionOf = ({ set }: { set: string }) => set.split(';')[0] ?? ''

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { referer: 'https://evil.example/page' },
  { referer: 'http://localhost.evil.example/' },
  { 'sec-fetch-site': 'same-origin', referer: 'https://evil.example/' },
]
const own: Record<string, string>[] = [
  {},
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/desk/' },
  { 'sec-fetch-site': 'none' },
]

describe('the log-in of staff', () => {
  it('takes password and code together, and gives a cookie that travels to the desk’s calls alone', async () => {
    const entered = await logIn({ email: ` ${email.toUpperCase()}` })

    expect(entered).toMatchObject({
      status: 200,
      result: { email, name: 'Anna', role: 'editor', rights: ['account.use'] },
    })
    expect(entered.set).toMatch(/^vonk_staff=[\w-]{43}; Path=\/api\/desk; HttpOnly; SameSite=Strict$/)
    expect(await me(sessionOf(entered))).toMatchObject({ status: 200, result: { email } })
  })

  it('gives a cookie over https that no other host and no page without encryption can have put there', async () => {
    const body = { email, password: credentials.password, code: codeOf(credentials, time) }
    const origin = 'https://shop.example'
    const entered = await send('POST', 'log-in', { body, origin })
    const cookie = sessionOf(entered)
    const token = cookie.split('=')[1] ?? ''

    expect(entered.set).toMatch(/^__Host-vonk_staff=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
    expect((await send('GET', 'me', { cookie, origin })).status).toBe(200)
    for (const name of ['vonk_staff', 'x__Host-vonk_staff', '__host-vonk_staff'])
      expect((await send('GET', 'me', { cookie: `${name}=${token}`, origin })).status, name).toBe(401)
    expect((await send('GET', 'me', { cookie })).status).toBe(401)
    expect((await send('POST', 'log-out', { cookie, origin })).set).toMatch(
      /^__Host-vonk_staff=; Path=\/; .*Max-Age=0$/,
    )
  })

  it('does not tell which part was wrong', async () => {
    const wrong = [{ email: 'nobody@shop.example' }, { password: 'guess' }, { code: '000000' }, { code: '' }]
    const answers = await Promise.all(wrong.map((change) => logIn(change)))

    for (const { status, refusal, set } of answers) expect([status, refusal, set]).toEqual([401, 'log-in-refused', ''])
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1)
  })

  it('takes no code twice, nor an older one after it', async () => {
    expect((await logIn()).status).toBe(200)
    expect((await logIn()).status).toBe(401)
    expect((await logIn({ code: codeOf(credentials, time - 30_000) })).status).toBe(401)
    time += 30_000
    expect((await logIn()).status).toBe(200)
  })

  it('is throttled, and refused to pages of other sites', async () => {
    for (const headers of foreign) {
      expect(await logIn({}, headers)).toMatchObject({ status: 403, refusal: 'role-refused' })
    }
    isFull = true
    expect(await logIn()).toMatchObject({ status: 429, refusal: 'too-many-attempts' })
  })
})

describe('the session of staff', () => {
  it('is no good to the page of another site, by whichever header a browser says so', async () => {
    const cookie = sessionOf(await logIn())

    for (const headers of foreign) {
      expect(await send('GET', 'me', { cookie, headers })).toMatchObject({ status: 403, refusal: 'role-refused' })
      expect((await send('POST', 'log-out', { cookie, headers })).status).toBe(403)
    }
    for (const headers of own) expect((await send('GET', 'me', { cookie, headers })).status).toBe(200)
  })

  it('ends at log-out, after twelve hours, and after two without a call', async () => {
    const cookie = sessionOf(await logIn())
    expect((await send('POST', 'log-out', { cookie })).status).toBe(200)
    expect(await me(cookie)).toMatchObject({ status: 401, refusal: 'staff-not-signed-in' })

    time += 30_000
    const busy = sessionOf(await logIn())
    for (let hour = 1; hour < 12; hour += 1) {
      time += 3_600_000
      expect((await me(busy)).status).toBe(200)
    }
    time += 3_600_000
    expect((await me(busy)).status).toBe(401)

    const idle = sessionOf(await logIn())
    time += 2 * 3_600_000
    expect((await me(idle)).status).toBe(401)
  })

  it('has the role of this moment, and ends when its account is reset or taken away', async () => {
    const cookie = sessionOf(await logIn())
    await updateRole(api.db, email, 'viewer')
    expect((await me(cookie)).result).toMatchObject({ role: 'viewer' })

    await resetStaff({ db: api.db, passwords, sealer }, email)
    expect((await me(cookie)).status).toBe(401)
    expect((await logIn()).status).toBe(401)
  })

  it('is not that of anybody who makes one up', async () => {
    for (const cookie of ['', 'vonk_staff=', `vonk_staff=${'a'.repeat(43)}`, 'vonk_staff=1; Path=/']) {
      expect((await me(cookie)).status).toBe(401)
    }
  })
})

describe('the secret of an authenticator', () => {
  const stored = async () => {
    const { rows } = await api.db.execute<{ secret: string }>(sql`select totp_secret as secret from staff`)
    return rows[0]?.secret ?? ''
  }
  const given = () => new URL(credentials.address).searchParams.get('secret') ?? ''

  it('cannot be read in the database', async () => {
    const bits = [...given()].map((sign) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
    )
    const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))

    expect(await stored()).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(await stored()).not.toContain(Buffer.from(bytes).toString('base64url'))
  })

  it('from before there was a key goes on working, and is sealed at the next start', async () => {
    await deleteStaff(api.db, email)
    const made = await addStaff({ db: api.db, passwords, sealer: null }, { email, name: 'Anna', role: 'editor' })
    if (!made) throw new Error('the address is free')
    credentials = made
    expect((await logIn()).status).toBe(200)
    expect(await sealStoredTotps(api.db, null)).toEqual({ unreadable: [], open: 1 })
    expect(await stored()).not.toMatch(/^v1/)

    await Promise.all([1, 2, 3].map(() => sealStoredTotps(api.db, sealer)))
    expect(await stored()).toMatch(/^v1/)
    time += 30_000
    expect((await logIn()).status).toBe(200)
    expect(await sealStoredTotps(api.db, sealer)).toEqual({ unreadable: [], open: 0 })
  })

  it('is said to be unreadable with another key and without one, and stays as it is', async () => {
    const before = await stored()
    const other = openSealer(new Uint8Array(32).fill(8), 'staff-totp')

    expect(await sealStoredTotps(api.db, other)).toEqual({ unreadable: [email], open: 0 })
    expect(await sealStoredTotps(api.db, null)).toEqual({ unreadable: [email], open: 0 })
    expect(await stored()).toBe(before)
  })
})
