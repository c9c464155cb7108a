import { defaultSettings } from '@vonk/domain/settings'
import { type ThrottleLimits, throttleLimits } from '@vonk/domain/throttle'
import { atOnce, emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putChildren } from '../customers/index.ts'
import { createGroupTokens } from '../prices/index.ts'
import { createStores } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { forgetOldNetworks } from './login-networks.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { forgetEndedSessions } from './store.ts'

let api: TestApi
let clock = Date.now()
const groupTokens = createGroupTokens(new Uint8Array(32).fill(1))

const [tight, ofNetwork, ofAddress, underAttack] = [4, 6, 8, 5]
/** Checking a password takes time, so there are fewer attempts than in the shop. */
const limits: ThrottleLimits = {
  ...throttleLimits,
  'log-in': [
    { by: ['visitor', 'emailAddress'], maxAttempts: tight, windowMs: 900_000 },
    { by: ['visitor'], maxAttempts: ofNetwork, windowMs: 900_000 },
  ],
  'log-in-elsewhere': [{ by: ['emailAddress'], maxAttempts: ofAddress, windowMs: 900_000 }],
  'log-in-under-attack': [
    { by: ['block', 'emailAddress'], maxAttempts: 1, windowMs: 900_000 },
    { by: ['emailAddress'], maxAttempts: underAttack, windowMs: 900_000 },
  ],
}

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  api = await openTestApi((db) => {
    const throttles = createThrottles({ db, limits, now: () => clock })
    const sessions = createSessions({ db, throttles, settings: defaultSettings, now: () => clock })
    const parts = { db, sessions, directory, throttles }
    return [...sessionRoutes(parts), ...profileRoutes({ ...parts, groupTokens })]
  })
  const stores = createStores({ db: api.db })
  await seedViews(api.db)
  directory.views.push(...((await stores.loadDirectory()).views as never[]))
  await create()
})
beforeEach(() => emptyTables(api.db, ['throttle']))
afterAll(() => api.close())

type Answer = { code: number; result: unknown; meta?: { refusal?: string; refreshToken: string } }

async function send(path: string, body?: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/user/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request)
  // The envelope of every call.
  return { status: response.status, ...((await response.json()) as Answer) }
}

const password = 'Vonk-demo-1'
const customer = { email: 'zoe@example.nl', firstname: 'Zoë', lastname: 'Vries' }

function create(changes: object = {}, secret = password) {
  return send('create', { customer: { ...customer, ...changes }, password: secret })
}

async function login(username = 'ZOE@example.nl', secret = password) {
  const answer = await send('login', { username, password: secret })
  return { ...answer, token: String(answer.result), refreshToken: answer.meta?.refreshToken ?? '' }
}

function me(token: string) {
  return send('me', undefined, { authorization: `Bearer ${token}` })
}

describe('POST /api/user/create', () => {
  it('opens an account and answers the customer without the password [AUTH-17]', async () => {
    const { status, result } = await create({ email: 'noor@example.nl' })

    expect(status).toBe(200)
    expect(result).toMatchObject({ email: 'noor@example.nl', firstname: 'Zoë', group_id: 1, addresses: [] })
    expect(JSON.stringify(result)).not.toContain('argon2')
  })

  it.each([
    [{}, password, 409, 'email-taken'],
    [{ email: 'Zoe@Example.NL' }, password, 409, 'email-taken'],
    [{ email: 'nobody' }, password, 400, 'email-invalid'],
    [{ email: 'a@example.nl', firstname: 'Z' }, password, 400, 'name-invalid'],
    [{ email: 'a@example.nl' }, 'short', 400, 'password-weak'],
    [{ email: 'a@example.nl' }, 'Password1', 400, 'password-guessable'],
    [{ email: 'Noor-van-Dam1@example.nl' }, 'Noor-van-Dam1@example.nl', 400, 'password-guessable'],
  ])('refuses %j with the password "%s"', async (changes, secret, status, refusal) => {
    const answer = await create(changes, secret)

    expect([answer.status, answer.meta?.refusal]).toEqual([status, refusal])
  })

  it('lists what is missing, as clients of the API family read it', async () => {
    expect(await create({ email: 'a@example.nl', firstname: undefined })).toMatchObject({
      status: 400,
      result: [{ dataPath: '.customer.firstname', message: expect.any(String) }],
    })
  })
})

