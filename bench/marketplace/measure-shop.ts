import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setStock } from '@vonk/commerce/back-office'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { measureMemory } from '../../tools/processes/measure-memory.ts'
import { createBuyer } from '../../tools/shop/create-buyer.ts'
import { findSkus } from '../../tools/shop/find-skus.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import type { Say } from '../bench.ts'
import { type Call, listCalls, searchCalls } from '../catalogue/calls.ts'
import { findTargets, type Target } from '../pages/targets.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { fillShop } from './fill-shop.ts'
import { timeChange } from './time-change.ts'

export type ShopPlan = {
  readonly dataFolder: string
  readonly products: number
  /** The nodes of OpenSearch; none for the engine in the process. */
  readonly searchUrls: readonly string[]
  /** Resolves when the nodes have no more to do than to answer. */
  whenWhole?(patienceMs: number): Promise<void>
}

export type MeasuredShop = {
  /** Until the catalogue was made and stored, and then until every list answered. */
  readonly storingMs: number
  readonly indexingMs: number
  /** Of the process that made and stored it, at most. */
  readonly storingMegabytes: number
  /** Of the shop's process and what it started: before anybody came, after all have been, and when it had rested from that. */
  readonly megabytes: { readonly before: number; readonly after: number; readonly rested: number }
  readonly times: ReadonlyMap<string, Percentiles>
}

const TIMES = 120
/** The first questions a node is ever asked may take longer than a shopper would wait. */
const WARM_UP = 60
const ORDERS = 60
const CHANGES = 20
/** After so long what starting left behind has been cleared away; after a busy time a process waits a minute with it. */
const SETTLING_MS = 20_000
const RESTING_MS = 80_000
const PATIENCE_MS = 4 * 3_600_000

/** A shop with so many products, asked by one shopper after the other. */
export async function measureShop(plan: ShopPlan, say: Say): Promise<MeasuredShop> {
  const { dataFolder, products, searchUrls } = plan
  const env = {
    ...{ LOG_LEVEL: 'warn', VONK_SEED: 'none', VONK_IMAGES_AHEAD: 'false' },
    ...(searchUrls.length > 0 && { SEARCH_URL: searchUrls.join(',') }),
  }
  const start = () => startShop({ dataFolder, env, patienceMs: PATIENCE_MS })
  const begun = performance.now()
  const storingMegabytes = await fillShop({ dataFolder, products }, say)
  const stored = performance.now()
  say(`stored after ${seconds(stored - begun)} s with ${storingMegabytes} MB`)
  const filling = await start()
  await untilListed(originOf(filling)).finally(() => filling.stop())
  const indexingMs = performance.now() - stored
  say(`indexed after ${seconds(indexingMs)} s`)
  // A large index serves before it is copied to a second node.
  await plan.whenWhole?.(PATIENCE_MS)
  // A process that has built an index has grown by it.
  const shop = await start()
  const db = await openDatabase(dataFolder)
  try {
    await untilListed(originOf(shop))
    await pause(SETTLING_MS)
    const before = measureMemory(shop.pid)
    const times = await timeAll(originOf(shop), { shop, db }, say)
    const after = measureMemory(shop.pid)
    await pause(RESTING_MS)
    const megabytes = { before, after, rested: measureMemory(shop.pid) }
    return { storingMs: stored - begun, storingMegabytes, indexingMs, megabytes, times }
  } finally {
    await db.close()
    await shop.stop()
  }
}

function seconds(ms: number): number {
  return Math.round(ms / 1000)
}

function originOf({ port }: RunningShop): string {
  return `http://127.0.0.1:${port}`
}

async function openDatabase(dataFolder: string): Promise<Database> {
  const url = await findRunningPostgres(join(dataFolder, 'postgres'))
  if (!url) throw new Error('the shop runs without its embedded database')
  return createDatabase({ url, log: createLog({ level: 'silent', name: 'bench' }) })
}

/** A shop on OpenSearch is ready before its indexes are built: carts and orders need none. */
async function untilListed(origin: string): Promise<void> {
  const views = [
    'nl',
    'en',
    'de',
    'vss_nl',
    'vss_en',
    'vss_de',
    'rz_nl',
    'rz_en',
    'rz_de',
    'rzss_nl',
    'rzss_en',
    'rzss_de',
  ]
  for (const view of views) {
    const list = `${origin}/api/catalog/vue_storefront_catalog_${view}/product/_search?size=1`
    while (!(await fetch(list)).ok) await pause(500)
  }
}

type Opened = { readonly shop: RunningShop; readonly db: Database }

async function timeAll(origin: string, { shop, db }: Opened, say: Say): Promise<Map<string, Percentiles>> {
  const targets = await findTargets(origin, origin)
  const pagesOf = (name: string) => callsOf(targets.find((target) => target.name === name))
  const times = new Map<string, Percentiles>()
  const note = (name: string, own: Percentiles) => {
    times.set(name, own)
    // A run over a million products takes hours: what it has measured is not lost with it.
    say(`${name}: ${own.p50.toFixed(0)} / ${own.p99.toFixed(0)} ms`)
  }
  note('list', await timeCalls(origin, await listCalls(origin, ['nl'])))
  note('search', await timeCalls(origin, searchCalls(['nl'])))
  note('category page', await timeCalls(origin, pagesOf('category (50)')))
  note('product page', await timeCalls(origin, pagesOf('product')))
  const skus = (await findSkus(origin)).slice(0, ORDERS)
  await setStock(
    db,
    skus.map((sku) => ({ sku, quantity: 1_000 })),
    { by: 'bench' },
  )
  for (const [step, own] of await timeOrders(shop.port, skus)) note(step, own)
  note('change until listed', percentilesOf(await timeChanges(origin, { db, skus })))
  return times
}

/** Those of the Dutch shop: the English one shares its host, and is small. */
function callsOf(target: Target | undefined): Call[] {
  const paths = target?.paths.filter((path) => !path.startsWith('/en/')) ?? []
  if (paths.length === 0) throw new Error('there is no such page')
  return paths.map((path) => ({ method: 'GET', path }))
}

/** One after the other; those that are fewer are asked again. */
async function timeCalls(origin: string, calls: readonly Call[]): Promise<Percentiles> {
  const times: number[] = []
  for (let time = 0; time < TIMES + WARM_UP; time += 1) {
    const { method, path, body } = calls[time % calls.length] ?? { method: 'GET' as const, path: '/' }
    const begun = performance.now()
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    })
    await answer.arrayBuffer()
    if (time < WARM_UP) continue
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return percentilesOf(times)
}

async function timeOrders(port: number, skus: readonly string[]): Promise<Map<string, Percentiles>> {
  const times: Record<'add' | 'order', number[]> = { add: [], order: [] }
  const buyer = createBuyer(port, {
    onAnswer(step, ms) {
      if (step === 'add' || step === 'order') times[step].push(ms)
    },
  })
  try {
    for (const sku of skus) await buyer.buy(sku)
  } finally {
    buyer.close()
  }
  return new Map(Object.entries(times).map(([step, own]) => [step, percentilesOf(own.slice(10))]))
}

async function timeChanges(origin: string, { db, skus }: { db: Database; skus: readonly string[] }): Promise<number[]> {
  const times: number[] = []
  for (const [index, sku] of skus.slice(0, CHANGES).entries()) {
    times.push(await timeChange(origin, { db, sku, quantity: 2_000 + index }))
  }
  return times
}
