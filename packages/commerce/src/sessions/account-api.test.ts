import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOldNotices, hashPassword } from '../customers/index.ts'
import { createGroupTokens } from '../prices/index.ts'
import { createStores } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { forgetOldResets, openReset } from './password-resets.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { logIn } from './testing.ts'

let api: TestApi
let passwordHash: string
const password = 'Vonk-demo-1'
const another = 'Regen-boog-2'

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
  passwordHash = await hashPassword(password)
})
afterAll(() => api.close())

beforeEach(async () => {
  const { db } = api
  await emptyTables(db, ['throttle', 'customer'])
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl', ${passwordHash}), (8, 'max@example.nl', 'Max', 'Moll', 'nl', ${passwordHash})`)
  await db.execute(sql`
    insert into customer_address (id, customer_id, first_name, last_name, street, number, postcode, city, country_id)
    values (31, 7, 'Zoë', 'Vries', 'Kerkstraat', '12', '3581 RA', 'Utrecht', 'NL'),
      (41, 8, 'Max', 'Moll', 'Markt', '1', '3511 AA', 'Utrecht', 'NL')`)
  await logIn(db, 7, 'zoe')
  await logIn(db, 8, 'max')
})

type Customer = { readonly email: string; readonly addresses: readonly Record<string, unknown>[] }
type Answer = { code: number; result: Customer; meta?: { refusal: string } }

