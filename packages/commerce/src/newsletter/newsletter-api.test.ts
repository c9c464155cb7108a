import { settingsOfView } from '@vonk/domain/settings'
import { findStoreView } from '@vonk/domain/stores'
import { aDirectory, aStoreView } from '@vonk/domain/stores/testing'
import { throttleLimits } from '@vonk/domain/throttle'
import { atOnce, openTestApi, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createThrottles, EVEN_ANSWER_MS } from '../throttles/index.ts'
import { loadLeaveLinks } from './leave-links.ts'
import { createNewsletter, type Newsletter } from './newsletter.ts'
import { openMail } from './open-mail.ts'
import { newsletterRoutes } from './routes.ts'
import { forgetUnconfirmed } from './store.ts'

let api: TestApi
let newsletter: Newsletter
const later = { now: 0 }
const directory = aDirectory(
  aStoreView(),
  aStoreView({ code: 'de', language: 'de', settings: { newsletterDoubleOptIn: true } }),
  aStoreView({ code: 'rz_en', brand: 'razz' }),
  aStoreView({ code: 'rz_nl', brand: 'razz' }),
)

beforeEach(async () => {
  later.now = Date.parse('2026-11-15T12:00:00Z')
  api = await openTestApi((db) => {
    const now = () => later.now
    const leaveLinks = { open: async (token: string) => (await loadLeaveLinks(db)).open(token) }
    const throttles = createThrottles({ db, limits: throttleLimits, now })
    const parts = { db, directory, throttles, leaveLinks, settingsOf: settingsOfView, now, evenAnswerMs: 0 }
    newsletter = createNewsletter(parts)
    // The token of an account is its address.
    const sessions = { whoIs: async (token: string) => ({ email: token }) }
    return newsletterRoutes({ newsletter, directory, sessions })
  })
})
afterEach(() => api.close())

const path = '/api/ext/magento2-newsletter/subscribe'

type Method = 'GET' | 'POST' | 'DELETE'

/** Asked by who is logged in with that address. */
const call = (method: Method, email: unknown, storeCode = 'nl') =>
  callAs(typeof email === 'string' ? email : null, method, email, storeCode)
/** Asked by somebody else. */
const callAsStranger = (method: Method, email: unknown, storeCode = 'nl') => callAs(null, method, email, storeCode)

async function callAs(token: string | null, method: Method, email: unknown, storeCode = 'nl') {
  const query = method === 'GET' && email !== undefined ? `?email=${encodeURIComponent(String(email))}` : ''
  const owner = token ? { authorization: `Bearer ${token}` } : {}
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': storeCode, ...owner }
  const body = method === 'GET' ? null : JSON.stringify({ email })
  return read(await api.fetch(new Request(`http://localhost${path}${query}`, { method, headers, body })))
}

/** The path a client of Vue Storefront asks by default. */
async function callMailchimp(method: Method, email: string, token = email) {
  const address = `http://localhost/api/ext/mailchimp-subscribe/subscribe${method === 'GET' ? `?email=${email}` : ''}`
  const body = method === 'GET' ? null : JSON.stringify({ email })
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return read(await api.fetch(new Request(address, { method, headers, body })))
}

async function post(name: 'confirm' | 'leave', input: object) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(input) }
  return read(await api.fetch(new Request(`http://localhost/api/ext/magento2-newsletter/${name}`, init)))
}
const confirm = (confirmation: string) => post('confirm', { confirmation })

/** The mail that somebody who has just asked in a German view is sent. */
async function openQuestion() {
  const [row] = await subscriptions()
  return openMail(api.db, Number(row?.['id']), new Date(later.now))
}

/** The token of its link. */
async function openConfirmation() {
  const mail = await openQuestion()
  if (mail?.kind !== 'confirmation-link') throw new Error('There is no link to confirm')
  return mail.token
}

const leaveToken = async (reader: { brand: 'vonk' | 'razz'; email: string }) =>
  (await loadLeaveLinks(api.db)).seal(reader)

async function events() {
  const { rows } = await api.db.execute(sql`select payload from outbox_event where topic = 'newsletter-mail-due'`)
  return rows.map((row) => row['payload'])
}

async function read(answer: Response) {
  // Every answer of the API is an envelope.
  const { code, result } = (await answer.json()) as { code: number; result: unknown }
  return [code, result]
}

async function subscriptions() {
  const { rows } = await api.db.execute(sql`select id, email, brand, mail_due from newsletter_subscription order by id`)
  return rows
}

