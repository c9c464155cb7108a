import { defaultSettings } from '@vonk/domain/settings'
import { aDirectory, aStoreView } from '@vonk/domain/stores/testing'
import { throttleLimits } from '@vonk/domain/throttle'
import { atOnce, emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueEmailToken } from '../mails/index.ts'
import { createSessions } from '../sessions/index.ts'
import { logIn } from '../sessions/testing.ts'
import { createThrottles } from '../throttles/index.ts'
import { type AlertLeaveLinks, openAlertLeaveLinks } from './leave-links.ts'
import { ownAlertRoutes } from './own-alert-routes.ts'
import { stockAlertRoutes } from './routes.ts'
import { createStockAlerts } from './stock-alerts.ts'
import { forgetOldAlerts } from './store.ts'
import { putSoldOut } from './testing.ts'

let api: TestApi
let links: AlertLeaveLinks
const clock = { now: 0 }
const directory = aDirectory(aStoreView(), aStoreView({ code: 'rz_de', brand: 'razz', language: 'de' }))

beforeAll(async () => {
  api = await openTestApi((db) => {
    const now = () => clock.now
    const throttles = createThrottles({ db, limits: throttleLimits, now })
    const leaveLinks = { open: (token: string) => links.open(token) }
    const alerts = createStockAlerts({ db, directory, throttles, leaveLinks, now })
    const sessions = createSessions({ db, throttles, settings: defaultSettings })
    return [...stockAlertRoutes({ alerts, sessions, directory }), ...ownAlertRoutes({ db, sessions, directory })]
  })
  await seedViews(api.db)
  links = await openAlertLeaveLinks(api.db)
  await putSoldOut(api.db, ['nl', 'rz_de'])
  await api.db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code) values (7, 'zoe@example.nl', 'Zoë', 'Vries', 'nl')`)
  await logIn(api.db, 7, 'token-of-zoe')
})
afterAll(() => api.close())
beforeEach(async () => {
  clock.now = Date.now()
  await emptyTables(api.db, ['stock_alert', 'mailed_link', 'throttle', 'outbox_event'])
})

type Fields = Readonly<Record<string, unknown>>

type Headers = Record<string, string>

const post = (path: string, body: Fields, headers?: Headers) => send(`stock-alert/${path}`, body, headers)

async function send(path: string, body: Fields | null, headers: Headers = {}) {
  const answer = await api.fetch(
    new Request(`http://localhost/api/ext/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'x-vs-store-code': 'nl', ...headers },
    }),
  )
  // Every answer of the API is an envelope.
  const { result, meta } = (await answer.json()) as { result: unknown; meta?: { refusal?: string } }
  return { status: answer.status, result, refusal: meta?.refusal ?? null }
}

const ask = (body: Fields, headers?: Record<string, string>) => post('ask', body, headers)
const asZoe = { authorization: 'Bearer token-of-zoe' }
const jacket = { sku: 'JACKET-104', email: 'max@example.nl' }

async function rows() {
  const stored = await api.db.execute<{ id: string; sku: string; email: string }>(sql`
    select id, sku, email, store_code, customer_id, confirmed_at is not null as is_confirmed, mail_due
    from stock_alert order by id`)
  return stored.rows
}

async function topics() {
  const { rows: events } = await api.db.execute<{ topic: string }>(sql`select topic from outbox_event order by id`)
  return events.map(({ topic }) => topic)
}

/** What the mail would carry. */
async function mailedLink(): Promise<string> {
  const [alert] = await rows()
  const subject = Number(alert?.id)
  return issueEmailToken(api.db, { purpose: 'stock-alert', subject, lifeDays: 7, now: new Date(clock.now) })
}

