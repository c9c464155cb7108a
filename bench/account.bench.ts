import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@vonk/commerce/customers'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import { addCustomers, addOrders } from './account/fill-accounts.ts'
import type { Bench, Row, Say } from './bench.ts'
import { load } from './load/load.ts'
import { loadCalls } from './load/load-calls.ts'
import { startBareServer } from './load/start-bare-server.ts'

const password = 'Vonk-bench-1'
const customers = 500
/** Those who read their orders: twenty each, a page. */
const readers = 50
const few = 1_000
const many = 1_000_000
const secondsEach = 8
const loginBar = 0.8
const growthBar = 1.5
const env = { LOG_LEVEL: 'warn', VONK_ROLE: 'api', VONK_IMAGES_AHEAD: 'false' }

export const bench: Bench = {
  about: `log-ins beside bare argon2 at the same cost; profile and a page of orders with ${few} and with ${many} orders in the table`,
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      const [bare, shop] = await Promise.all([startBareServer(), startShop({ dataFolder, env })])
      const url = await findRunningPostgres(join(dataFolder, 'postgres'))
      if (!url) throw new Error('the shop runs without its embedded database')
      const db = createDatabase({ url, log: createLog({ level: 'warn', name: 'bench' }) })
      try {
        const passwordHash = await hashPassword(password)
        const emails = await addCustomers(db, { count: customers, passwordHash })
        const origin = `http://127.0.0.1:${shop.port}`
        const { growth } = await measureReading({ db, origin, emails }, say)
        // Customers log in to a shop that has served others for a while.
        const logins = await measureLogins({ origin, emails, passwordHash }, say)
        const reading = await growth()
        say('bare node:http')
        const yardstick = await load(`http://127.0.0.1:${bare.port}/`, 3)
        const plain = {
          what: 'bare node:http',
          'per second': Math.round(yardstick.requestsPerSecond),
          'p50 ms': yardstick.p50,
        }
        return [...logins, { ...plain, share: '', bar: '' }, ...reading]
      } finally {
        await db.close()
        await Promise.all([bare.stop(), shop.stop()])
      }
    }),
}

type Accounts = { readonly origin: string; readonly emails: readonly string[] }

/** In turns, so that a machine that is busy for a while is so for both. */
async function measureLogins({ origin, emails, passwordHash }: Accounts & { readonly passwordHash: string }, say: Say) {
  const logIns = () =>
    perSecondOf(new URL('./account/log-in-worker.ts', import.meta.url), {
      origin,
      emails,
      password,
      seconds: secondsEach,
    })
  const comparisons = () =>
    perSecondOf(new URL('./account/verify-worker.ts', import.meta.url), {
      passwordHash,
      password,
      seconds: secondsEach,
    })
  const [ours, bare]: [number[], number[]] = [[], []]
  say('warming up')
  await logIns()
  for (const round of [1, 2, 3]) {
    say(`log-ins, round ${round}`)
    bare.push(await comparisons())
    ours.push(await logIns())
  }
  const [shop, alone] = [mean(ours), mean(bare)]
  say(`${shop.toFixed(0)} log-ins a second, ${alone.toFixed(0)} passwords compared`)
  return [
    { what: 'bare argon2', 'per second': Math.round(alone), 'p50 ms': '', share: '', bar: '' },
    {
      what: 'log-in',
      'per second': Math.round(shop),
      'p50 ms': '',
      share: (shop / alone).toFixed(2),
      bar: `>= ${loginBar}`,
    },
  ] satisfies Row[]
}

/** What a process of its own does in a second, and nothing else. */
async function perSecondOf(script: URL, work: object): Promise<number> {
  const working = spawn(process.execPath, [fileURLToPath(script)], { stdio: ['pipe', 'pipe', 'inherit'] })
  working.stdin.end(JSON.stringify(work))
  const [output, [code]] = await Promise.all([text(working.stdout), once(working, 'exit')])
  if (code !== 0) throw new Error(`${script.pathname} ended with code ${code}`)
  return JSON.parse(output).perSecond
}

/** What is read with few orders in the table, and how to find out what becomes of that with many. */
async function measureReading({ db, origin, emails }: Accounts & { readonly db: Database }, say: Say) {
  const tokens = await Promise.all(emails.slice(0, readers).map((email) => logIn(origin, email)))
  const read = (path: string) =>
    loadCalls({
      origin,
      calls: tokens.map((token) => ({ method: 'GET', path: `${path}?token=${token}` })),
      seconds: secondsEach,
    })
  const both = async () => [await read('/api/user/me'), await read('/api/user/order-history')] as const
  await addOrders(db, { from: 0, to: few, customers: { first: 0, count: readers } })
  say(`reading with ${few} orders`)
  await both()
  const before = await both()
  const growth = async (): Promise<Row[]> => {
    say(`filling in ${many} orders`)
    await addOrders(db, { from: few, to: many, customers: { first: readers, count: customers - readers } })
    say(`reading with ${many} orders`)
    const after = await both()
    return [...rowsOf('profile', [before[0], after[0]]), ...rowsOf('page of orders', [before[1], after[1]])]
  }
  return { growth }
}

type Read = Awaited<ReturnType<typeof loadCalls>>

function rowsOf(what: string, [one, other]: readonly [Read, Read]): Row[] {
  const row = (result: Read, orders: number) => ({
    what: `${what}, ${orders} orders`,
    'per second': Math.round(result.requestsPerSecond),
    'p50 ms': result.p50,
  })
  const growth = one.requestsPerSecond / other.requestsPerSecond
  return [
    { ...row(one, few), share: '', bar: '' },
    { ...row(other, many), share: growth.toFixed(2), bar: `<= ${growthBar}` },
  ]
}

async function logIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  // The envelope of every call.
  const { code, result } = (await answer.json()) as { code: number; result: string }
  if (code !== 200) throw new Error(`a log-in was answered with ${code}`)
  return result
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