async function send(path: string, body?: object, token: string | null = 'zoe') {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'de' }
  const response = await api.fetch(
    new Request(`http://localhost/api/user/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  // The envelope of every call.
  return { status: response.status, ...((await response.json()) as Answer) }
}

const update = (customer: object, token?: string | null) => send('me', { customer }, token)
const addressesOf = async (token?: string) => (await send('me', undefined, token)).result.addresses
const notices = async () =>
  (await api.db.execute(sql`select customer_id as id, kind, recipient, store_code from account_notice order by id`))
    .rows

const home = {
  ...{ firstname: 'Zoë', lastname: 'Vries', street: ['Dorpsstraat', '3', 'a'], postcode: '3511ab', city: 'Utrecht' },
  ...{ country_id: 'nl', telephone: '06 12345678', default_shipping: true, default_billing: true },
}

describe('GET /api/user/me', () => {
  it('reads the profile of the token, in the header or the address [ACC-02]', async () => {
    expect((await send('me')).result).toMatchObject({ id: 7, email: 'zoe@example.nl', addresses: [{ id: 31 }] })
    expect((await send('me?token=max', undefined, null)).result).toMatchObject({ id: 8, email: 'max@example.nl' })
  })
})

describe('POST /api/user/me', () => {
  it('changes what is sent and leaves the rest, and proves the group anew [ACC-03]', async () => {
    const { status, result } = await update({
      firstname: ' Zoé ',
      middlename: 'van',
      group_id: 3,
      id: 8,
      website_id: 9,
    })

    expect(status).toBe(200)
    expect(result).toMatchObject({
      ...{ id: 7, firstname: 'Zoé', middlename: 'van', lastname: 'Vries', group_id: 1, website_id: 1 },
      addresses: [{ id: 31, street: ['Kerkstraat', '12'] }],
      groupToken: expect.any(String),
    })
    expect((await send('me', undefined, 'max')).result).toMatchObject({ id: 8, email: 'max@example.nl' })
  })

  it('has all addresses that are sent and no other [ACC-04]', async () => {
    const first = await update({ addresses: [{ id: '31', ...home, default_shipping: false }, home] })

    expect(first.result.addresses).toMatchObject([
      {
        id: 31,
        street: ['Dorpsstraat', '3', 'a'],
        postcode: '3511 AB',
        telephone: '0612345678',
        default_billing: true,
      },
      { default_shipping: true },
    ])
    expect(first.result.addresses[1]).not.toHaveProperty('default_billing')
    const second = first.result.addresses[1]
    await update({ addresses: [{ ...home, ...second, street: ['Nieuwe Gracht 5'] }] })
    expect(await addressesOf()).toMatchObject([
      { id: second?.['id'], street: ['Nieuwe Gracht', '5'], default_shipping: true },
    ])
    await update({ addresses: [] })
    expect(await addressesOf()).toEqual([])
    expect(await addressesOf('max')).toMatchObject([{ id: 41 }])
  })

  it.each([
    [{ id: 41, ...home }],
    [{ id: 31, customer_id: 8, ...home }],
    [{ id: 99, ...home }],
    [
      { id: 31, ...home },
      { id: 31, ...home },
    ],
  ])("refuses an address that is somebody else's, nobody's or there twice (%#)", async (...addresses) => {
    expect(await update({ addresses, firstname: 'Nora' })).toMatchObject({
      ...{ status: 403, meta: { refusal: 'address-not-yours' } },
      result: { errorMessage: 'Provided invalid address.id or address.customer_id', code: 403 },
    })
    expect((await send('me')).result).toMatchObject({
      firstname: 'Zoë',
      addresses: [{ id: 31, street: ['Kerkstraat', '12'] }],
    })
    expect(await addressesOf('max')).toMatchObject([{ id: 41, street: ['Markt', '1'] }])
  })

  it.each([
    [{ email: 'nobody' }, 'email-invalid'],
    [{ firstname: 'Z' }, 'name-invalid'],
    [{ lastname: '..' }, 'name-invalid'],
    [{ addresses: [{ ...home, postcode: '12' }] }, 'address-invalid'],
    [{ addresses: [{ ...home, street: [''] }] }, 'address-invalid'],
    [{ addresses: [{ ...home, vat_id: 'x' }] }, 'address-invalid'],
    [{ firstname: 'Zo\u202eë' }, 'invalid-input'],
    [{ lastname: 'Vries\r\nBcc: x@example.nl' }, 'invalid-input'],
    [{ addresses: [{ ...home, city: 'Utre\u0007cht' }] }, 'invalid-input'],
    [{ addresses: [{ ...home, country_id: 'Nederland' }] }, 'invalid-input'],
    [{ addresses: Array.from({ length: 21 }, () => home) }, 'invalid-input'],
    [{ firstname: 'x'.repeat(301) }, 'invalid-input'],
  ])('refuses %j and changes nothing', async (change, refusal) => {
    const before = await send('me')
    const refused = await update({ lastname: 'Jansen', ...change })

    expect([refused.status, refused.meta?.refusal]).toEqual([400, refusal])
    expect(await send('me')).toMatchObject({ result: { ...before.result, groupToken: expect.any(String) } })
  })

  it.each(['王小明', 'محمد علي', 'Żółć Ŋa', "O'Brien-Łoś"])('takes names in any script (%s)', async (firstname) => {
    expect((await update({ firstname })).result).toMatchObject({ firstname })
  })

  it('tells the old address and the new one, and gives nobody the address of another', async () => {
    await api.db.execute(sql`insert into password_reset values (7, 'hash', now() + interval '1 hour')`)

    expect((await update({ email: 'Max@Example.nl' })).status).toBe(409)
    expect((await update({ email: 'ZOE@example.nl' })).status).toBe(200)
    expect(await notices()).toEqual([])
    const moved = await send('me', { customer: { email: 'zoe.vries@example.nl' }, currentPassword: password })
    expect(moved.result.email).toBe('zoe.vries@example.nl')
    const changed = { id: 7, kind: 'email-changed', store_code: 'de' }
    expect(await notices()).toEqual([
      { ...changed, recipient: 'ZOE@example.nl' },
      { ...changed, recipient: null },
    ])
    expect((await api.db.execute(sql`select from password_reset`)).rows).toEqual([])
  })

  it('wants the right password from who sends one, and has the address of who sends none wait for a link', async () => {
    const move = (email: string, currentPassword?: string) =>
      send('me', { customer: { email }, ...(currentPassword !== undefined && { currentPassword }) })

    expect(await move('new@example.nl', 'Wrong-one-1')).toMatchObject({
      status: 403,
      result: { errorMessage: expect.stringContaining("doesn't match"), code: 403 },
      meta: { refusal: 'password-incorrect' },
    })
    expect(await notices()).toEqual([])
    expect((await move('new@example.nl', password)).result.email).toBe('new@example.nl')
    expect(await move('old.client@example.nl')).toMatchObject({ status: 200, result: { email: 'new@example.nl' } })
    expect((await notices()).at(-1)).toEqual({
      ...{ id: 7, kind: 'email-change-asked', recipient: null, store_code: 'de' },
    })
  })

  it.each([null, 'stolen'])('is for customers (%s)', async (token) => {
    expect((await update({ firstname: 'Nora' }, token)).status).toBe(401)
  })
})

const logInWith = async (secret: string) =>
  (await send('login', { username: 'zoe@example.nl', password: secret })).status

describe('POST /api/user/change-password', () => {
  const change = (currentPassword: string, newPassword: string, token?: string | null) =>
    send('change-password', { currentPassword, newPassword }, token)

  it('changes the password and ends every session of the customer [AUTH-20]', async () => {
    await logIn(api.db, 7, 'phone')

    expect(await change(password, another)).toMatchObject({ status: 200, result: true })
    for (const token of ['zoe', 'phone']) expect((await send('me', undefined, token)).status).toBe(401)
    expect((await send('me', undefined, 'max')).status).toBe(200)
    expect([await logInWith(password), await logInWith(another)]).toEqual([401, 200])
    expect(await notices()).toEqual([{ id: 7, kind: 'password-changed', recipient: null, store_code: 'de' }])
  })

  it('says what is wrong where clients look for it, and changes nothing [AUTH-23]', async () => {
    expect(await change('wrong', another)).toMatchObject({ status: 403, result: { errorMessage: expect.any(String) } })
    expect(await change(password, 'short')).toMatchObject({ status: 400, result: { errorMessage: expect.any(String) } })
    expect((await change(password, 'x'.repeat(10_000))).status).toBe(400)
    expect((await change(password, another, null)).status).toBe(401)
    expect((await send('me')).status).toBe(200)
    expect(await logInWith(password)).toBe(200)
  })

  it('takes no password that everybody tries, nor the own words of the account', async () => {
    const own = ['Password1', 'zoe@example.nl', 'Zoe@example.nl1', 'Zoë-Vries-1990', 'Vonk2026!']
    for (const guessed of own.slice(0, 1).concat(own.slice(2))) {
      expect(await change(password, guessed), guessed).toMatchObject({
        status: 400,
        result: { errorMessage: expect.stringContaining('too easy to guess'), code: 400 },
        meta: { refusal: 'password-guessable' },
      })
    }
    expect(await logInWith(password)).toBe(200)
  })

  it('is found by older clients under the name they know', async () => {
    const body = { currentPassword: password, newPassword: another }

    expect((await send('changePassword', body)).status).toBe(200)
    expect(await logInWith(another)).toBe(200)
  })

  it('slows down who guesses at the password of an open session', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1) statuses.push((await change(`guess-${round}`, another)).status)

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  })
})

describe('POST /api/user/reset-password', () => {
  const reset = (email?: string) => send('reset-password', { email }, null)

  it('has a link mailed to who has an account, in the view that was asked in [AUTH-18]', async () => {
    expect(await reset(' ZOE@example.nl ')).toMatchObject({ status: 200, result: true })
    expect(await notices()).toEqual([{ id: 7, kind: 'password-reset', recipient: null, store_code: 'de' }])
    expect(await logInWith(password)).toBe(200)
  })

  it('says that an address is unknown, and not without end [AUTH-28]', async () => {
    await api.db.execute(sql`update customer set is_active = false where id = 8`)

    expect(await reset('who@example.nl')).toMatchObject({
      status: 404,
      result: 'No such entity with email = who@example.nl, websiteId = 1',
    })
    expect((await reset('max@example.nl')).status).toBe(404)
    expect(await reset()).toMatchObject({ status: 400, result: 'Invalid e-mail provided!' })
    const statuses = []
    for (let round = 0; round < 6; round += 1) statuses.push((await reset('zoe@example.nl')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await notices()).toHaveLength(5)
  })
})

describe('POST /api/user/create-password', () => {
  const create = (resetToken?: string, email: string | undefined = 'zoe@example.nl', newPassword = another) =>
    send('create-password', { email, newPassword, resetToken }, null)
  const open = (now = Date.now()) => openReset(api.db, 7, now)

  it('sets a password with the token of a mail, once, and ends every session [AUTH-19]', async () => {
    const token = await open()

    expect(await create(token, 'Zoe@Example.nl')).toMatchObject({ status: 200, result: true })
    expect(await logInWith(another)).toBe(200)
    expect((await send('me')).status).toBe(401)
    expect(await create(token)).toMatchObject({ status: 400, result: { errorMessage: expect.any(String) } })
    expect(await notices()).toMatchObject([{ id: 7, kind: 'password-changed' }])
  })

  it('keeps nothing that could be used by who reads the table', async () => {
    const token = await open()

    expect(JSON.stringify((await api.db.execute(sql`select * from password_reset`)).rows)).not.toContain(token)
  })

  it('takes no token of another customer, of an earlier mail or of yesterday', async () => {
    const old = await open()
    const late = await openReset(api.db, 8, Date.now() - 3_600_001)
    const token = await open()

    expect((await create(old)).status).toBe(400)
    expect((await create(token, 'max@example.nl')).status).toBe(400)
    expect((await create(late, 'max@example.nl')).status).toBe(400)
    expect((await create(token, 'who@example.nl')).status).toBe(400)
    expect((await create(token, undefined, 'weak')).status).toBe(400)
    expect((await create(token)).status).toBe(200)
  })

  it.each([
    [{ newPassword: another, resetToken: 'x' }, 'email not provided'],
    [{ email: 'zoe@example.nl', newPassword: another }, 'resetToken not provided'],
    [{ email: 'zoe@example.nl', resetToken: 'x' }, 'newPassword not provided'],
  ])('says what is missing of %j', async (body, result) => {
    expect(await send('create-password', body, null)).toMatchObject({ status: 400, result })
  })
})

describe('what nobody uses any more', () => {
  it('is forgotten: links that have run out, and notices that could not be mailed', async () => {
    await openReset(api.db, 7, Date.now() - 3_600_001)
    await openReset(api.db, 8, Date.now())
    await api.db.execute(sql`
      insert into account_notice (customer_id, kind, store_code, created_at)
      values (7, 'password-changed', 'nl', now() - interval '15 days'), (8, 'password-changed', 'nl', now())`)

    expect(await forgetOldResets(api.db)).toEqual({ resets: 1 })
    expect(await forgetOldNotices(api.db)).toEqual({ notices: 1 })
    expect(await notices()).toMatchObject([{ id: 8 }])
  })
})