describe('POST /api/user/login', () => {
  it('gives tokens of which the shop keeps only hashes [AUTH-16]', async () => {
    const { status, token, refreshToken } = await login()

    expect(status).toBe(200)
    expect((await me(token)).result).toMatchObject({ email: 'zoe@example.nl', store_id: 1 })
    const { rows } = await api.db.execute(sql`select * from session_token`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  it('says the same of a wrong password and of an unknown address [AUTH-27]', async () => {
    const [wrong, unknown] = [await login('zoe@example.nl', 'wrong'), await login('who@example.nl')]

    expect(wrong).toMatchObject({
      status: 401,
      result: 'The account sign-in was incorrect or your account is disabled temporarily.',
    })
    expect(unknown.result).toEqual(wrong.result)
  })

  it('slows down whoever guesses', async () => {
    const statuses: number[] = []
    for (let round = 0; round <= tight; round += 1) statuses.push((await login('zoe@example.nl', `x${round}`)).status)

    expect(statuses.at(-2)).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('throttled log-in', () => {
  async function post(path: string, said: object, clientAddress = '192.0.2.7') {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(said)
    const request = new Request(`http://localhost/api/user/${path}`, { method: 'POST', headers, body })
    return api.fetch(request, { clientAddress })
  }

  const logInFrom = async (clientAddress: string, username: string, secret = password) =>
    (await post('login', { username, password: secret }, clientAddress)).status
  const guessFrom = (network: string, username = 'zoe@example.nl') => logInFrom(network, username, 'guess')

  async function repeat<Value>(times: number, act: (round: number) => Promise<Value>): Promise<Value[]> {
    const answers: Value[] = []
    for (let round = 0; round < times; round += 1) answers.push(await act(round))
    return answers
  }

  it('lets everybody behind one network open an account and log in, and counts no success', async () => {
    const emails = Array.from({ length: ofNetwork + 1 }, (_, one) => `parent-${one}@example.nl`)
    for (const email of emails) {
      expect((await post('create', { customer: { ...customer, email }, password })).status).toBe(200)
      expect(await logInFrom('192.0.2.7', email)).toBe(200)
    }
    expect(await repeat(tight + 2, () => logInFrom('192.0.2.7', 'zoe@example.nl'))).not.toContain(429)
    expect(await repeat(tight, () => guessFrom('192.0.2.7'))).not.toContain(429)
  })

  it('slows down who guesses at an account, and does not lock out its owner elsewhere', async () => {
    expect(await repeat(tight, () => guessFrom('192.0.2.10'))).not.toContain(429)
    const refused = await post('login', { username: 'zoe@example.nl', password }, '192.0.2.10')

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(await logInFrom('192.0.2.11', 'zoe@example.nl')).toBe(200)
    expect(await logInFrom('192.0.2.10', 'parent-1@example.nl')).toBe(200)
  })

  it('slows down a network that tries one account after the other', async () => {
    const guesses = await repeat(ofNetwork, (round) => guessFrom('192.0.2.20', `nobody-${round}@example.nl`))

    expect(guesses).not.toContain(429)
    expect(await guessFrom('192.0.2.20', 'nobody@example.nl')).toBe(429)
  })

  describe('while one account is guessed at from many networks', () => {
    const [home, train] = ['203.0.113.1', '203.0.114.1']
    /** Uses up what all networks together may try before each is let in less often. */
    const attack = () => repeat(ofAddress, (round) => guessFrom(`198.51.100.${round}`))
    beforeEach(() => emptyTables(api.db, ['login_network']))

    it('lets each block of addresses try once more, and all of them so many times', async () => {
      expect(await attack()).not.toContain(429)
      expect(await repeat(3, (round) => guessFrom(`198.51.101.${round}`))).toEqual([401, 429, 429])
      const others = await repeat(underAttack + 2, (round) => guessFrom(`198.51.${110 + round}.1`))
      expect(others.filter((status) => status === 401)).toHaveLength(underAttack - 1)
      expect(others.at(-1)).toBe(429)
    })

    it('never limits the owner where they have logged in before, however many guess', async () => {
      expect(await logInFrom(home, 'zoe@example.nl')).toBe(200)
      await attack()
      await repeat(underAttack, (round) => guessFrom(`198.51.${110 + round}.1`))

      expect(await guessFrom(train)).toBe(429)
      expect(await guessFrom(home)).toBe(401)
      expect(await repeat(3, () => logInFrom(home, 'zoe@example.nl'))).toEqual([200, 200, 200])
      expect(await repeat(tight, () => guessFrom(home))).toContain(429)
    })

    it('lets the owner in where they have never been, as nobody else has tried from there', async () => {
      await attack()
      await guessFrom('198.51.101.1')

      expect(await repeat(3, () => logInFrom(train, 'zoe@example.nl'))).toEqual([200, 200, 200])
    })

    it('says when to come back, and the same of an account that does not exist', async () => {
      await repeat(ofAddress, (round) => guessFrom(`198.51.100.${round}`, 'nobody@example.nl'))
      const guesses = await repeat(2, () => post('login', { username: 'nobody@example.nl', password }, '198.51.101.1'))

      expect(guesses.map(({ status }) => status)).toEqual([401, 429])
      expect(Number(guesses[1]?.headers.get('retry-after'))).toBeGreaterThan(600)
    })

    it('remembers the twenty networks of a customer that were used last, and none of them by its address', async () => {
      await api.db.execute(sql`
        insert into login_network (customer_id, network, seen_at)
        select 1, 'network ' || number, now() - number * interval '1 day' from generate_series(1, 20) as number`)
      await repeat(2, () => logInFrom(home, 'zoe@example.nl'))

      const { rows } = await api.db.execute(sql`select network from login_network where customer_id = 1`)
      expect(rows).toHaveLength(20)
      expect(rows).not.toContainEqual({ network: 'network 20' })
      expect(JSON.stringify(rows)).not.toContain(home)
    })
  })

  it('ends the oldest sessions of who logs in without end', async () => {
    const { token } = await login()
    await api.db.execute(sql`
      insert into customer_session (id, customer_id) select gen_random_uuid(), 1 from generate_series(1, 40)`)
    await login()

    expect((await me(token)).status).toBe(401)
    const { rows } = await api.db.execute(sql`select id from customer_session where customer_id = 1`)
    expect(rows.length).toBeLessThanOrEqual(40)
  })
})

describe('forgetEndedSessions', () => {
  const sessionsLeft = async () => (await api.db.execute(sql`select from customer_session`)).rows.length

  it('removes what is over, token and session, and keeps who is logged in', async () => {
    await api.db.execute(sql`delete from customer_session`)
    clock = Date.now()
    const { token: ended } = await login()
    await login()
    const { token } = await login()
    await send('logout', {}, { authorization: `Bearer ${ended}` })
    await api.db.execute(sql`
      update session_token set expires_at = now() - interval '1 minute' where session_id = (
        select id from customer_session where not is_revoked order by created_at limit 1)`)
    await api.db.execute(sql`update customer_session set created_at = created_at - interval '31 days'`)

    expect(await forgetEndedSessions(api.db)).toEqual({ sessions: 2 })
    expect(await sessionsLeft()).toBe(1)
    expect((await me(token)).status).toBe(200)
  })
})

describe('forgetOldNetworks', () => {
  it('removes networks nobody has logged in from for half a year', async () => {
    await emptyTables(api.db, ['login_network'])
    await api.db.execute(sql`
      insert into login_network (customer_id, network, seen_at)
      values (1, 'old', now() - interval '181 days'), (1, 'new', now() - interval '179 days')`)

    expect(await forgetOldNetworks(api.db)).toEqual({ networks: 1 })
    const { rows } = await api.db.execute(sql`select network from login_network`)
    expect(rows).toEqual([{ network: 'new' }])
  })
})

describe('GET /api/user/me', () => {
  it('proves the group of the customer and knows no forged, ended or old token', async () => {
    const { token } = await login()
    // The schema of the call says that it is a text.
    const { groupToken } = (await me(token)).result as { groupToken: string }
    expect(await groupTokens.verify(groupToken)).toBe(1)
    expect((await me('forged')).status).toBe(401)

    await send('logout', {}, { authorization: `Bearer ${token}` })
    expect((await me(token)).status).toBe(401)
    const other = await login()
    clock += 3_600_001
    expect((await me(other.token)).status).toBe(401)
  })
})

describe('the customer of GET /api/user/me', () => {
  it('carries the children in the extension attributes [FAM-05]', async () => {
    const { token } = await login()
    const { result } = await me(token)
    // The schema of the call says that it is a number.
    const { id } = result as { id: number }
    expect(result).toMatchObject({ extension_attributes: { children: [] } })

    const child = { id: 501, customerId: id, birthMonth: null, heightCm: 118, size: null, createdAt: new Date() }
    await putChildren(api.db, [{ ...child, firstName: 'Mila' }])
    expect((await me(token)).result).toMatchObject({
      extension_attributes: { children: [{ id: 501, firstname: 'Mila', height: 118 }] },
    })
  })
})

describe('POST /api/user/refresh', () => {
  it('gives a new token to older clients, who keep their refresh token [AUTH-21]', async () => {
    const { refreshToken } = await login()
    const first = await send('refresh', { refreshToken })
    const again = await send('refresh', { refreshToken })

    expect(first.meta?.refreshToken).toBe(refreshToken)
    expect((await me(String(again.result))).status).toBe(200)
  })

  it('takes a token that is used again after its exchange for stolen, and ends the session', async () => {
    const { refreshToken } = await login()
    const exchanged = await send('refresh', { refreshToken, rotate: true })
    expect(exchanged.meta?.refreshToken).not.toBe(refreshToken)
    clock += 60_000

    expect((await send('refresh', { refreshToken, rotate: true })).status).toBe(401)
    expect((await me(String(exchanged.result))).status).toBe(401)
    expect((await send('refresh', { refreshToken: exchanged.meta?.refreshToken, rotate: true })).status).toBe(401)
  })

  it('lets two tabs exchange one token in the same moment', async () => {
    const { refreshToken } = await login()
    const refresh = () => send('refresh', { refreshToken, rotate: true })
    const answers = await atOnce(api.db, [refresh, refresh])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('lets no more than one branch grow besides the first, however many ask at once', async () => {
    const { refreshToken } = await login()
    const refresh = (token: unknown) => send('refresh', { refreshToken: token, rotate: true })
    const first = await atOnce(
      api.db,
      Array.from({ length: 20 }, () => () => refresh(refreshToken)),
    )
    const alive = first.filter(({ status }) => status === 200).map(({ meta }) => meta?.refreshToken)
    expect(alive).toHaveLength(2)

    const second = await Promise.all([...alive, ...alive, refreshToken].map(refresh))
    expect(second.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  it('goes on with one branch, so that whoever comes back with the other is found out', async () => {
    const { refreshToken } = await login()
    const refresh = (token: unknown) => send('refresh', { refreshToken: token, rotate: true })
    const [owner, thief] = [await refresh(refreshToken), await refresh(refreshToken)]
    clock += 60_000
    const next = await refresh(owner.meta?.refreshToken)
    expect(next.status).toBe(200)
    clock += 60_000

    expect((await refresh(thief.meta?.refreshToken)).status).toBe(401)
    expect((await refresh(next.meta?.refreshToken)).status).toBe(401)
  })

  it('ends a session that rotates a year after its log-in, and no token outlives it', async () => {
    const day = 86_400_000
    const began = clock
    let { refreshToken } = await login()
    let token = ''
    for (let age = 20; age < 365; age += 20) {
      clock = began + age * day
      const renewed = await send('refresh', { refreshToken, rotate: true })
      expect(renewed.status, `after ${age} days`).toBe(200)
      refreshToken = String(renewed.meta?.refreshToken)
      token = String(renewed.result)
    }
    clock = began + 365 * day - 1000
    const last = await send('refresh', { refreshToken, rotate: true })
    expect(last.status).toBe(200)
    token = String(last.result)
    expect((await me(token)).status).toBe(200)
    clock = began + 365 * day

    expect((await me(token)).status).toBe(401)
    expect((await send('refresh', { refreshToken: last.meta?.refreshToken, rotate: true })).status).toBe(401)
  })

  it('refuses what is no refresh token', async () => {
    const { token } = await login()

    expect((await send('refresh', {})).status).toBe(400)
    expect((await send('refresh', { refreshToken: token })).status).toBe(401)
    expect((await send('refresh', { refreshToken: 'x' })).status).toBe(401)
  })
})
