import { addKey } from '@vonk/commerce/back-office'
import { putProducts, putTaxRules } from '@vonk/commerce/catalogue'
import { aProduct, NOW } from '@vonk/commerce/catalogue/testing'
import { hashPassword } from '@vonk/commerce/customers'
import { putOrders } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { putReviews } from '@vonk/commerce/reviews'
import { aReview } from '@vonk/commerce/reviews/testing'
import { aStory } from '@vonk/content/stories/testing'
import { contract, type Endpoint } from '@vonk/contract'
import { findActs } from '@vonk/platform/acts'
import { addStaff } from '@vonk/staff'
import { codeOf } from '@vonk/staff/testing'
import { aLog, createThrowAwayFolder, emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'

const resources = new AsyncDisposableStack()
const headers: Record<string, string> = { 'content-type': 'application/json' }
let database: TestDatabase
let shop: StartedShop

beforeAll(async () => {
  database = await openTestDatabase()
  resources.defer(() => database.close())
  const { db } = database
  await seedViews(db)
  const rates = [{ id: 1, tax_country_id: 'NL', rate: 21 }]
  await putTaxRules(db, 'nl', [{ id: 1, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }])
  await putProducts(db, 'nl', { documents: [aProduct()], now: NOW, utcOffsetMinutes: 60 })
  await putReviews(db, [aReview({ id: 1, status: 2 }), aReview({ id: 2, status: 1 })])
  await putOrders(db, [aPaidOrder(1), aPaidOrder(2), aPaidOrder(3)])
  const { log } = aLog()
  const folder = await createThrowAwayFolder()
  resources.defer(() => folder.remove())
  const config = aConfig({ role: 'api', databaseUrl: database.url, mediaFolder: folder.path })
  const options = { config, log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false }
  shop = await startShop(options)
  resources.defer(() => shop.stop())
  const member = { email: 'boss@shop.example', name: 'Boss', role: 'administrator' } as const
  const made = await addStaff({ db, passwords: { hashPassword }, sealer: null }, member)
  if (!made) throw new Error('the address is free')
  const entered = await send(contract.logInStaff, {
    email: member.email,
    password: made.password,
    code: codeOf(made, Date.now()),
  })
  headers['cookie'] = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  headers['authorization'] = `Bearer ${await addKey(db, 'till')}`
})
afterAll(() => resources.disposeAsync())

/** One that can be shipped, cancelled or refunded. */
function aPaidOrder(entityId: number) {
  const at = new Date('2026-03-02T12:00:00Z')
  const ids = { entityId, orderId: `order-${entityId}`, orderNumber: `10000000${entityId}`, cartId: `cart-${entityId}` }
  const order = anOrder({ status: 'processing', ...ids })
  const payment = {
    id: `payment-${entityId}`,
    method: 'card',
    provider: 'sandbox',
    providerReference: `sb_${entityId}`,
  }
  const paid = { amount: order.totals.grandTotal, refunded: 0, status: 'paid' as const, redirectUrl: null }
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, id: entityId * 10 })),
    payments: [{ ...payment, ...paid, createdAt: at, updatedAt: at }],
  }
}

type Fields = Readonly<Record<string, unknown>>

