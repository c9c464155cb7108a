import { inflateRawSync } from 'node:zlib'
import { defaultSettings } from '@vonk/domain/settings'
import { throttleLimits } from '@vonk/domain/throttle'
import { emptyTables, openTestApi, seedViews, type TestApi } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../customers/index.ts'
import { issueInvoice } from '../invoices/index.ts'
import { findOrder, putOrders, type StoredOrder } from '../orders/index.ts'
import { anOrder, anOrderAddress } from '../orders/testing.ts'
import { createSessions } from '../sessions/index.ts'
import { logIn } from '../sessions/testing.ts'
import { createStores } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { gdprExportRoutes } from './routes.ts'

let api: TestApi
let passwordHash: string
const password = 'Vonk-demo-1'

beforeAll(async () => {
  const directory = { defaultCode: 'nl', views: [] as never[] }
  api = await openTestApi((db) => {
    const throttles = createThrottles({ db, limits: throttleLimits })
    return gdprExportRoutes({
      db,
      directory,
      throttles,
      sessions: createSessions({ db, throttles, settings: defaultSettings }),
    })
  })
  const stores = createStores({ db: api.db })
  await seedViews(api.db)
  directory.views.push(...((await stores.loadDirectory()).views as never[]))
  passwordHash = await hashPassword(password)
})
afterAll(() => api.close())

function orderOf(number: number, overrides: Partial<StoredOrder> = {}): StoredOrder {
  const address = anOrderAddress({ street: 'Zandpad' })
  const order = anOrder({
    ...{ orderId: `order-${number}`, entityId: number, orderNumber: `70000000${number}`, cartId: `cart-${number}` },
    ...{ customerId: 7, isGuest: false, status: 'shipped', email: 'zoe@example.nl', billingAddress: address },
    ...overrides,
  })
  return { ...order, lines: order.lines.map((line) => ({ ...line, id: number })) }
}

beforeEach(async () => {
  const { db } = api
  await emptyTables(db, [
    'throttle',
    'credit_note',
    'invoice',
    'sales_order',
    'customer',
    'newsletter_subscription',
    'stock_alert',
    'mail',
  ])
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@example.nl', 'Zoë <b>', 'Vries', 'nl', ${passwordHash}), (8, 'max@example.nl', 'Max', 'Moll', 'nl', ${passwordHash})`)
  await db.execute(sql`
    insert into customer_address (customer_id, first_name, last_name, street, number, affix, postcode, city, country_id)
    values (7, 'Zoë', 'Vries', 'Kerkstraat', '12', '3', '3581 RA', 'Utrecht', 'NL'), (8, 'Max', 'Moll', 'Markt', '1', '', '3511 AA', 'Utrecht', 'NL')`)
  await db.execute(
    sql`insert into child (customer_id, first_name, birth_month, created_at) values (7, 'Mila', '2021-04', now()), (8, 'Bram', '2020-01', now())`,
  )
  await db.execute(
    sql`insert into wishlist_item values (7, 'JACKET', now(), 3999, 'de', true), (8, 'SECRET', now(), null, 'de', false)`,
  )
  await db.execute(sql`insert into loyalty_card values (7, '2900000000071', now())`)
  await db.execute(sql`insert into loyalty_entry (customer_id, position, points, reason) values (7, 1, 59, 'earned')`)
  await db.execute(sql`
    insert into newsletter_subscription (brand, email, store_code, is_confirmed, requested_at, confirmed_at)
    values ('vonk', 'Zoe@example.nl', 'nl', true, now(), now()), ('vonk', 'max@example.nl', 'nl', true, now(), now())`)
  await db.execute(sql`
    insert into stock_alert (sku, email, store_code, customer_id, asked_at, confirmed_at)
    values ('CAP-104', 'zoe@example.nl', 'nl', 7, now(), now()), ('SECRET-104', 'max@example.nl', 'nl', 8, now(), now()),
      ('GUEST-104', 'Zoe@example.nl', 'nl', null, now(), now())`)
  await db.execute(sql`
    insert into mail (key, sender_name, recipient, recipient_name, subject, html, plain_text)
    values ('a', 'Vonk', 'ZOE@example.nl', 'Zoë', 'x', 'x', 'x'), ('b', 'Vonk', 'max@example.nl', 'Max', 'x', 'x', 'x')`)
  await db.execute(sql`
    insert into passkey (id, customer_id, credential_id, user_handle, host, public_key, counter, transports, name)
    values (gen_random_uuid(), 7, 'a', 'handle-a', 'localhost', 'key-a', 0, '{}', 'Telefoon van Zoë'),
      (gen_random_uuid(), 8, 'b', 'handle-b', 'localhost', 'key-b', 0, '{}', 'SECRET')`)
  await putOrders(db, [
    orderOf(1),
    orderOf(2, { customerId: 8, email: 'max@example.nl' }),
    orderOf(3, { customerId: null, isGuest: true }),
  ])
  await logIn(db, 7, 'zoe')
  await logIn(db, 8, 'max')
})

