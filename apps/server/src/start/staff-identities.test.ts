import { hashPassword } from '@vonk/commerce/customers'
import { putOrders } from '@vonk/commerce/orders'
import { anOrder } from '@vonk/commerce/orders/testing'
import { putReviews } from '@vonk/commerce/reviews'
import { aReview } from '@vonk/commerce/reviews/testing'
import { logIn } from '@vonk/commerce/sessions/testing'
import { contract, type Endpoint } from '@vonk/contract'
import { reaches, rightsOf, type StaffRole, staffRoles } from '@vonk/domain/staff'
import { collectRights } from '@vonk/module'
import { addStaff } from '@vonk/staff'
import { codeOf } from '@vonk/staff/testing'
import { aLog, emptyTables, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../config.ts'
import { shopModules } from '../modules/index.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { type StartedShop, startShop } from './start-shop.ts'
import { leastRoles } from './testing/staff-calls.data.ts'

const resources = new AsyncDisposableStack()
const cookies = new Map<string, string>()
let database: TestDatabase
let shop: StartedShop

beforeAll(async () => {
  database = await openTestDatabase()
  resources.defer(() => database.close())
  const { db } = database
  await seedViews(db)
  await putReviews(db, [aReview({ id: 1, status: 2 })])
  await putOrders(db, [anOrder({ status: 'processing', orderNumber: '177777777' })])
  await db.execute(sql`
    insert into customer (id, email, first_name, last_name, store_code, password_hash)
    values (7, 'zoe@private.example', 'Zoë', 'Privaat', 'nl', null)`)
  await logIn(db, 7, 'token-of-zoe')
  const { log } = aLog()
  const config = aConfig({ role: 'api', databaseUrl: database.url })
  const options = { config, log, root: projectRoot, progress: createProgress(() => {}), isDevelopment: false }
  shop = await startShop(options)
  resources.defer(() => shop.stop())
})
afterAll(() => resources.disposeAsync())

/** Somebody has logged themselves out in the trial of that call. */
beforeEach(async () => {
  const { rows } = await database.db.execute(sql`select from staff_session`)
  if (rows.length < staffRoles.length) for (const role of staffRoles) cookies.set(role, await enter(role))
})

async function enter(role: (typeof staffRoles)[number]): Promise<string> {
  const { db } = database
  const email = `${role}@shop.example`
  await db.execute(sql`delete from staff where email = ${email}`)
  await emptyTables(db, ['throttle'])
  const made = await addStaff({ db, passwords: { hashPassword }, sealer: null }, { email, name: role, role })
  if (!made) throw new Error('the address is free')
  const body = { email, password: made.password, code: codeOf(made, Date.now()) }
  const entered = await send(contract.logInStaff, { headers: {}, body: JSON.stringify(body) })
  return entered.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const ids: Readonly<Record<string, string>> = { id: '1', orderNumber: '177777777' }

function send({ method, path }: Endpoint, { headers, body }: { headers: Record<string, string>; body: string }) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'unknown')
  return fetch(`http://127.0.0.1:${shop.port}${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body }),
  })
}

const calls: readonly Endpoint[] = Object.values(contract).filter(({ path }) => path.startsWith('/api/desk/'))
const least = new Map(
  Object.entries(leastRoles).flatMap(([role, names]) => names.map((name) => [name, role as StaffRole] as const)),
)
const leastOf = (name: string) => least.get(name) ?? 'administrator'
const forStaff = calls.flatMap((call) => (call.right ? [{ call, name: call.name, right: call.right }] : []))

/** All that staff could change. */
async function rows(): Promise<string> {
  const { rows: found } = await database.db.execute(sql`
    select (select jsonb_agg(s) from story s) as stories, (select jsonb_agg(r) from review r) as reviews,
      (select jsonb_agg(o) from sales_order o) as orders, (select jsonb_agg(a) from act a) as acts, (select count(*) from staff) as staff,
      (select jsonb_agg(p) from staff_passkey p) as passkeys`)
  return JSON.stringify(found)
}

describe('every call of the desk', () => {
  it('names a right, except the log-in', () => {
    expect(calls.flatMap(({ right, name }) => (right ? [] : [name])).toSorted()).toEqual([
      'beginStaffLogIn',
      'logInStaff',
    ])
    expect(calls.length).toBeGreaterThan(20)
  })

  it('is open to the roles it was always open to', () => {
    const rights = collectRights(shopModules)
    const table = forStaff.map(({ name, right }) => {
      return [name, staffRoles.filter((role) => rightsOf(role, rights).includes(right))]
    })
    const recorded = forStaff.map(({ name }) => [name, staffRoles.filter((role) => reaches(role, leastOf(name)))])

    expect(table).toEqual(recorded)
    expect([...least.keys()].toSorted()).toEqual(forStaff.map(({ name }) => name).toSorted())
    const asked = new Set(forStaff.map(({ right }) => right))
    expect(Object.keys(rights).toSorted()).toEqual([...asked].toSorted())
  })

  it('is named in the session of whoever may make it', async () => {
    for (const role of staffRoles) {
      const answer = await send(contract.readStaffMember, { headers: { cookie: cookies.get(role) ?? '' }, body: '' })
      // As the schema of the call has it.
      const { result } = (await answer.json()) as { result: { role: string; rights: string[] } }
      const may = forStaff.filter(({ right }) => result.rights.includes(right)).map(({ name }) => name)

      expect(result.role).toBe(role)
      expect(may).toEqual(forStaff.map(({ name }) => name).filter((name) => reaches(role, leastOf(name))))
    }
  })

  const strangers = {
    nobody: {},
    'a shopper': { authorization: 'Bearer token-of-zoe', cookie: 'vonk_staff=token-of-zoe' },
    'a forger': { cookie: `vonk_staff=${'x'.repeat(43)}` },
  }

  it.each(forStaff.flatMap((one) => Object.entries(strangers).map(([who, headers]) => ({ ...one, who, headers }))))(
    '$name refuses $who and changes nothing',
    async ({ call, headers }) => {
      const before = await rows()
      const answer = await send(call, { headers, body: '{}' })

      expect([answer.status, await answer.json()]).toMatchObject([401, { meta: { refusal: 'staff-not-signed-in' } }])
      expect(await rows()).toBe(before)
    },
  )

  it.each(forStaff.flatMap((one) => staffRoles.map((role) => ({ ...one, role }))))(
    '$name lets $role in as far as the role reaches, before it reads anything',
    async ({ call, name, role }) => {
      const before = await rows()
      const answer = await send(call, { headers: { cookie: cookies.get(role) ?? '' }, body: '"no object"' })
      const { meta } = (await answer.json()) as { meta?: { refusal?: string } }

      if (reaches(role, leastOf(name))) expect([401, 403, 500]).not.toContain(answer.status)
      else expect([answer.status, meta?.refusal]).toEqual([403, 'role-refused'])
      expect(await rows()).toBe(before)
    },
  )

  it.each(forStaff)('$name is refused to an administrator on a page of another site', async ({ call }) => {
    const headers = { cookie: cookies.get('administrator') ?? '', origin: 'https://evil.example' }

    expect((await send(call, { headers, body: '{}' })).status).toBe(403)
  })

  it('does what it says for who serves customers, in their name', async () => {
    const headers = { cookie: cookies.get('service') ?? '' }
    const published = await send(contract.decideReview, { headers, body: JSON.stringify({ state: 'published' }) })
    expect(await published.json()).toMatchObject({ result: { state: 'published', decidedBy: 'service@shop.example' } })
    const shipped = await send(contract.shipOrder, { headers, body: JSON.stringify({ version: 1 }) })

    expect(await shipped.json()).toMatchObject({
      result: {
        status: 'shipped',
        acts: [{ action: 'shipped', by: { email: 'service@shop.example', name: 'service' } }],
      },
    })
  })
})