describe('asking to be told', () => {
  it('keeps one alert for a size and has the address of a guest confirmed by mail', async () => {
    const first = await ask(jacket)
    const again = await ask({ ...jacket, email: ' MAX@Example.nl ' }, { 'x-vs-store-code': 'rz_de' })

    expect(first).toMatchObject({
      status: 200,
      result: {
        state: 'unconfirmed',
        name: 'Winterjas Noordlicht',
        details: ['Maat: 104'],
        page: '/jassen/winterjas-noordlicht?childSku=JACKET-104',
      },
    })
    expect(again).toEqual(first)
    expect(await rows()).toEqual([
      {
        ...{ id: expect.any(String), sku: 'JACKET-104', email: 'MAX@example.nl', store_code: 'rz_de' },
        ...{ customer_id: null, is_confirmed: false, mail_due: 'confirmation' },
      },
    ])
    expect(await topics()).toEqual(['stock-alert-asked', 'stock-alert-asked'])
  })

  it('needs no confirmation of the own address of who is logged in, and one of any other', async () => {
    const own = await ask({ sku: 'JACKET-104' }, asZoe)
    const spelled = await ask({ sku: 'JACKET-104', email: 'ZOE@example.nl' }, asZoe)
    const other = await ask({ sku: 'CAP', email: 'max@example.nl' }, asZoe)
    const forged = await ask({ sku: 'CAP', email: 'zoe@example.nl' }, { authorization: 'Bearer forged' })

    expect([own, spelled, other, forged].map(({ result }) => result)).toMatchObject([
      ...[{ state: 'waiting' }, { state: 'waiting' }],
      ...[{ state: 'unconfirmed' }, { state: 'unconfirmed' }],
    ])
    expect(await rows()).toMatchObject([
      { sku: 'JACKET-104', customer_id: 7, is_confirmed: true, mail_due: null },
      { sku: 'CAP', email: 'max@example.nl', customer_id: null, is_confirmed: false },
      { sku: 'CAP', email: 'zoe@example.nl', customer_id: null, is_confirmed: false },
    ])
  })

  it('answers a stranger the same of an address that waits already, and changes nothing', async () => {
    const unknown = await ask({ sku: 'JACKET-104', email: 'zoe@example.nl' })
    await ask({ sku: 'JACKET-104' }, asZoe)
    const before = await rows()

    expect(await ask({ sku: 'JACKET-104', email: 'zoe@example.nl' })).toEqual(unknown)
    expect(await rows()).toEqual(before)
  })

  it.each([
    [{ ...jacket, sku: 'NOTHING' }, 404, 'product-not-found'],
    [{ ...jacket, sku: 'JACKET' }, 404, 'product-not-found'],
    [{ ...jacket, sku: 'JACKET-104\0' }, 400, 'invalid-input'],
    [{ ...jacket, sku: 'JACKET-110' }, 409, 'product-in-stock'],
    [{ sku: 'JACKET-104' }, 400, 'email-missing'],
    [{ ...jacket, email: 'max' }, 400, 'email-invalid'],
    [{ ...jacket, email: 'max@example.nl\r\nBcc: all@example.nl' }, 400, 'email-invalid'],
    [{ ...jacket, email: 'x'.repeat(400) }, 400, 'invalid-input'],
    [{ email: 'max@example.nl' }, 400, 'invalid-input'],
  ])('refuses %j', async (body, status, refusal) => {
    expect(await ask(body)).toMatchObject({ status, refusal })
    expect(await rows()).toEqual([])
  })

  it('slows down who asks for one address all the time, however it is spelled', async () => {
    const statuses = []
    for (let each = 0; each < 13; each += 1)
      statuses.push((await ask({ ...jacket, email: `max+${each}@example.nl` })).status)

    expect(statuses.slice(-2)).toEqual([200, 429])
    expect((await ask({ ...jacket, email: 'noor@example.nl' })).status).toBe(200)
  })

  it('keeps no more than twenty that nobody has confirmed: the newest', async () => {
    await api.db.execute(sql`
      insert into stock_alert (sku, email, store_code, asked_at)
      select 'OLD-' || n, 'max@example.nl', 'nl', now() - n * interval '1 minute' from generate_series(1, 20) n`)

    await ask(jacket)

    const kept = (await rows()).map(({ sku }) => sku)
    expect(kept).toHaveLength(20)
    expect(kept).toContain('JACKET-104')
    expect(kept).not.toContain('OLD-20')
  })

  it('lets a customer wait for twenty things', async () => {
    await waitForTwenty('zoe@example.nl')

    expect(await ask({ sku: 'CAP' }, asZoe)).toMatchObject({ status: 409, refusal: 'too-many-alerts' })
    clock.now += 181 * 86_400_000
    expect((await ask({ sku: 'CAP', email: 'zoe@example.nl' })).status).toBe(200)
  })

  it('is one alert when asked twice at once', async () => {
    const answers = await atOnce(api.db, [
      () => ask({ sku: 'CAP' }, asZoe),
      () => ask({ sku: 'CAP' }, asZoe),
      () => ask({ sku: 'CAP', email: 'zoe@example.nl' }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows()).toMatchObject([{ sku: 'CAP', is_confirmed: true }])
  })
})

async function waitForTwenty(email: string): Promise<void> {
  await api.db.execute(sql`
    insert into stock_alert (sku, email, store_code, asked_at, confirmed_at)
    select 'X-' || n, ${email}, 'nl', now(), now() from generate_series(1, 20) n`)
}

describe('confirming an address', () => {
  it('takes the link of the mail, and says the same again to who follows it again', async () => {
    await ask(jacket)
    const confirmation = await mailedLink()
    const confirmed = await post('confirm', { confirmation })

    expect(confirmed).toMatchObject({ status: 200, result: { state: 'waiting', name: 'Winterjas Noordlicht' } })
    expect(await rows()).toMatchObject([{ is_confirmed: true, mail_due: null }])
    expect(await topics()).toEqual(['stock-alert-asked', 'stock-alert-opened'])
    expect(await post('confirm', { confirmation })).toEqual(confirmed)
  })

  it('brings nobody back who has left since', async () => {
    await ask(jacket)
    const confirmation = await mailedLink()
    await post('confirm', { confirmation })
    await post('leave', { token: await links.seal({ email: 'max@example.nl' }) })
    await ask(jacket)

    expect(await post('confirm', { confirmation })).toMatchObject({ status: 409, refusal: 'link-used' })
    expect(await rows()).toMatchObject([{ is_confirmed: false }])
  })

  it('knows links that were made up or are too old', async () => {
    await ask(jacket)
    const confirmation = await mailedLink()
    clock.now += 7 * 86_400_000

    expect(await post('confirm', { confirmation })).toMatchObject({ status: 410, refusal: 'link-expired' })
    expect(await post('confirm', { confirmation: 'x' })).toMatchObject({ status: 404, refusal: 'link-unknown' })
    expect(await rows()).toMatchObject([{ is_confirmed: false }])
  })

  it('tells who can read the mails that the address waits for enough', async () => {
    await ask(jacket)
    const confirmation = await mailedLink()
    await waitForTwenty('Max@example.nl')

    expect(await post('confirm', { confirmation })).toMatchObject({ status: 409, refusal: 'too-many-alerts' })
    expect(await rows()).toHaveLength(20)
  })
})

describe('leaving', () => {
  it('ends all alerts of an address, as often as it is asked for', async () => {
    await ask(jacket)
    await ask({ sku: 'CAP', email: 'MAX@example.nl' })
    await ask({ sku: 'CAP' }, asZoe)
    const token = await links.seal({ email: 'max@example.nl' })

    expect(await post('leave', { token })).toMatchObject({ status: 200 })
    expect(await rows()).toMatchObject([{ email: 'zoe@example.nl' }])
    expect(await post('leave', { token })).toMatchObject({ status: 200, result: true })
  })

  it('takes back the mails that wait for a mail server, and no others', async () => {
    const put = (key: string, recipient: string, state: string) =>
      api.db.execute(sql`
        insert into mail (key, sender_name, recipient, recipient_name, subject, html, plain_text, state)
        values (${key}, 'Vonk', ${recipient}, '', 'Terug', '', '', ${state})`)
    await put('stock-alert:1:back:1', 'Max@example.nl', 'waiting')
    await put('stock-alert:2:back:1', 'max@example.nl', 'sending')
    await put('stock-alert:3:back:1', 'zoe@example.nl', 'waiting')
    await put('confirmation:1', 'max@example.nl', 'waiting')

    await post('leave', { token: await links.seal({ email: 'max@example.nl' }) })

    const { rows: left } = await api.db.execute<{ key: string }>(sql`select key from mail order by key`)
    expect(left.map(({ key }) => key)).toEqual(['confirmation:1', 'stock-alert:2:back:1', 'stock-alert:3:back:1'])
  })

  it('ends nothing by a link that was changed', async () => {
    await ask(jacket)
    const token = await links.seal({ email: 'max@example.nl' })

    expect(await post('leave', { token: token.slice(0, -4) })).toMatchObject({ refusal: 'link-unknown' })
    expect(await rows()).toHaveLength(1)
  })
})

describe('what a customer waits for', () => {
  const list = (headers?: Headers) => send('account/stock-alerts', null, headers)
  const end = (sku: string, headers?: Headers) => send('account/stock-alerts/end', { sku }, headers)

  it('is what she has asked for while logged in, in the words of the view', async () => {
    await ask({ sku: 'JACKET-104' }, { ...asZoe, 'x-vs-store-code': 'rz_de' })
    clock.now += 1000
    await ask({ sku: 'CAP' }, asZoe)
    await api.db.execute(sql`
      insert into stock_alert (sku, email, store_code, customer_id, asked_at, confirmed_at)
      values ('GONE', 'zoe@example.nl', 'nl', 7, now() - interval '1 day', now()),
        ('ANOTHER', 'zoe@example.nl', 'nl', null, now(), now())`)

    expect((await list(asZoe)).result).toEqual([
      { sku: 'CAP', store_code: 'nl', asked_at: expect.any(String), product: expect.objectContaining({ name: 'Pet' }) },
      {
        ...{ sku: 'JACKET-104', store_code: 'rz_de', asked_at: expect.any(String) },
        product: {
          ...{ name: 'Winterjas Noordlicht', details: ['Maat: 104'] },
          page: '/jassen/winterjas-noordlicht?childSku=JACKET-104',
        },
      },
      { sku: 'GONE', store_code: 'nl', asked_at: expect.any(String), product: null },
    ])
  })

  it('ends one by one, as often as it is asked for, and nobody else’s', async () => {
    await ask({ sku: 'JACKET-104' }, asZoe)
    await ask({ sku: 'CAP' }, asZoe)
    await ask({ sku: 'CAP', email: 'max@example.nl' })

    for (const _ of [1, 2]) expect(await end('CAP', asZoe)).toMatchObject({ status: 200, result: true })
    expect(await rows()).toMatchObject([{ sku: 'JACKET-104' }, { sku: 'CAP', email: 'max@example.nl' }])
  })

  it('is told to nobody who is not logged in', async () => {
    for (const headers of [{}, { authorization: 'Bearer forged' }]) {
      expect(await list(headers)).toMatchObject({ status: 401, refusal: 'not-signed-in' })
      expect(await end('CAP', headers)).toMatchObject({ status: 401, refusal: 'not-signed-in' })
    }
  })
})

describe('forgetOldAlerts', () => {
  it('forgets after half a year, and after a week what nobody has confirmed', async () => {
    const put = (sku: string, asked: number, confirmed: number | null) =>
      api.db.execute(sql`
        insert into stock_alert (sku, email, store_code, asked_at, confirmed_at)
        values (${sku}, 'max@example.nl', 'nl', now() - ${asked} * interval '1 day',
          now() - ${confirmed}::integer * interval '1 day')`)
    await put('A', 8, null)
    await put('B', 6, null)
    await put('C', 182, 181)
    await put('D', 182, 179)

    expect(await forgetOldAlerts(api.db)).toEqual({ stockAlerts: 2 })
    expect((await rows()).map(({ sku }) => sku)).toEqual(['B', 'D'])
  })
})