function send(method: 'GET' | 'POST', path: string, token = 'zoe', body: object = {}) {
  return api.fetch(
    new Request(`http://shop/api/ext/account/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-vs-store-code': 'de' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
  )
}

/** The texts of a zip, in its order; each stands behind a header of its own. */
function filesOf(zip: Buffer): string[] {
  const files: string[] = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const start = at + 30 + name
    files.push(inflateRawSync(zip.subarray(start, start + size)).toString('utf8'))
    at = start + size
  }
  return files
}

describe('GET /api/ext/account/export', () => {
  it('hands out all that is kept of a customer, to read and to process, and nothing of anybody else', async () => {
    const answer = await send('GET', 'export')
    const [page = '', json = ''] = filesOf(Buffer.from(await answer.arrayBuffer()))

    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(JSON.parse(json)).toMatchObject({
      customer: { id: 7, email: 'zoe@example.nl' },
      addresses: [{ street: 'Kerkstraat' }],
      children: [{ firstname: 'Mila', birth_month: '2021-04' }],
      wishlist: [{ sku: 'JACKET', price: 39.99, store_code: 'de', was_sold_out: true }],
      loyalty: { card: '2900000000071', entries: [{ points: 59, reason: 'earned' }] },
      newsletters: [{ brand: 'vonk', is_confirmed: true }],
      stock_alerts: [{ sku: 'CAP-104', email: 'zoe@example.nl' }],
      sessions: [{ browser: '' }],
      passkeys: [{ name: 'Telefoon van Zoë', host: 'localhost', used_at: null }],
      orders: [{ increment_id: '700000001' }],
    })
    expect(page).toContain('<html lang="de">')
    for (const words of [
      'Deine Daten',
      'Kerkstraat 12-3 3581 RA',
      'Mila',
      '2900000000071',
      '700000001',
      'Bestellung bearbeitet (versandt)',
      'gesammelt',
      'Telefoon van Zoë',
      '39,99',
    ])
      expect(page).toContain(words)
    expect(page).toContain('Zoë &lt;b&gt;')
    expect(page + json).not.toMatch(/Moll|Markt|Bram|SECRET|700000002|700000003|argon2|GUEST|undefined|\[object/)
  })

  it('is for customers, a few times an hour', async () => {
    expect((await send('GET', 'export', 'stolen')).status).toBe(401)
    const statuses = []
    for (let round = 0; round < 6; round += 1) statuses.push((await send('GET', 'export')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await send('GET', 'export', 'max')).status).toBe(200)
  })
})

const remove = async (secret: string, token?: string) =>
  (await send('POST', 'delete', token, { password: secret })).status
const countOf = async (table: string) => (await api.db.execute(sql`select from ${sql.identifier(table)}`)).rows.length

async function tablesThatSay(words: RegExp): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string; said: string }>(sql`
    select table_name as name, query_to_xml(format('select * from %I', table_name), true, true, '')::text as said
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.filter(({ said }) => words.test(said)).map(({ name }) => name)
}

describe('POST /api/ext/account/delete', () => {
  it('keeps the sale and its invoice and forgets the customer', async () => {
    const directory = await createStores({ db: api.db }).loadDirectory()
    await issueInvoice(api.db, 'order-1', { directory, now: new Date() })

    expect(await remove(password)).toBe(200)
    expect((await send('GET', 'export')).status).toBe(401)
    expect(await findOrder(api.db, 'order-1')).toMatchObject({ customerId: null, email: '', totals: { total: 6_493 } })
    for (const table of [
      'customer',
      'customer_address',
      'child',
      'wishlist_item',
      'newsletter_subscription',
      'stock_alert',
      'mail',
      'customer_session',
      'passkey',
    ])
      expect([table, await countOf(table)]).toEqual([table, 1])
    expect(await countOf('loyalty_entry')).toBe(0)
    expect(await countOf('invoice')).toBe(1)
  })

  it('leaves her name in no table but those that tax law wants kept', async () => {
    const said = { status: 'shipped' as const, comment: 'Zoë called', isCustomerNotified: true, changedAt: new Date() }
    await putOrders(api.db, [orderOf(5, { statusChanges: [said] })])
    // The other two go to her address as well, but are not hers.
    await api.db.execute(sql`delete from sales_order where order_id in ('order-2', 'order-3')`)
    await issueInvoice(api.db, 'order-1', {
      directory: await createStores({ db: api.db }).loadDirectory(),
      now: new Date(),
    })
    const personal = /zoe@|Zoë|Vries|Zandpad|Kerkstraat|Mila/i
    expect(await tablesThatSay(personal)).toContain('order_status_change')

    expect(await remove(password)).toBe(200)

    expect(await tablesThatSay(personal)).toEqual(['invoice'])
  })

  it("touches nobody else, also not a guest's order with the same address", async () => {
    await remove(password)

    expect(await findOrder(api.db, 'order-2')).toMatchObject({ customerId: 8, email: 'max@example.nl' })
    expect(await findOrder(api.db, 'order-3')).toMatchObject({
      email: 'zoe@example.nl',
      billingAddress: { street: 'Zandpad' },
    })
    expect((await send('GET', 'export', 'max')).status).toBe(200)
  })

  it.each(['placed', 'pending', 'processing'] as const)('waits while an order is %s', async (status) => {
    await putOrders(api.db, [orderOf(4, { status })])

    expect(await remove(password)).toBe(409)
    expect(await countOf('customer')).toBe(2)
  })

  it('wants the password, and lets nobody guess it', async () => {
    const statuses = []
    for (let round = 0; round < 11; round += 1) statuses.push(await remove(`guess-${round}`))

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
    expect(await remove(password, 'stolen')).toBe(401)
    expect(await countOf('customer')).toBe(2)
  })
})
