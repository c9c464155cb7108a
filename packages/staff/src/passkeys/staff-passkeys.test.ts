import { createHash } from 'node:crypto'
import { err, ok } from '@vonk/domain/result'
import { findActs } from '@vonk/platform/acts'
import { createAuthenticator, type Signing } from '@vonk/platform/webauthn/testing'
import { emptyTables, openTestApi, type TestApi } from '@vonk/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStaff, type Credentials, resetStaff } from '../accounts.ts'
import { staffRights } from '../rights.ts'
import { staffRoutes } from '../routes.ts'
import { createStaff } from '../staff.ts'
import { deleteStaff } from '../store.ts'
import { codeOf } from '../testing.ts'
import { staffPasskeyRoutes } from './routes.ts'
import { createStaffPasskeys } from './staff-passkeys.ts'

const hashPassword = async (password: string) => createHash('sha256').update(password).digest('hex')
const passwords = {
  hashPassword,
  verifyPassword: async (stored: string | null, password: string) => stored === (await hashPassword(password)),
}
const hosts: readonly string[] = ['localhost', 'de.localhost']
const partyOf = (host: string) =>
  hosts.includes(host) ? { id: host, name: 'Vonk', origin: `http://${host}:3000` } : null
const here = { rpId: 'localhost', origin: 'http://localhost:3000' }

let api: TestApi
let time = Date.parse('2026-11-17T08:00:00Z')
let isFull = false
const people = new Map<string, Credentials>()

