import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGroupTokens } from '../prices/index.ts'
import { createStores } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { logIn } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  api = await openTestApi((db) => {
    const throttles = createThrottles({ db, limits: throttleLimits })
    const sessions = createSessions({ db, throttles, settings: defaultSettings })
    const groupTokens = createGroupTokens(new Uint8Array(32).fill(1))
    const parts = { db, sessions, directory, throttles }
    return [...sessionRoutes(parts), ...profileRoutes({ ...parts, groupTokens }), ...passwordRoutes(parts)]
  })
  const stores = createStores({ db: api.db })
  await seedViews(api.db)
  directory.views.push(...((await stores.loadDirectory()).views as never[]))
})
afterAll(() => api.close())

beforeEach(async () => {
  await emptyTables(api.db, ['throttle', 'customer'])
  await api.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code)
    values (700, 'zoe@example.nl', 'Zoë', 'Vries', 'nl')`)
  await logIn(api.db, 700, 'zoe')
})

const password = 'Vonk-demo-1'
const newcomer = { email: 'nora@example.nl', firstname: 'Nora', lastname: 'Bos' }
const home = {
  ...{ firstname: 'Zoë', lastname: 'Vries', company: 'Vonk', vat_id: '', street: ['Dorpsstraat', '3'] },
  ...{ postcode: '3511 AB', city: 'Utrecht', region: 'Utrecht', country_id: 'NL', telephone: '0612345678' },
}

async function send(path: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
  const request = new Request(`http://localhost/api/user/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await api.fetch(request)
  // The envelope of every call.
  const answer = (await response.json()) as { result: Record<string, unknown>; meta?: { refusal?: string } }
  return { status: response.status, ...answer }
}

const register = (changes: object, secret = password) =>
  send('create', { body: { customer: { ...newcomer, ...changes }, password: secret } })
const update = (customer: object) => send('me', { body: { customer }, headers: { authorization: 'Bearer zoe' } })
const moveTo = (changes: object) => update({ addresses: [{ ...home, ...changes }] })

/** Everything that is kept of customers. */
const kept = async () =>
  (
    await api.db.execute(sql`
      select c.*, a.street, a.city from customer c left join customer_address a on a.customer_id = c.id order by c.id`)
  ).rows

const hostile = {
  'an end of line': 'Zoë\r\nBcc: everybody@example.nl',
  'a bell': 'Zoë\u0007',
  'a nought': 'Zoë\u0000',
  'text from right to left': 'Zoë\u202egpj.exe',
  'an isolated direction': '\u2066Zoë',
}
const scripts = [
  '王小明',
  'محمد علي',
  'Ольга',
  'Ελένη',
  'アイコ',
  '김민준',
  'ฉัตรชัย',
  'दीपिका',
  'Nguyễn',
  'שרה',
  "d'Ancona-Łoś",
]

describe('what people type for their account', () => {
  describe.each(Object.entries(hostile))('with %s in it', (_, text) => {
    it.each(['email', 'firstname', 'lastname'])('opens no account (%s)', async (field) => {
      const before = await kept()

      expect((await register({ [field]: text })).status).toBe(400)
      expect(await kept()).toEqual(before)
    })

    it.each(['email', 'firstname', 'middlename', 'lastname'])('changes no profile (%s)', async (field) => {
      const before = await kept()

      expect((await update({ lastname: 'Jansen', [field]: text })).status).toBe(400)
      expect(await kept()).toEqual(before)
    })

    it.each(['firstname', 'lastname', 'company', 'vat_id', 'postcode', 'city', 'region', 'country_id', 'telephone'])(
      'changes no address (%s)',
      async (field) => {
        expect((await moveTo({ [field]: text })).status).toBe(400)
        expect((await moveTo({ street: [text, '3'] })).status).toBe(400)
        expect((await kept()).map(({ city }) => city)).toEqual([null])
      },
    )
  })

  it.each(scripts)('is taken in any script (%s)', async (name) => {
    expect(await register({ firstname: name, lastname: name })).toMatchObject({
      status: 200,
      result: { firstname: name, lastname: name },
    })
    expect((await moveTo({ firstname: name, lastname: name, city: name })).result).toMatchObject({
      addresses: [{ firstname: name, lastname: name, city: name }],
    })
  })

  it.each(["Robert'); drop table customer;--", '#{7*7} {{token}}', '%s %n', '<b>Zoë</b>'])(
    'is kept as it is, whatever it would mean elsewhere (%s)',
    async (name) => {
      expect((await update({ lastname: name })).result).toMatchObject({ lastname: name })
      expect((await kept()).map(({ last_name }) => last_name)).toEqual([name])
    },
  )
})

describe('a password of 10,000 characters', () => {
  const endless = 'Vonk-demo-1'.repeat(1_000)

  it('opens no account, and nobody spends time on it', async () => {
    expect(await register({}, endless)).toMatchObject({ status: 400, meta: { refusal: 'invalid-input' } })
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    ['login', { username: 'zoe@example.nl', password: endless }],
    ['change-password', { currentPassword: endless, newPassword: password }],
    ['change-password', { currentPassword: password, newPassword: endless }],
    ['create-password', { email: 'zoe@example.nl', resetToken: 'x', newPassword: endless }],
    ['me', { customer: { email: 'new@example.nl' }, currentPassword: endless }],
  ])('is refused by %s before it counts as an attempt', async (path, body) => {
    const answer = await send(path, { body, headers: { authorization: 'Bearer zoe' } })

    expect(answer).toMatchObject({ status: 400, meta: { refusal: 'invalid-input' } })
    expect((await api.db.execute(sql`select from throttle`)).rows).toEqual([])
  })
})

describe('a token, a store view or a network that is none', () => {
  const statements = ["' or 1=1 --", '" or ""="', 'zoe\u0000', '%', '*', '[object Object]']

  it.each(statements)('opens nobody’s profile by the address (%j)', async (token) => {
    expect((await send(`me?token=${encodeURIComponent(token)}`)).status).toBe(401)
    expect((await send(`me?token[]=zoe&${encodeURIComponent(token)}=zoe`)).status).toBe(401)
  })

  it.each(["' or 1=1 --", '" or ""="', '*', 'zoe, zoe', 'zoe zoe'])(
    'opens nobody’s profile by a header (%j)',
    async (token) => {
      expect((await send('me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
      expect((await send('me', { headers: { authorization: token } })).status).toBe(401)
    },
  )

  it('is no way to write into an answer or a row', async () => {
    const headers = { 'x-vs-store-code': "nl'; drop table customer;--", 'x-forwarded-for': "1'--, <script>" }
    const { status } = await send('create', { body: { customer: newcomer, password }, headers })

    expect(status).toBe(200)
    expect((await kept()).map(({ store_code }) => store_code)).toEqual(['nl', 'nl'])
  })
})
