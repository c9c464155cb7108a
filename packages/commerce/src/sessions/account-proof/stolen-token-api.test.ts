import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { createAuthenticator } from '@vonk/platform/webauthn/testing'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../customers/index.ts'
import { gdprExportRoutes } from '../../gdpr-export/index.ts'
import { issueEmailToken } from '../../mails/index.ts'
import { createGroupTokens } from '../../prices/index.ts'
import { createStores } from '../../stores/index.ts'
import { createThrottles } from '../../throttles/index.ts'
import { passkeyRoutes } from '../passkeys/routes.ts'
import { passwordRoutes } from '../password-routes.ts'
import { profileRoutes } from '../profile-routes.ts'
import { createSessions } from '../sessions.ts'
import { logIn } from '../testing.ts'
import { accountProofRoutes } from './routes.ts'

let api: TestApi
let passwordHash: string
let clock = 0
const now = () => Date.now() + clock
const password = 'Vonk-demo-1'
const here = { origin: 'https://localhost:8443', rpId: 'localhost' }

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  api = await openTestApi((db) => {
    const throttles = createThrottles({ db, limits: throttleLimits, now })
    const sessions = createSessions({ db, throttles, settings: defaultSettings, now })
    const groupTokens = createGroupTokens(new Uint8Array(32).fill(1))
    const parts = { db, sessions, directory, throttles, groupTokens, now, site: { protocol: 'https:', port: '8443' } }
    const own = [...profileRoutes(parts), ...passwordRoutes(parts), ...gdprExportRoutes(parts)]
    return [...own, ...passkeyRoutes(parts), ...accountProofRoutes(parts)]
  })
  const stores = createStores({ db: api.db })
  await seedViews(api.db)
  directory.views.push(...((await stores.loadDirectory()).views as never[]))
  passwordHash = await hashPassword(password)
})
afterAll(() => api.close())

beforeEach(async () => {
  clock = 0
  const { db } = api
  await emptyTables(db, ['throttle', 'customer', 'passkey_challenge', 'mailed_link'])
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl', ${passwordHash}), (8, 'max@example.nl', 'Max', 'Moll', 'nl', ${passwordHash})`)
  await logIn(db, 7, 'zoe')
  await logIn(db, 7, 'zoe-elsewhere')
  await logIn(db, 8, 'max')
})