function send({ method, path, paramFields }: Endpoint, input: Fields): Promise<Response> {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !paramFields.includes(name)))
  return fetch(`http://127.0.0.1:${shop.port}${address}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
}

/** What later calls name of a story or a release. */
type Made = { readonly id: number; readonly version: number }

async function make(endpoint: Endpoint, input: Fields): Promise<Made> {
  const answer = await send(endpoint, input)
  const { result } = (await answer.json()) as { result: Made }
  expect([endpoint.name, answer.status, result]).toEqual([endpoint.name, 200, result])
  return { id: result.id, version: result.version }
}

let count = 0
const input = () => ({ ...aStory({ path: `page-${++count}` }) })
const story = () => make(contract.createEditedStory, input())
const published = async () => make(contract.publishEditedStory, { ...(await story()), acceptsWarnings: true })
const release = () => make(contract.createRelease, { name: `Release ${++count}` })
/** A release that holds a story, and that story. */
async function filled() {
  const [held, { id, version }] = [await story(), await release()]
  const { version: next } = await make(contract.addToRelease, { id, storyId: held.id, version: held.version })
  return { release: { id, version: next ?? version }, story: held }
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What every call that changes something is made with; a text says why a call that is no reading changes nothing. */
const changes: Readonly<Record<string, string | (() => Promise<Fields>)>> = {
  logOutStaff: 'ends a session of the caller',
  beginStaffPasskey: 'asks for something to sign',
  addStaffPasskey: 'needs an authenticator: tried beside the passkeys of staff',
  removeStaffPasskey: 'needs an authenticator: tried beside the passkeys of staff',
  announcePresence: 'says who is looking',
  createEditedStory: async () => input(),
  saveEditedStory: async () => ({ ...(await story()), ...input() }),
  copyEditedStory: async () => ({ id: (await story()).id, view: 'en' }),
  revertEditedStory: async () => {
    const { id, version } = await story()
    return { ...(await make(contract.saveEditedStory, { id, version, ...input() })), to: 1 }
  },
  publishEditedStory: async () => ({ ...(await story()), acceptsWarnings: true }),
  unpublishEditedStory: published,
  scheduleEditedStory: async () => ({ ...(await story()), publishAt: tomorrow(), acceptsWarnings: true }),
  removeEditedStory: story,
  uploadPicture: async () => ({ name: 'dot.png', alt: 'A dot', data: picture }),
  createRelease: async () => ({ name: 'Autumn' }),
  renameRelease: async () => ({ ...(await release()), name: 'Winter' }),
  addToRelease: async () => {
    const [{ id }, held] = [await release(), await story()]
    return { id, storyId: held.id, version: held.version }
  },
  keepInRelease: async () => {
    const { release: into, story: held } = await filled()
    return { id: into.id, storyId: held.id, version: held.version }
  },
  takeOutOfRelease: async () => {
    const { release: into, story: held } = await filled()
    return { id: into.id, storyId: held.id }
  },
  publishRelease: async () => ({ ...(await filled()).release, acceptsWarnings: true }),
  scheduleRelease: async () => ({ ...(await filled()).release, publishAt: tomorrow(), acceptsWarnings: true }),
  removeRelease: release,
  decideReview: async () => ({ id: 1, state: 'published' }),
  answerReview: async () => ({ id: 2, text: 'Thank you', answeredAt: null }),
  shipOrder: async () => ({ orderNumber: '100000001', version: 1 }),
  cancelOrder: async () => ({ orderNumber: '100000002', version: 1, comment: 'Sold out' }),
  refundOrder: async () => ({ orderNumber: '100000003', version: 1 }),
  setStock: async () => ({ rows: [{ sku: 'VK1', quantity: 3 }] }),
  setPrices: async () => ({ rows: [{ sku: 'VK1', price: 12.5 }] }),
  putProducts: async () => ({ store: 'nl', documents: [{ ...aProduct(), name: 'Another name' }] }),
}

const calls: readonly Endpoint[] = Object.values(contract)
const changing = calls.filter(({ method, right, takesKey }) => method !== 'GET' && (right || takesKey))

describe('every call of staff and keys that changes something', () => {
  it('is tried here, or says why not', () => {
    expect(Object.keys(changes).toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
  })

  const tried = changing.flatMap((call) => {
    const prepare = changes[call.name]
    return typeof prepare === 'function' ? [{ name: call.name, call, prepare }] : []
  })

  it('changes nothing where its act cannot be written', async () => {
    const { db } = database
    const given = new Map<string, Fields>()
    for (const { name, prepare } of tried) given.set(name, await prepare())
    const before = await rows()
    await db.execute(sql`alter table act add constraint broken check (false) not valid`)
    const statuses: unknown[] = []
    for (const { call, name } of tried) statuses.push((await send(call, given.get(name) ?? {})).status)
    await db.execute(sql`alter table act drop constraint broken`)

    expect([...new Set(statuses)]).not.toContain(200)
    expect(await rows()).toBe(before)
  })

  it.each(tried)('$name is one act, in the name of who called', async ({ call, prepare }) => {
    const { db } = database
    const given = await prepare()
    await emptyTables(db, ['act'])
    const answer = await send(call, given)
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 200 }])

    const acts = await findActs(db, { limit: 10 })
    expect(acts.map(({ by }) => by.id)).toEqual([call.takesKey ? 'till' : 'boss@shop.example'])
    expect(JSON.stringify(acts)).not.toMatch(/passwordHash|totpSecret|tokenHash/)
  })
})

/** All that staff and keys could change. */
async function rows(): Promise<string> {
  const { rows: found } = await database.db.execute(sql`
    select (select jsonb_agg(s order by id) from story s) as stories, (select count(*) from story_version) as versions,
      (select jsonb_agg(r order by id) from content_release r) as releases, (select jsonb_agg(h) from release_story h) as held,
      (select jsonb_agg(r order by id) from review r) as reviews, (select jsonb_agg(o order by order_id) from sales_order o) as orders,
      (select jsonb_agg(s order by sku) from stock_item s) as stock, (select count(*) from picture) as pictures,
      (select count(*) from outbox_event) as events`)
  return JSON.stringify(found)
}