beforeAll(async () => {
  api = await openTestApi((db) => {
    const countChallenge = async () =>
      isFull ? err({ code: 'too-many-attempts', retryAfterMs: 60_000 } as const) : ok(null)
    const passkeys = createStaffPasskeys({ db, partyOf, countChallenge, now: () => time })
    const staff = createStaff({
      db,
      passwords,
      passkeys,
      sealer: null,
      rights: staffRights,
      countAttempt: async () => ok(null),
      now: () => time,
    })
    return [...staffRoutes(staff), ...staffPasskeyRoutes({ db, staff, passkeys })]
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  isFull = false
  time += 3_600_000
  for (const name of ['anna', 'ben']) {
    await deleteStaff(api.db, emailOf(name))
    const added = await addStaff(
      { db: api.db, passwords, sealer: null },
      { email: emailOf(name), name, role: 'viewer' },
    )
    if (added) people.set(name, added)
  }
})

const emailOf = (name: string) => `${name}@shop.example`
type Sent = { cookie?: string; body?: object; host?: string; origin?: string }
/** What a test reads of an answer fails the test when it is not there. */
type Told = {
  challenge: string
  user: { id: string }
  excludeCredentials: object[]
  passkeys: { id: string }[]
  id: string
}

async function send(method: string, path: string, { cookie = '', body = {}, host = 'localhost', origin }: Sent = {}) {
  const request = new Request(`http://${host}/api/desk/${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', ...(origin && { origin }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request)
  const { result, meta } = (await response.json()) as { result: Told; meta?: { refusal?: string } }
  return { status: response.status, result, refusal: meta?.refusal, set: response.headers.get('set-cookie') ?? '' }
}

function secretsOf(name: string): Credentials {
  const secrets = people.get(name)
  if (!secrets) throw new Error(`${name} has no account`)
  return secrets
}

async function logIn(name: string, proof: object, host?: string) {
  const body = { email: emailOf(name), password: secretsOf(name).password, ...proof }
  return send('POST', 'log-in', { body, ...(host && { host }) })
}

async function enter(name: string): Promise<string> {
  time += 60_000
  const { set } = await logIn(name, { code: codeOf(secretsOf(name), time) })
  return set.split(';')[0] ?? ''
}

type Phone = ReturnType<typeof createAuthenticator>
const begin = async (host?: string) => (await send('POST', 'log-in/begin', host ? { host } : {})).result

/** A key of somebody; answers what it knows them by. */
async function addKey(cookie: string, phone: Phone, signing: Signing = here) {
  const { result: options } = await send('POST', 'passkeys/begin', { cookie })
  const body = { name: 'Phone', credential: phone.create(options, signing) }
  return { ...(await send('POST', 'passkeys', { cookie, body })), userHandle: options.user.id }
}

async function sign(phone: Phone, changes: Partial<Signing>) {
  return { credential: phone.get(await begin(), { ...here, ...changes }) }
}

describe('a passkey of staff', () => {
  it('is added and removed by its owner, and each is an act on the account', async () => {
    const cookie = await enter('anna')
    await emptyTables(api.db, ['act'])
    const { result } = await addKey(cookie, createAuthenticator())
    expect((await send('DELETE', `passkeys/${result.id}`, { cookie })).status).toBe(200)
    expect((await send('DELETE', `passkeys/${result.id}`, { cookie })).status).toBe(404)

    const acts = await findActs(api.db, { on: { kind: 'staff', id: emailOf('anna') }, limit: 10 })
    expect(acts.map(({ name, by, after, before }) => [name, by.id, after ?? before])).toEqual([
      ['passkey-removed', emailOf('anna'), { passkey: result.id }],
      ['passkey-added', emailOf('anna'), { passkey: result.id, name: 'Phone', host: 'localhost' }],
    ])
  })

  it('stands for the digits, together with the password and the address of its owner', async () => {
    const phone = createAuthenticator()
    const added = await addKey(await enter('anna'), phone)
    expect(added).toMatchObject({ status: 200, result: { name: 'Phone', host: 'localhost', usedAt: null } })
    const { userHandle } = added

    const entered = await logIn('anna', await sign(phone, { userHandle }))
    expect([entered.status, entered.set]).toEqual([
      200,
      expect.stringMatching(/^vonk_staff=[\w-]{43}; Path=\/api\/desk/),
    ])
    expect((await logIn('anna', { ...(await sign(phone, { userHandle })), password: 'guess' })).status).toBe(401)
    expect((await logIn('ben', await sign(phone, { userHandle }))).status).toBe(401)
    expect((await logIn('anna', await sign(createAuthenticator(), { userHandle }))).status).toBe(401)
    expect((await logIn('anna', {})).refusal).toBe('log-in-refused')
    expect(userHandle.length).toBeGreaterThan(43)
  })

  it('signs what it was asked to, once, in time, and at the host it was made for', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await addKey(await enter('anna'), phone)
    const used = await sign(phone, { userHandle })
    expect((await logIn('anna', used)).status).toBe(200)
    expect((await logIn('anna', used)).status).toBe(401)

    const wrong = await sign(phone, { userHandle })
    expect((await logIn('anna', { ...wrong, password: 'guess' })).status).toBe(401)
    expect((await logIn('anna', wrong)).status).toBe(401)

    const late = await sign(phone, { userHandle })
    time += 5 * 60_000
    expect((await logIn('anna', late)).status).toBe(401)
    for (const lie of [{ origin: 'http://evil.example' }, { rpId: 'evil.example' }, { userHandle: 'other' }])
      expect((await logIn('anna', await sign(phone, { userHandle, ...lie }))).status).toBe(401)
    const there = { rpId: 'de.localhost', origin: 'http://de.localhost:3000', userHandle }
    const elsewhere = { credential: phone.get(await begin('de.localhost'), there) }
    expect((await logIn('anna', elsewhere, 'de.localhost')).status).toBe(401)
  })

  it('that counts has to count up: a copy is refused', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await addKey(await enter('anna'), phone, { ...here, counter: 4 })

    expect((await logIn('anna', await sign(phone, { userHandle, counter: 5 }))).status).toBe(200)
    expect((await logIn('anna', await sign(phone, { userHandle, counter: 5 }))).status).toBe(401)
  })

  it('is taken once, from who began it, without certificates, and ten at most', async () => {
    const [anna, ben] = [await enter('anna'), await enter('ben')]
    const phone = createAuthenticator()
    const { result: options } = await send('POST', 'passkeys/begin', { cookie: anna })
    const body = { name: 'Phone', credential: phone.create(options, here) }
    expect((await send('POST', 'passkeys', { cookie: ben, body })).refusal).toBe('passkey-challenge-invalid')
    expect((await send('POST', 'passkeys', { cookie: anna, body })).status).toBe(200)
    expect((await send('POST', 'passkeys', { cookie: anna, body })).refusal).toBe('passkey-challenge-invalid')
    expect((await addKey(anna, createAuthenticator(), { ...here, certificates: true })).refusal).toBe('passkey-invalid')
    expect((await addKey(ben, phone)).refusal).toBe('passkey-invalid')

    for (let count = 1; count < 10; count += 1) expect((await addKey(anna, createAuthenticator())).status).toBe(200)
    const eleventh = await send('POST', 'passkeys/begin', { cookie: anna })
    expect([eleventh.status, eleventh.refusal]).toEqual([409, 'passkeys-full'])
  })

  it('is listed for its owner alone, who can remove it; new secrets remove all', async () => {
    const [anna, ben] = [await enter('anna'), await enter('ben')]
    const phone = createAuthenticator()
    const { result, userHandle } = await addKey(anna, phone)
    const list = async (cookie: string) => (await send('GET', 'passkeys', { cookie })).result.passkeys
    expect([await list(anna), await list(ben)]).toMatchObject([[{ id: result.id }], []])
    expect((await send('DELETE', `passkeys/${result.id}`, { cookie: ben })).refusal).toBe('passkey-not-found')
    expect((await send('DELETE', `passkeys/${result.id}`, { cookie: anna })).status).toBe(200)
    expect((await logIn('anna', await sign(phone, { userHandle }))).status).toBe(401)

    const second = await addKey(anna, createAuthenticator())
    const again = await resetStaff({ db: api.db, passwords, sealer: null }, emailOf('anna'))
    if (again) people.set('anna', again)
    expect(second.status).toBe(200)
    expect(await list(await enter('anna'))).toEqual([])
  })

  it('is asked for at hosts of the shop, by its own pages, and not without end', async () => {
    expect((await send('POST', 'log-in/begin', { host: 'evil.example' })).refusal).toBe('host-unknown')
    expect((await send('POST', 'log-in/begin', { origin: 'https://evil.example' })).status).toBe(403)
    isFull = true
    expect((await send('POST', 'log-in/begin')).status).toBe(429)
  })
})