async function coupons() {
  const { rows } = await api.db.execute(sql`select code, rate, issued_to, usage_limit from coupon order by code`)
  return rows
}

describe('newsletterRoutes', () => {
  it('answers at the path older clients ask by default as well', async () => {
    expect(await callMailchimp('GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await callMailchimp('POST', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await callMailchimp('GET', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await callMailchimp('DELETE', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await callMailchimp('POST', 'zoe')).toEqual([400, 'Invalid e-mail provided!'])
  })

  it('subscribes an address, says so, and unsubscribes it [NEWS-05] [NEWS-06] [NEWS-07] [NEWS-08]', async () => {
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await call('POST', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await call('GET', 'ZOE@Example.NL')).toEqual([200, 'subscribed'])
    expect(await call('DELETE', 'Zoe@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await subscriptions()).toEqual([])
  })

  it('has nothing to do for who is subscribed already, or was never [NEWS-03] [NEWS-04]', async () => {
    await call('POST', 'zoe@example.nl')
    const before = await subscriptions()

    expect(await call('POST', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await call('DELETE', 'noor@example.nl')).toEqual([200, 'unsubscribed'])
    expect(await subscriptions()).toEqual(before)
  })

  it('makes a coupon of 10% for the first order, one per mailbox and for ever [NEWS-01]', async () => {
    await call('POST', 'Jo.Ann+news@gmail.com')
    const first = await coupons()
    await call('DELETE', 'Jo.Ann+news@gmail.com')
    await call('POST', 'joann@googlemail.com')

    expect(first).toEqual([
      {
        code: expect.stringMatching(/^NEWS-[A-Z2-9]{10}$/),
        rate: 100_000,
        issued_to: 'joann@gmail.com',
        usage_limit: 1,
      },
    ])
    expect(await coupons()).toEqual(first)
    expect(await subscriptions()).toMatchObject([{ email: 'joann@googlemail.com', mail_due: null }])
  })

  it('knows the reader of one brand from the reader of the other', async () => {
    await call('POST', 'zoe@example.nl', 'rz_en')

    expect(await call('GET', 'zoe@example.nl', 'rz_nl')).toEqual([200, 'subscribed'])
    expect(await call('GET', 'zoe@example.nl', 'nl')).toEqual([200, 'unsubscribed'])
  })

  it('counts an address in a German view only once its link was followed, and gives the coupon then', async () => {
    expect(await call('POST', 'zoe@example.de', 'de')).toEqual([200, 'unconfirmed'])
    expect(await call('GET', 'zoe@example.de', 'de')).toEqual([200, 'unconfirmed'])
    expect(await coupons()).toEqual([])
    const [row] = await subscriptions()
    expect(row).toMatchObject({ mail_due: 'confirmation-link' })

    const link = await openConfirmation()
    expect(await confirm('forged')).toEqual([404, 'This link is not valid, or no longer.'])
    expect(await confirm(link)).toEqual([200, 'subscribed'])
    expect(await confirm(link)).toEqual([200, 'subscribed'])

    expect(await call('GET', 'zoe@example.de', 'de')).toEqual([200, 'subscribed'])
    expect(await coupons()).toHaveLength(1)
    expect(await subscriptions()).toMatchObject([{ mail_due: 'coupon' }])
    expect(await openQuestion()).toMatchObject({ kind: 'coupon', storeCode: 'de', coupon: { rate: 100_000 } })
    expect(await openQuestion()).toBeNull()
    expect(await events()).toEqual([1, 2].map(() => ({ subscriptionId: row?.['id'] })))
  })

  it('confirms nothing by a link that is older than a week, and by the next one it does', async () => {
    await call('POST', 'zoe@example.de', 'de')
    const old = await openConfirmation()
    later.now += 7 * 86_400_000

    expect(await confirm(old)).toEqual([410, 'This link has expired.'])
    expect(await call('GET', 'zoe@example.de', 'de')).toEqual([200, 'unconfirmed'])
    await call('POST', 'zoe@example.de', 'de')
    expect(await confirm(await openConfirmation())).toEqual([200, 'subscribed'])
    expect(await coupons()).toHaveLength(1)
  })

  it('gives one coupon when the button of a link is pressed several times at once', async () => {
    await call('POST', 'zoe@example.de', 'de')
    const link = await openConfirmation()
    const press = () => confirm(link)

    expect(await atOnce(api.db, [press, press, press])).toEqual([1, 2, 3].map(() => [200, 'subscribed']))
    expect(await coupons()).toHaveLength(1)
    expect(await events()).toHaveLength(2)
  })

  it('pesters nobody with questions: six a day, however they are asked for', async () => {
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await call('POST', `zoe+${asked}@example.de`, 'de')).toEqual([200, 'unconfirmed'])
      await call('DELETE', `zoe+${asked}@example.de`, 'de')
      later.now += 600_001
    }

    expect(await call('POST', 'zoe@example.de', 'de')).toEqual([429, 'Too many attempts. Please try again later.'])
    later.now += 86_400_000
    expect(await call('POST', 'zoe@example.de', 'de')).toEqual([200, 'unconfirmed'])
  })

  it('asks who has confirmed nothing more, however often they sign up', async () => {
    await call('POST', 'zoe@example.de', 'de')
    await confirm(await openConfirmation())

    for (let asked = 0; asked < 8; asked += 1)
      expect(await call('POST', 'zoe@example.de', 'de')).toEqual([200, 'subscribed'])
    expect(await events()).toHaveLength(2)
  })

  it('takes a reader off by the link of any mail, as often as they come back [NEWS-04]', async () => {
    const token = await leaveToken({ brand: 'vonk', email: 'zoe@example.nl' })
    for (let time = 0; time < 2; time += 1) {
      await call('POST', 'Zoe@example.nl')
      await call('POST', 'zoe@example.nl', 'rz_nl')
      expect(await post('leave', { token })).toEqual([200, 'unsubscribed'])
      expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
      expect(await call('GET', 'zoe@example.nl', 'rz_nl')).toEqual([200, 'subscribed'])
    }

    expect(await post('leave', { token })).toEqual([200, 'unsubscribed'])
    expect(await coupons()).toHaveLength(1)
  })

  it('takes nobody off by a link that somebody else has made', async () => {
    await call('POST', 'zoe@example.nl')
    const token = await leaveToken({ brand: 'vonk', email: 'zoe@example.nl' })

    for (const forged of ['', 'x', `${token}x`, token.slice(0, -4)])
      expect(await post('leave', { token: forged })).toEqual([404, 'This link is not valid.'])
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'subscribed'])
  })

  it('subscribes nobody again with a link that was used, once they have left', async () => {
    await call('POST', 'zoe@example.de', 'de')
    const link = await openConfirmation()
    expect(await confirm(link)).toEqual([200, 'subscribed'])
    await call('DELETE', 'zoe@example.de', 'de')

    expect(await confirm(link)).toEqual([404, 'This link is not valid, or no longer.'])
    expect(await call('GET', 'zoe@example.de', 'de')).toEqual([200, 'unsubscribed'])
  })

  it('forgets a wish that nobody has confirmed when the owner of the address wants that', async () => {
    await call('POST', 'zoe@example.de', 'de')
    await call('DELETE', 'zoe@example.de', 'de')

    expect(await subscriptions()).toEqual([])
  })

  it.each([
    [undefined, 'Email not provided!'],
    ['', 'Email not provided!'],
    ['zoe', 'Invalid e-mail provided!'],
  ])('refuses %j in the words of the API family', async (email, message) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) expect(await call(method, email)).toEqual([400, message])
  })

  it('subscribes once when the button is pressed twice', async () => {
    const subscribe = () => call('POST', 'zoe@example.nl')
    const answers = await atOnce(api.db, [subscribe, subscribe, subscribe])

    expect(answers).toEqual([1, 2, 3].map(() => [200, 'subscribed']))
    expect(await subscriptions()).toHaveLength(1)
    expect(await coupons()).toHaveLength(1)
  })

  it('lets nobody ask for one address without end, however it is spelled, until some time has passed', async () => {
    const [{ maxAttempts, windowMs } = { maxAttempts: 0, windowMs: 0 }] = throttleLimits.newsletter
    for (let asked = 0; asked < maxAttempts; asked += 1) await call('GET', `zoe+${asked}@example.nl`)

    expect(await call('GET', 'zoe@example.nl')).toEqual([429, 'Too many attempts. Please try again later.'])
    expect(await call('POST', 'zoe@example.nl')).toEqual([429, 'Too many attempts. Please try again later.'])
    expect(await call('GET', 'noor@example.nl')).toEqual([200, 'unsubscribed'])

    later.now += windowMs + 1
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
  })

  it('forgets addresses that nobody has confirmed for two weeks, and nobody else', async () => {
    for (const name of ['old', 'new']) await call('POST', `${name}@example.de`, 'de')
    await call('POST', 'reader@example.nl')
    await api.db.execute(sql`update newsletter_subscription set requested_at = now() - interval '13 days'`)
    await api.db.execute(sql`
      update newsletter_subscription set requested_at = now() - interval '15 days' where email not like 'new%'`)

    expect(await forgetUnconfirmed(api.db)).toEqual({ unconfirmed: 1 })
    expect((await subscriptions()).map((row) => row['email'])).toEqual(['new@example.de', 'reader@example.nl'])
  })

  it('leaves nothing of an address that wants to be forgotten', async () => {
    await call('POST', 'zoe@example.nl')
    await call('POST', 'zoe@example.nl', 'rz_nl')

    await newsletter.forget('Zoe@example.nl')

    expect(await subscriptions()).toEqual([])
    expect(await coupons()).toMatchObject([{ issued_to: null }])
  })
})

