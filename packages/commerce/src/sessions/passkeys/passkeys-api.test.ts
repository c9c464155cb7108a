import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { createAuthenticator, type Signing } from '@vonk/platform/webauthn/testing'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStores } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { openProof } from '../proofs.ts'
import { createSessions } from '../sessions.ts'
import { logIn } from '../testing.ts'
import { passkeyRoutes } from './routes.ts'
import { passkeyStore } from './store.ts'

let api: TestApi
let clock = 0
const now = () => Date.now() + clock
const here = { origin: 'https://localhost:8443', rpId: 'localhost' }
const germany = { origin: 'https://de.localhost:8443', rpId: 'de.localhost' }

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  api = await openTestApi((db) => {
    const few = [{ by: ['visitor'], maxAttempts: 3, windowMs: 60_000 }] as const
    const limits = { ...throttleLimits, 'passkey-challenge': few }
    const throttles = createThrottles({ db, limits })
    const sessions = createSessions({ db, throttles, settings: defaultSettings })
    return passkeyRoutes({ db, sessions, directory, throttles, site: { protocol: 'https:', port: '8443' }, now })
  })
  const stores = createStores({ db: api.db })
  await seedViews(api.db)
  directory.views.push(...((await stores.loadDirectory()).views as never[]))
})
afterAll(() => api.close())

beforeEach(async () => {
  clock = 0
  await emptyTables(api.db, ['customer', 'throttle', 'passkey_challenge'])
  await api.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl'), (8, 'max@example.nl', 'Max', 'Moll', 'nl')`)
  await logIn(api.db, 7, 'zoe')
  await logIn(api.db, 8, 'max')
})

type Sent = {
  readonly token?: string
  readonly view?: string
  readonly body?: object
  readonly headers?: object
  readonly clientAddress?: string
}

/** Whoever adds or removes keys has proved a moment ago that the account is hers. */
async function proofFor(method: string, path: string, token: string): Promise<object> {
  if (method !== 'DELETE' && path !== 'account/passkeys/begin') return {}
  return { proof: (await openProof(api.db, token, now()))?.proof }
}

