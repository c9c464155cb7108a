import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setStock } from '@vonk/commerce/back-office'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { runCommand } from '../tools/processes/run-command.ts'
import { createBuyer, steps } from '../tools/shop/create-buyer.ts'
import { findSkus } from '../tools/shop/find-skus.ts'
import { startShop } from '../tools/shop/start-shop.ts'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row, Say } from './bench.ts'
import { compareCheckouts } from './checkout/compare-checkouts.ts'
import { planReplay, type RecordedStatement, type ReplayStep } from './checkout/plan-replay.ts'
import { type Outcome, playRound, together } from './checkout/round.ts'

const shopping = new URL('./checkout/shoppers-worker.ts', import.meta.url)
const replaying = new URL('./checkout/replay-worker.ts', import.meta.url)
const shoppers = 20
const rounds = 3
const secondsEach = 8
const bar = 0.5
const goalPerMinute = 6_000

// Mails, invoices and exports are made by a worker, which has a process of its own wherever there is much to do.
const env = { LOG_LEVEL: 'warn', VONK_ROLE: 'api', VONK_IMAGES_AHEAD: 'false' }

export const bench: Bench = {
  about: `${shoppers} guests at once, from an empty cart to an order the bank has paid, every commit flushed to disk; beside the same statements sent by bare pg`,
  run: (say) =>
    withDataFolder(async (dataFolder) => {
      say('recording the statements of a checkout')
      const { plan, skus } = await record(dataFolder)
      const shop = await startShop({ dataFolder, env })
      try {
        const [ours, bare] = await inTurns({ port: shop.port, url: await urlOf(dataFolder), plan, skus }, say)
        say('seeing whether the books add up')
        await checkBooks(dataFolder)
        return rowsOf(ours, bare, plan)
      } finally {
        await shop.stop()
      }
    }),
  compare: compareCheckouts,
}

/** A shop that writes down what it sends; it is not the one that is measured. */
async function record(dataFolder: string) {
  const file = join(dataFolder, 'statements')
  const recorder = new URL('./checkout/record-statements.ts', import.meta.url).href
  const shop = await startShop({
    dataFolder,
    env: { ...env, NODE_OPTIONS: `--import=${recorder}`, BENCH_STATEMENTS: file },
  })
  const buyer = createBuyer(shop.port)
  const db = createDatabase({ url: await urlOf(dataFolder), log: createLog({ level: 'warn', name: 'bench' }) })
  try {
    const skus = (await findSkus(`http://127.0.0.1:${shop.port}`)).slice(0, 500)
    await fillShelves(db, skus)
    const [sku = ''] = skus
    const buy = async (): Promise<RecordedStatement[]> => {
      await writeFile(file, '')
      await buyer.buy(sku)
      return (await readFile(file, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    // The first one fills what is kept in memory. Carts that stay empty set the ids of carts and of their lines apart, so
    // that it can be told which is which.
    await buy()
    for (let cart = 0; cart < 7; cart += 1) await buyer.open()
    return { skus, plan: planReplay({ one: await buy(), other: await buy(), sku }) }
  } finally {
    buyer.close()
    await db.close()
    await shop.stop()
  }
}

async function urlOf(dataFolder: string): Promise<string> {
  const url = await findRunningPostgres(join(dataFolder, 'postgres'))
  if (!url) throw new Error('the shop runs without its embedded database')
  return url
}

/** Nobody shall miss an order because there is nothing left, and nothing may be faster because it is not flushed. */
async function fillShelves(db: Database, skus: readonly string[]): Promise<void> {
  await setStock(
    db,
    skus.map((sku) => ({ sku, quantity: 1_000_000 })),
    { by: 'bench' },
  )
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.pool.query(`show ${setting}`)
    if (rows[0]?.[setting] !== 'on') throw new Error(`${setting} is not on`)
  }
}

type Measured = {
  readonly port: number
  readonly url: string
  readonly plan: readonly ReplayStep[]
  readonly skus: readonly string[]
}

/** The shop and the yardstick in turns, so that a machine that is busy for a while is so for both. */
async function inTurns({ port, url, plan, skus }: Measured, say: Say): Promise<[Outcome, Outcome]> {
  const ours: Outcome[] = []
  const bare: Outcome[] = []
  say('warming up')
  await playRound(shopping, { port, skus, shoppers, seconds: 4 })
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}: the shop`)
    ours.push(await playRound(shopping, { port, skus, shoppers, seconds: secondsEach }))
    say(`round ${round} of ${rounds}: bare pg`)
    bare.push(await playRound(replaying, { url, plan, skus, shoppers, seconds: secondsEach }))
  }
  return [together(ours), together(bare)]
}

/** Both have left real orders behind. */
async function checkBooks(dataFolder: string): Promise<void> {
  const signal = new AbortController().signal
  const { exitCode, output } = await runCommand(['apps/server/src/cli/main.ts', 'check'], {
    signal,
    env: { VONK_DATA: dataFolder },
  })
  if (exitCode !== 0) throw new Error(`the books do not add up:\n${output}`)
}

function rowsOf(ours: Outcome, bare: Outcome, plan: readonly ReplayStep[]): Row[] {
  const failures = [...ours.failures, ...bare.failures]
  if (failures.length > 0) throw new Error(`${failures.length} orders failed, such as: ${failures[0]}`)
  const ratio = perMinute(ours) / perMinute(bare)
  const commits = plan.filter(({ text }) => text === 'commit').length
  return [
    {
      what: 'whole checkouts',
      'per minute': perMinute(ours),
      ...percentiles(ours.times),
      failed: ours.failures.length,
    },
    ...steps.map((step) => ({ what: `  ${step}`, ...percentiles(ours.latencies?.[step] ?? []) })),
    {
      what: `bare pg: ${plan.length} statements, ${commits} of them commits`,
      'per minute': perMinute(bare),
      ...percentiles(bare.times),
      failed: bare.failures.length,
    },
    { what: `share of bare pg (bar ${bar})`, 'per minute': ratio.toFixed(2) },
    { what: `share of the goal of ${goalPerMinute}`, 'per minute': (perMinute(ours) / goalPerMinute).toFixed(2) },
    { what: 'books afterwards', 'per minute': 'add up' },
  ]
}

function perMinute({ times, seconds }: Outcome): number {
  return Math.round((times.length / seconds) * 60)
}

function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}
