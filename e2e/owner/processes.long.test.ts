import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vonk/platform/log'
import { startEmbeddedPostgres } from '@vonk/platform/postgres'
import { hasPooler, startPooler } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import { askShop } from '../harness/get-page.ts'
import { runCli } from '../harness/run-cli.ts'

const METRICS_TOKEN = 'for-the-measurements'
const VONK_OPERATOR_TOKEN = 'for-the-operators'

const log = createLog({ level: 'silent', name: 'processes' })

let shop: RunningShop

type Home = { readonly env: Record<string, string>; close(): Promise<void> }

/** A database that processes reach by way of PgBouncer, which lends four connections. */
async function openPooled(folder: string): Promise<Home> {
  // Where commands of the keeper look for it.
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log })
  const pooler = await startPooler(postgres.url, { size: 4 })
  return {
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url },
    async close() {
      await pooler.stop()
      await postgres.stop()
    },
  }
}

const homes = [
  { where: 'over the embedded database', open: async (): Promise<Home> => ({ env: {}, close: async () => {} }) },
  ...((await hasPooler()) ? [{ where: 'by way of PgBouncer', open: openPooled }] : []),
]

const get = (path: string, headers = {}) => askShop(path, { connection: 'close', ...headers }, shop.port)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  expect([path, status]).toEqual([path, 200])
}

/** What many are answered who come at once: no process is left out. */
async function statusesOf(path: string): Promise<Set<number>> {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(path)))
  return new Set(answers.map(({ status }) => status))
}

async function readFigure(name: string): Promise<number> {
  const { text } = await get('/metrics', bearer(METRICS_TOKEN))
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

describe.each(homes)('a shop in several processes $where', ({ open }) => {
  let folder: string
  let home: Home

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vonk-processes-'))
    home = await open(folder)
    const demo = { VONK_SEED: 'demo', VONK_SEED_PRODUCTS: '60', VONK_IMAGES_AHEAD: 'false', LOG_LEVEL: 'warn' }
    const env = { ...demo, METRICS_TOKEN, VONK_OPERATOR_TOKEN, VONK_PROCESSES: '2', VONK_OUTPUT_CACHE_MB: '64' }
    shop = await startShop({ dataFolder: folder, env: { ...env, ...home.env } })
  })
  afterAll(async () => {
    await shop?.stop()
    await home?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('makes pages in all of them, and each keeps its own', async () => {
    expect(await statusesOf('/en/')).toEqual(new Set([200]))
    const pages = async () => {
      await statusesOf('/en/')
      return readFigure('output_cache_pages')
    }
    await expect.poll(pages).toBe(2)
  })

  it('closes and opens for whoever comes, whichever process answers', async () => {
    await runCli(folder, 'maintenance', 'on')
    await expect.poll(() => statusesOf('/en/')).toEqual(new Set([302]))
    await runCli(folder, 'maintenance', 'off')
    await expect.poll(() => statusesOf('/en/')).toEqual(new Set([200]))
  })

  it('has its jobs done by one process more', async () => {
    const customer = { email: 'processes@example.com', firstname: 'Pia', lastname: 'Proces' }
    await post('/api/user/create', { customer, password: 'a long enough password 1' })
    await post('/api/user/reset-password', { email: customer.email })

    const mailbox = async () => (await get('/operator/mailbox', bearer(VONK_OPERATOR_TOKEN))).text
    await expect.poll(mailbox).toContain(customer.email)
  })
})