async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sent: Sent = {}) {
  const { token = '', view = 'nl', body = {}, headers = {}, clientAddress = null } = sent
  const response = await api.fetch(
    new Request(`http://shop/api/ext/${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'x-vs-store-code': view, authorization: `Bearer ${token}` },
        ...headers,
      },
      ...(method !== 'GET' && { body: JSON.stringify({ ...(await proofFor(method, path, token)), ...body }) }),
    }),
    { clientAddress },
  )
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the shape that the call declares.
  const answer = (await response.json()) as any
  return { status: response.status, headers: response.headers, ...answer }
}

type Authenticator = ReturnType<typeof createAuthenticator>

const begin = async (token = 'zoe', view = 'nl') =>
  (await send('POST', 'account/passkeys/begin', { token, view })).result
const beginLogin = async (view = 'nl') => (await send('POST', 'passkey-login/begin', { view })).result
const finish = (credential: object, { token = 'zoe', view = 'nl', name = 'iPhone' } = {}) =>
  send('POST', 'account/passkeys', { token, view, body: { name, credential } })
const enter = (credential: object, view = 'nl') => send('POST', 'passkey-login', { view, body: { credential } })
const list = async (token = 'zoe') => (await send('GET', 'account/passkeys', { token })).result

/** A passkey of Zoë, and what it is known by. */
async function add(authenticator: Authenticator, { token = 'zoe', counter = 0 } = {}) {
  const options = await begin(token)
  const { result, status } = await finish(authenticator.create(options, { ...here, counter }), { token })
  expect(status).toBe(200)
  return { id: String(result.id), userHandle: String(options.user.id) }
}

async function logInWith(authenticator: Authenticator, signing: Partial<Signing> & { userHandle: string }) {
  return enter(authenticator.get(await beginLogin(), { ...here, ...signing }))
}

const notices = async () =>
  (await api.db.execute(sql`select customer_id as id, kind, store_code from account_notice order by account_notice.id`))
    .rows

describe('adding a passkey', () => {
  it('asks for a key that needs no address, for the host of the view whatever the request says', async () => {
    const headers = { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    const { result, headers: answered } = await send('POST', 'account/passkeys/begin', { token: 'zoe', headers })

    expect(result).toMatchObject({
      rp: { id: 'localhost', name: 'Vonk' },
      user: { name: 'zoe@example.nl', displayName: 'Zoë' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    })
    expect(answered.get('cache-control')).toBe('no-store')
    expect((await begin('zoe', 'rz_nl')).rp).toEqual({ id: 'razz.localhost', name: 'Razz' })
    expect(Buffer.from(result.user.id, 'base64url')).toHaveLength(32)
  })

  it('keeps the key, tells the customer, and has no device make a second', async () => {
    const phone = createAuthenticator()
    const { id, userHandle } = await add(phone)

    expect(await list()).toEqual([
      { id, name: 'iPhone', host: 'localhost', created_at: expect.any(String), used_at: null },
    ])
    expect(await list('max')).toEqual([])
    expect(await notices()).toEqual([{ id: 7, kind: 'passkey-added', store_code: 'nl' }])
    const again = await begin()
    expect(again.excludeCredentials).toEqual([{ id: phone.id, type: 'public-key', transports: ['internal', 'hybrid'] }])
    expect(again.user.id).toBe(userHandle)
    expect((await begin('zoe', 'de')).excludeCredentials).toEqual([])
  })

  it.each([
    ['wrong origin', { ...here, origin: 'https://evil.example' }],
    ['another port', { ...here, origin: 'https://localhost' }],
    ['no encryption', { ...here, origin: 'http://localhost:8443' }],
    ['wrong relying party', { ...here, rpId: 'evil.example' }],
    ['another host of the shop', germany],
    ['certificates nobody asked for', { ...here, certificates: true }],
  ])('refuses %s', async (_name, signing) => {
    const { status, meta } = await finish(createAuthenticator().create(await begin(), signing))

    expect([status, meta]).toMatchObject([400, { refusal: 'passkey-invalid' }])
    expect(await list()).toEqual([])
    expect(await notices()).toEqual([])
  })

  it('takes a challenge once, in time, from who asked for it, in the same view', async () => {
    const phone = createAuthenticator()
    const used = phone.create(await begin(), here)
    const twice = [(await finish(used)).status, (await finish(used)).meta]
    expect(twice).toMatchObject([200, { refusal: 'passkey-challenge-invalid' }])

    const other = createAuthenticator()
    const late = { refusal: 'passkey-challenge-invalid' }
    expect((await finish(other.create(await begin('max'), here))).meta).toMatchObject(late)
    expect((await finish(other.create(await begin('zoe', 'en'), here))).meta).toMatchObject(late)
    expect((await finish(other.create(await beginLogin(), here))).meta).toMatchObject(late)
    expect((await finish(other.create({ challenge: 'made-up' }, here))).meta).toMatchObject(late)
    const old = await begin()
    clock = 5 * 60_000 + 1
    expect((await finish(other.create(old, here))).meta).toMatchObject(late)
    expect(await list()).toHaveLength(1)
  })

  it('uses a challenge up also when the answer is wrong', async () => {
    const options = await begin()
    const phone = createAuthenticator()
    await finish(phone.create(options, { ...here, origin: 'https://evil.example' }))

    expect((await finish(phone.create(options, here))).meta).toMatchObject({ refusal: 'passkey-challenge-invalid' })
  })

  it('gives nobody the key of somebody else', async () => {
    const phone = createAuthenticator()
    await add(phone)

    expect((await finish(phone.create(await begin('max'), here), { token: 'max' })).meta).toMatchObject({
      refusal: 'passkey-invalid',
    })
    expect(await list('max')).toEqual([])
  })

  it('has room for ten, also when two come at once', async () => {
    for (let round = 0; round < 9; round += 1) await add(createAuthenticator())
    const [one, other] = [await begin(), await begin()]
    const added = await Promise.all([one, other].map((options) => finish(createAuthenticator().create(options, here))))

    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await send('POST', 'account/passkeys/begin', { token: 'zoe' })).status).toBe(409)
    expect(await list()).toHaveLength(10)
  })

  it.each(['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\u202eb'])('takes no name like %j', async (name) => {
    const credential = createAuthenticator().create(await begin(), here)

    expect((await finish(credential, { name })).status).toBe(400)
  })

  it('keeps nothing that answers a challenge, and forgets what is over', async () => {
    const { challenge } = await begin()
    await beginLogin()
    const stored = async () => (await api.db.execute(sql`select * from passkey_challenge`)).rows

    expect(await stored()).toHaveLength(2)
    expect(JSON.stringify(await stored())).not.toContain(challenge)
    await api.db.execute(sql`update passkey_challenge set expires_at = now() - interval '1 minute'`)
    await beginLogin()
    expect(await stored()).toHaveLength(1)
    await api.db.execute(sql`update passkey_challenge set expires_at = now() - interval '1 minute'`)
    expect(await passkeyStore.forgetOldChallenges(api.db)).toEqual({ challenges: 1 })
  })
})

describe('logging in with a passkey', () => {
  it('answers like the log-in with a password', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone)
    const options = await beginLogin()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    expect(options).not.toHaveProperty('allowCredentials')

    const { status, result, meta, headers } = await enter(phone.get(options, { ...here, userHandle }))
    expect([status, result, meta.refreshToken]).toEqual([200, expect.any(String), expect.any(String)])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await list(result)).toMatchObject([{ name: 'iPhone', used_at: expect.any(String) }])
    const { rows } = await api.db.execute(sql`select from customer_session where customer_id = 7`)
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['wrong origin', { origin: 'https://evil.example' }],
    ['wrong relying party', { rpId: 'evil.example' }],
    ['another host of the shop', germany],
    ['somebody else’s handle', { userHandle: 'AAAA' }],
  ])('refuses %s', async (_name, signing) => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone)

    expect(await logInWith(phone, { userHandle, ...signing })).toMatchObject({
      status: 401,
      meta: { refusal: 'sign-in-incorrect' },
    })
    expect(await list()).toMatchObject([{ used_at: null }])
  })

  it('takes a challenge once, in time and in the view that gave it', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone)
    const late = { refusal: 'passkey-challenge-invalid' }
    const used = phone.get(await beginLogin(), { ...here, userHandle })

    expect((await enter(used)).status).toBe(200)
    expect((await enter(used)).meta).toMatchObject(late)
    expect((await enter(phone.get(await beginLogin('en'), { ...here, userHandle }))).meta).toMatchObject(late)
    expect((await enter(phone.get(await begin(), { ...here, userHandle }))).meta).toMatchObject(late)
    const old = await beginLogin()
    clock = 5 * 60_000 + 1
    expect((await enter(phone.get(old, { ...here, userHandle }))).meta).toMatchObject(late)
  })

  it('works in every view of the host', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone)

    expect((await enter(phone.get(await beginLogin('en'), { ...here, userHandle }), 'en')).status).toBe(200)
    const german = phone.get(await beginLogin('de'), { ...germany, userHandle })
    expect((await enter(german, 'de')).meta).toMatchObject({ refusal: 'sign-in-incorrect' })
  })

  it('knows a key by its signature, not by its name', async () => {
    const [phone, thief] = [createAuthenticator(), createAuthenticator()]
    const { userHandle } = await add(phone)
    const forged = { ...thief.get(await beginLogin(), { ...here, userHandle }), id: phone.id, rawId: phone.id }

    expect((await enter(forged)).meta).toMatchObject({ refusal: 'sign-in-incorrect' })
    expect((await logInWith(thief, { userHandle })).meta).toMatchObject({ refusal: 'passkey-unknown' })
  })

  it('refuses a copy of a key, which counts from where it was copied', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone, { counter: 4 })

    expect((await logInWith(phone, { userHandle, counter: 9 })).status).toBe(200)
    for (const counter of [9, 5, 0])
      expect((await logInWith(phone, { userHandle, counter })).meta).toMatchObject({ refusal: 'sign-in-incorrect' })
    expect((await logInWith(phone, { userHandle, counter: 10 })).status).toBe(200)
  })

  it('counts one of two log-ins that say the same', async () => {
    const phone = createAuthenticator()
    const { userHandle } = await add(phone, { counter: 1 })
    const both = [await beginLogin(), await beginLogin()]
    const entered = await Promise.all(
      both.map((options) => enter(phone.get(options, { ...here, userHandle, counter: 2 }))),
    )

    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('is over with the passkey, and with the account', async () => {
    const [phone, laptop] = [createAuthenticator(), createAuthenticator()]
    const { id, userHandle } = await add(phone)
    await add(laptop)
    expect((await send('DELETE', `account/passkeys/${id}`, { token: 'zoe', view: 'de' })).status).toBe(200)

    expect((await logInWith(phone, { userHandle })).meta).toMatchObject({ refusal: 'passkey-unknown' })
    expect((await logInWith(laptop, { userHandle })).status).toBe(200)
    expect((await notices()).at(-1)).toEqual({ id: 7, kind: 'passkey-removed', store_code: 'de' })
    await api.db.execute(sql`update customer set is_active = false where id = 7`)
    expect((await logInWith(laptop, { userHandle })).meta).toMatchObject({ refusal: 'sign-in-incorrect' })
  })

  it('gives a network so many challenges and no more', async () => {
    const from = async (clientAddress: string) => (await send('POST', 'passkey-login/begin', { clientAddress })).status
    const statuses = []
    for (let round = 0; round < 4; round += 1) statuses.push(await from('192.0.2.1'))

    expect(statuses).toEqual([200, 200, 200, 429])
    const adding = { token: 'zoe', clientAddress: '192.0.2.1' }
    expect((await send('POST', 'account/passkeys/begin', adding)).status).toBe(429)
    expect(await from('192.0.2.2')).toBe(200)
  })
})

describe('passkeys of a customer', () => {
  it('are renamed', async () => {
    const { id } = await add(createAuthenticator())

    expect(await send('PATCH', `account/passkeys/${id}`, { token: 'zoe', body: { name: ' Tablet ' } })).toMatchObject({
      status: 200,
      result: { id, name: 'Tablet' },
    })
    expect(await list()).toMatchObject([{ name: 'Tablet' }])
  })

  it("are nobody else's to change", async () => {
    const { id } = await add(createAuthenticator())

    expect((await send('PATCH', `account/passkeys/${id}`, { token: 'max', body: { name: 'x' } })).status).toBe(404)
    expect((await send('DELETE', `account/passkeys/${id}`, { token: 'max' })).status).toBe(404)
    expect((await send('DELETE', 'account/passkeys/x', { token: 'zoe' })).status).toBe(400)
    expect(await list()).toMatchObject([{ id, name: 'iPhone' }])
  })

  it('are for customers', async () => {
    const id = '6b0b5d52-6f2a-4a53-9ad4-1f6c3fd7a9c1'
    const credential = createAuthenticator().create({ challenge: 'x' }, here)
    const answers = [
      await send('GET', 'account/passkeys'),
      await send('POST', 'account/passkeys/begin', { token: 'stolen' }),
      await finish(credential, { token: 'stolen' }),
      await send('PATCH', `account/passkeys/${id}`, { body: { name: 'x' } }),
      await send('DELETE', `account/passkeys/${id}`),
    ]

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})