async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}, token: string | null = 'zoe') {
  const response = await api.fetch(
    new Request(`http://shop/api/${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'x-vs-store-code': 'nl' },
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    }),
  )
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the shape that the call declares.
  const answer = (await response.json()) as any
  return { status: response.status, refusal: answer.meta?.refusal, ...answer }
}

const rows = async (table: 'customer' | 'account_notice' | 'email_change' | 'passkey') =>
  (await api.db.execute(sql.raw(`select * from ${table} order by 1`))).rows
const emailOf = async (id: number) => (await rows('customer')).find((row) => row['id'] === id)?.['email']
const notices = async () =>
  (await rows('account_notice')).map(({ kind, recipient }) => (recipient ? `${kind} ${recipient}` : kind))
const prove = (given: object, token = 'zoe') => send('POST', 'ext/account/proof', given, token)
const proofOf = async (given: object = { password }, token = 'zoe') =>
  String((await prove(given, token)).result?.proof ?? '')
const wish = (email: string, more: object = {}, token = 'zoe') =>
  send('POST', 'user/me', { customer: { email }, ...more }, token)

/** The token of the link, as the worker that writes the mail makes it. */
async function mailedLink(): Promise<string> {
  const [change] = await rows('email_change')
  return issueEmailToken(api.db, {
    purpose: 'email-change',
    subject: Number(change?.['id']),
    lifeDays: 1,
    now: new Date(),
  })
}
const follow = (confirmation: string) => send('POST', 'ext/account/email/confirm', { confirmation }, null)

async function addPasskey(token = 'zoe') {
  const authenticator = createAuthenticator()
  const begun = await send('POST', 'ext/account/passkeys/begin', { proof: await proofOf({ password }, token) }, token)
  const credential = authenticator.create(begun.result, { ...here, counter: 0 })
  const added = await send('POST', 'ext/account/passkeys', { name: 'iPhone', credential }, token)
  expect(added.status).toBe(200)
  return { id: String(added.result.id), authenticator, userHandle: String(begun.result.user.id) }
}

describe('who has stolen an access token and nothing else', () => {
  it('sets no other mail address: it waits for a link to the old one, and the answer shows the old one', async () => {
    const { status, result } = await wish('thief@example.com')

    expect(status).toBe(200)
    expect(result).toMatchObject({ id: 7, email: 'zoe@example.nl' })
    expect(await emailOf(7)).toBe('zoe@example.nl')
    expect(await notices()).toEqual(['email-change-asked'])
  })

  it('does all else that the call does, with an address in it or without', async () => {
    const customer = { firstname: 'Zoé', lastname: 'de Vries', email: 'new@example.nl' }
    const { result } = await send('POST', 'user/me', { customer })

    expect(result).toMatchObject({ firstname: 'Zoé', lastname: 'de Vries', email: 'zoe@example.nl' })
  })

  it('gets round it with no way of writing the address', async () => {
    await api.db.execute(sql`update customer set email = 'kim@example.nl' where id = 7`)
    // A Kelvin sign becomes a k in lower case, and a dotted capital I an i.
    for (const email of ['\u212Aim@example.nl', 'k\u0130m@example.nl', 'kim@\u212Ample.nl', ' kim2@example.nl'])
      await wish(email)
    expect(String(await emailOf(7)).toLowerCase()).toBe('kim@example.nl')

    expect((await wish('Kim@Example.nl')).result.email).toBe('Kim@example.nl')
  })

  it('guesses at no password and no proof', async () => {
    const refused = [
      await wish('thief@example.com', { currentPassword: 'wrong-One-1' }),
      await wish('thief@example.com', { currentPassword: '' }),
      await wish('thief@example.com', { proof: '' }),
      await wish('thief@example.com', { proof: 'x'.repeat(43) }),
      await wish('thief@example.com', { proof: 'zoe' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await rows('email_change')).toEqual([])
    for (let tries = 0; tries < 10; tries += 1) await prove({ password: 'wrong-One-1' })
    expect((await prove({ password })).status).toBe(429)
  })

  it('adds and removes no passkey', async () => {
    const { id } = await addPasskey()
    for (const body of [{}, { proof: '' }, { proof: 'zoe' }, { proof: 'x'.repeat(43) }]) {
      expect(await send('POST', 'ext/account/passkeys/begin', body)).toMatchObject({
        status: 403,
        refusal: 'proof-needed',
      })
      expect((await send('DELETE', `ext/account/passkeys/${id}`, body)).status).toBe(403)
    }
    // What is given out for a log-in is no way to make a key either.
    const login = await send('POST', 'ext/passkey-login/begin', {}, null)
    const options = { ...login.result, user: { id: 'AAAA' }, rp: { id: 'localhost' } }
    const credential = createAuthenticator().create(options, { ...here, counter: 0 })
    expect((await send('POST', 'ext/account/passkeys', { name: 'mine', credential })).status).toBe(400)
    expect(await rows('passkey')).toHaveLength(1)
  })

  it('neither sets a password nor deletes the account', async () => {
    const newPassword = 'Regen-boog-2'
    const refused = [
      await send('POST', 'user/change-password', { newPassword }),
      await send('POST', 'user/changePassword', { newPassword, currentPassword: 'wrong-One-1' }),
      await send('POST', 'user/change-password', { newPassword, proof: 'zoe' }),
      await send('POST', 'ext/account/delete', {}),
      await send('POST', 'ext/account/delete', { proof: 'zoe' }),
      await send('POST', 'ext/account/delete', { password: 'wrong-One-1' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect((await rows('customer'))[0]?.['password_hash']).toBe(passwordHash)
  })

  it('uses the proof of no other session, no other customer and no earlier hour', async () => {
    const [elsewhere, ofMax, ofHers] = [
      await proofOf({ password }, 'zoe-elsewhere'),
      await proofOf({ password }, 'max'),
      await proofOf(),
    ]
    const tries = async (proof: string) => (await wish('thief@example.com', { proof })).status
    expect([await tries(elsewhere), await tries(ofMax)]).toEqual([403, 403])
    clock = 10 * 60_000
    expect(await tries(ofHers)).toBe(403)
    expect((await send('GET', 'user/me', {}, ofMax)).status).toBe(401)
  })
})

describe('who proves that the account is hers', () => {
  it('changes the mail address at once, with the password or a proof, and both addresses are told', async () => {
    expect((await wish('new@example.nl', { currentPassword: password })).result.email).toBe('new@example.nl')
    expect((await wish('other@example.nl', { proof: await proofOf() })).result.email).toBe('other@example.nl')

    expect(await notices()).toEqual([
      ...['email-changed zoe@example.nl', 'email-changed'],
      ...['email-changed new@example.nl', 'email-changed'],
    ])
  })

  it('does it with a passkey, whose signature is good once and for its owner alone', async () => {
    const { authenticator, userHandle } = await addPasskey()
    const sign = async () => {
      const { result } = await send('POST', 'ext/passkey-login/begin', {}, null)
      return authenticator.get(result, { ...here, userHandle })
    }
    const credential = await sign()
    const proof = await proofOf({ credential })
    expect(proof).not.toBe('')
    expect((await prove({ credential })).status).toBe(403)
    expect((await prove({ credential: await sign() }, 'max')).status).toBe(403)

    expect((await send('POST', 'user/change-password', { newPassword: 'Regen-boog-2', proof })).status).toBe(200)
    expect((await send('GET', 'user/me')).status).toBe(401)
    expect(await notices()).toEqual(['passkey-added', 'password-changed'])
  })

  it('does it with a link to the address of the account', async () => {
    const mailed = await send('POST', 'ext/account/proof/mail', { section: 'security' })
    expect(mailed.status).toBe(200)
    expect(await notices()).toEqual(['proof-link-security'])
    const link = await issueEmailToken(api.db, { purpose: 'account-proof', subject: 7, lifeDays: 1, now: new Date() })
    expect((await prove({ link }, 'max')).status).toBe(403)
    const proof = await proofOf({ link })
    expect((await prove({ link })).status).toBe(403)

    expect((await send('POST', 'ext/account/delete', { proof })).status).toBe(200)
    expect(await emailOf(7)).toBeUndefined()
  })

  it('removes a passkey', async () => {
    const { id } = await addPasskey()
    expect((await send('DELETE', `ext/account/passkeys/${id}`, { proof: await proofOf() })).status).toBe(200)
    expect(await rows('passkey')).toEqual([])
  })

  it('says one thing at a time', async () => {
    expect((await prove({})).status).toBe(400)
    expect((await prove({ password, link: 'x' })).status).toBe(400)
    expect((await send('POST', 'ext/account/proof', { password }, null)).status).toBe(401)
  })

  it('gets no more than a few mails that nobody asked for', async () => {
    const answers = []
    for (let sent = 0; sent < 12; sent += 1) answers.push((await wish(`new${sent}@example.nl`)).status)
    expect(answers).toEqual([...Array(10).fill(200), 429, 429])
    expect(await rows('email_change')).toHaveLength(1)
  })
})

describe('the link to the old address', () => {
  it('changes the address once, without a log-in, and both addresses are told', async () => {
    await wish('new@example.nl')
    const link = await mailedLink()

    expect((await follow(link)).status).toBe(200)
    expect(await emailOf(7)).toBe('new@example.nl')
    expect(await follow(link)).toMatchObject({ status: 409, refusal: 'link-used' })
    expect(await notices()).toEqual(['email-change-asked', 'email-changed zoe@example.nl', 'email-changed'])
  })

  it('confirms the address it was mailed for, and none that was asked for since', async () => {
    await wish('new@example.nl')
    const link = await mailedLink()
    await wish('thief@example.com')

    expect(await follow(link)).toMatchObject({ status: 410, refusal: 'link-expired' })
    expect(await emailOf(7)).toBe('zoe@example.nl')
  })

  it('is good for nothing after a new password, after another change and after a day', async () => {
    await wish('new@example.nl')
    const first = await mailedLink()
    await send('POST', 'user/change-password', { currentPassword: password, newPassword: 'Regen-boog-2' })
    expect((await follow(first)).status).toBe(410)

    await logIn(api.db, 7, 'again')
    await wish('new@example.nl', {}, 'again')
    const second = await mailedLink()
    await wish('known@example.nl', { currentPassword: 'Regen-boog-2' }, 'again')
    expect((await follow(second)).status).toBe(410)

    await wish('new@example.nl', {}, 'again')
    const third = await mailedLink()
    clock = 86_400_000
    expect((await follow(third)).status).toBe(410)
    expect(await emailOf(7)).toBe('known@example.nl')
  })

  it('gives nobody the address of another, at once or later', async () => {
    expect(await wish('MAX@example.nl')).toMatchObject({ status: 409, refusal: 'email-taken' })
    await wish('new@example.nl')
    const link = await mailedLink()
    await api.db.execute(sql`update customer set email = 'new@example.nl' where id = 8`)

    expect(await follow(link)).toMatchObject({ status: 409, refusal: 'email-taken' })
    expect(await emailOf(7)).toBe('zoe@example.nl')
  })

  it('is none that was made up', async () => {
    for (const link of ['', 'x', 'zoe', 'x'.repeat(43)]) expect((await follow(link)).status, link).toBe(404)
  })
})
