import { putStories } from '@vonk/content/stories'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askOnAndOn, type SpawnedProcesses, spawnProcesses } from './testing/spawn-processes.ts'

let database: TestDatabase
let shop: SpawnedProcesses

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  shop = await spawnProcesses({
    ...{ DATABASE_URL: database.url, PAYMENT_PROVIDER: 'sandbox', VONK_ROLE: 'api', VONK_PROCESSES: '2' },
    // A replica and a search engine that are away: all of them serve without.
    ...{ DATABASE_REPLICA_URL: 'postgres://vonk@127.0.0.1:1/vonk', SEARCH_URL: 'http://127.0.0.1:1' },
    ...{ VONK_DRAIN_SECONDS: '3', VONK_OPERATOR_PORT: '0', VONK_TRUST_PROXY: 'true' },
    // Who asks on and on is this machine.
    VONK_UNLIMITED_NETWORKS: '127.0.0.0/8,::1',
  })
})
afterAll(async () => {
  shop.process.kill('SIGKILL')
  await shop.ended
  await database.close()
})

/** The processes that have answered since a place in the log. */
const answeredBy = (since = 0) =>
  new Set(shop.lines.slice(since).flatMap(({ pid, msg }) => (msg === 'request' ? [pid] : [])))

const cart = ['/api/cart/create', {}] as const
const views = ['/api/ext/store-views'] as const

function countStatuses(answers: readonly { readonly status: unknown }[]) {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => String(status))
      .entries()
      .map(([status, all]) => [status, all.length]),
  )
}

describe('a shop in several processes', () => {
  it('serves with all of them behind one port, and counts their requests together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop.port, views[0])))
    const operators = await shop.heard('port for operators')

    expect(countStatuses(answers)).toEqual({ 200: 20 })
    await expect.poll(() => answeredBy().size).toBe(2)
    const figures = await ask(Number(operators['port']), '/metrics')
    expect(figures.body).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/ext\/store-views",status="200"\} 2\d$/m,
    )
    const ready = JSON.stringify({
      code: 200,
      result: 'ready',
      meta: { degraded: ['replica', 'search: cannot be reached'] },
    })
    for (const port of [Number(operators['port']), shop.port]) {
      expect(await ask(port, '/readyz')).toEqual({ status: 200, body: ready })
    }
  })

  it('counts attempts of all processes together, those in the database and those in memory', async () => {
    const from = (visitor: string) => ({ 'x-forwarded-for': visitor })
    const attempts = (count: number, path: string, body: object, headers: Record<string, string>) =>
      Promise.all(Array.from({ length: count }, () => ask(shop.port, path, { body, headers })))
    const wrong = { username: 'nobody@example.com', password: 'wrong-password-1' }

    expect(countStatuses(await attempts(14, '/api/user/login', wrong, from('192.0.2.1')))).toEqual({ 401: 10, 429: 4 })
    expect(countStatuses(await attempts(310, ...cart, from('192.0.2.2')))).toEqual({ 200: 300, 429: 10 })
    await expect.poll(() => answeredBy().size).toBe(2)
  })

  it('shows what is published, whichever process is asked', async () => {
    const uuid = '6f0d5b52-7c5e-4c27-9f4e-000000000001'
    const story = (title: string) => ({
      ...{ uuid, groupId: uuid, view: 'nl', path: 'about', name: title, publishedAt: '2026-10-01T08:00:00.000Z' },
      content: { component: 'page', _uid: 'p', title } as const,
    })
    const readAll = async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => ask(shop.port, '/api/ext/storyblok/story/nl/about')))
      return new Set(answers.map(({ body }) => /"title":"(\w+)"/.exec(body)?.[1]))
    }
    await putStories(database.db, [story('First')])
    await expect.poll(readAll).toEqual(new Set(['First']))
    const since = shop.lines.length

    await putStories(database.db, [story('Second')])
    await expect.poll(readAll).toEqual(new Set(['Second']))
    await expect.poll(() => answeredBy(since).size).toBe(2)
  })

  it('replaces a process that was killed, and serves on meanwhile', async () => {
    const [victim = 0, other = 0] = answeredBy()
    const since = shop.lines.length
    process.kill(victim, 'SIGKILL')
    await shop.heard('has died', since)

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop.port, ...views)))
    expect(countStatuses(answers)).toEqual({ 200: 20 })
    const newcomers = async () => {
      await ask(shop.port, ...views)
      return [...answeredBy(since)].filter((pid) => pid !== other && pid !== victim)
    }
    await expect.poll(newcomers).toHaveLength(1)
  })

  it('is restarted process by process under load without losing a request', async () => {
    const since = shop.lines.length
    const load = Array.from({ length: 2 }, () => askOnAndOn(shop.port, [views, cart]))
    await expect.poll(() => answeredBy(since).size).toBe(2)
    const old = answeredBy(since)
    shop.process.kill('SIGUSR2')
    await shop.heard('all processes are new', since)
    const restarted = shop.lines.length
    // A connection stays with the process that took it, and both of the load may be with the first of the new ones.
    const newcomers = async () => {
      await ask(shop.port, ...views)
      return [...answeredBy(restarted)].filter((pid) => !old.has(pid))
    }
    await expect.poll(newcomers).toHaveLength(2)
    const answers = (await Promise.all(load.map((each) => each.stop()))).flat()

    expect(countStatuses(answers.map((status) => ({ status })))).toEqual({ 200: answers.length })
    expect(old.values().some((pid) => isAlive(pid))).toBe(false)
  })

  it('drains all processes when it is told to stop, and finishes what runs', async () => {
    const since = shop.lines.length
    const running = await holdUp(async () => {
      const asked = ask(shop.port, '/api/user/login', {
        body: { username: 'a@example.com', password: 'wrong-password' },
      })
      await expect.poll(waitingForLocks).toBeGreaterThan(0)
      shop.process.kill('SIGTERM')
      const drained = async () => {
        expect((await ask(shop.port, '/readyz')).status).toBe(503)
        return new Set(shop.lines.slice(since).flatMap(({ pid, status }) => (status === 503 ? [pid] : []))).size
      }
      await expect.poll(drained).toBe(2)
      expect((await ask(shop.port, ...views)).status).toBe(200)
      return { asked }
    })

    expect((await running.asked).status).toBe(401)
    expect(await shop.ended).toBe(0)
    expect(
      answeredBy()
        .values()
        .some((pid) => isAlive(pid)),
    ).toBe(false)
  })
})

/** While it works, nobody can count an attempt. */
async function holdUp<Value>(work: () => Promise<Value>): Promise<Value> {
  const client = await database.db.pool.connect()
  await client.query('begin; lock table throttle in access exclusive mode')
  try {
    return await work()
  } finally {
    await client.query('commit')
    client.release()
  }
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await database.db.pool.query(
    `select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0].count
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