describe('a stranger at the newsletter', () => {
  const requests = () =>
    api.db
      .execute(
        sql`select payload->>'request' as request from outbox_event where topic = 'newsletter-asked' order by id`,
      )
      .then(({ rows }) => rows.map(({ request }) => request))

  it.each(['nl', 'de'])('is told the same of readers and others, at both paths (%s)', async (view) => {
    await call('POST', 'zoe@example.nl', view)
    if (view === 'de') await confirm(await openConfirmation())
    const outcome = view === 'de' ? 'unconfirmed' : 'subscribed'

    for (const email of ['zoe@example.nl', 'ZOE@example.nl', 'nobody@example.nl']) {
      expect(await callAsStranger('GET', email, view)).toEqual([200, 'unsubscribed'])
      expect(await callAsStranger('DELETE', email, view)).toEqual([200, 'unconfirmed'])
      expect(await callAsStranger('POST', email, view)).toEqual([200, outcome])
    }
    expect(await callMailchimp('GET', 'zoe@example.nl', '')).toEqual([200, 'unsubscribed'])
    expect(await callMailchimp('DELETE', 'zoe@example.nl', '')).toEqual([200, 'unconfirmed'])
  })

  it('learns as little with an account, of another address or of another spelling of the own one', async () => {
    await call('POST', 'zoe@example.nl')

    for (const account of ['eve@example.nl', 'zoe+eve@example.nl', 'zoe@example.nl.evil.example']) {
      expect(await callAs(account, 'GET', 'zoe@example.nl')).toEqual([200, 'unsubscribed'])
      expect(await callAs(account, 'DELETE', 'zoe@example.nl')).toEqual([200, 'unconfirmed'])
    }
    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'subscribed'])
  })

  it('takes nobody off: the reader is asked by mail, and others hear of nothing [NEWS-07]', async () => {
    await call('POST', 'zoe@example.nl')
    await callAsStranger('DELETE', 'zoe@example.nl')
    await callAsStranger('DELETE', 'nobody@example.nl')

    expect(await call('GET', 'zoe@example.nl')).toEqual([200, 'subscribed'])
    expect(await requests()).toEqual(['leave'])
  })

  it('comes to the limit of mails at the same time, whoever reads', async () => {
    await call('POST', 'zoe@example.de', 'de')
    await confirm(await openConfirmation())
    const times = async (email: string, method: Method) => {
      const codes: unknown[] = []
      for (let time = 0; time < 8; time += 1) {
        codes.push((await callAsStranger(method, email, 'de'))[0])
        later.now += 600_001
      }
      return codes.filter((code) => code === 200).length
    }

    // The question of the first subscription counts, a day later no more.
    later.now += 86_400_000
    expect([await times('zoe@example.de', 'POST'), await times('other@example.de', 'POST')]).toEqual([6, 6])
    later.now += 86_400_000
    expect([await times('zoe@example.de', 'DELETE'), await times('other@example.de', 'DELETE')]).toEqual([6, 6])
  })

  it('waits as long for an answer, whoever reads', async () => {
    await call('POST', 'zoe@example.nl')
    const patient = createNewsletter({
      ...{ db: api.db, directory, settingsOf: settingsOfView, now: () => later.now },
      throttles: createThrottles({ db: api.db, limits: throttleLimits, now: () => later.now }),
      leaveLinks: await loadLeaveLinks(api.db),
    })
    const view = findStoreView(directory, 'nl')
    for (const email of ['zoe@example.nl', 'nobody@example.nl']) {
      const before = performance.now()
      await patient.unsubscribe({ view, email, visitor: null, ownEmail: null })
      expect(performance.now() - before).toBeGreaterThan(EVEN_ANSWER_MS - 5)
    }
  })
})
