import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setStock } from '@vonk/commerce/back-office'
import { createDatabase, type Database } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { findRunningPostgres } from '@vonk/platform/postgres'
import { measureMemory } from '../../tools/processes/measure-memory.ts'
import { type RunningShop, startShop } from '../../tools/shop/start-shop.ts'
import type { Say } from '../bench.ts'
import { type Call, listCalls, searchCalls } from '../catalogue/calls.ts'
import { createBuyer } from '../checkout/buy.ts'
import { findSkus } from '../load/find-skus.ts'
import { findTargets, type Target } from '../pages/targets.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { timeChange } from './time-change.ts'

export type ShopPlan = {
  readonly dataFolder: string
  readonly products: number
  /** The nodes of OpenSearch; none for the engine in the process. */
  readonly searchUrls: readonly string[]
}

export type MeasuredShop = {
  /** Until every list answers: the catalogue made, stored and indexed. */
  readonly readyMs: number
  /** Of the shop's process and what it started, before anybody came and after all have been. */
  readonly megabytes: { readonly before: number; readonly after: number }
  readonly times: ReadonlyMap<string, Percentiles>
}

const TIMES = 120
const WARM_UP = 30
const ORDERS = 60
const CHANGES = 20
/** After so long what starting left behind has been cleared away. */
const SETTLING_MS = 20_000
const PATIENCE_MS = 4 * 3_600_000

/** A shop with so many products, asked by one shopper after the other. */
export async function measureShop({ dataFolder, products, searchUrls }: ShopPlan, say: Say): Promise<MeasuredShop> {
  const env = {
    ...{ LOG_LEVEL: 'warn', VONK_SEED: 'demo', VONK_SEED_PRODUCTS: String(products), VONK_IMAGES_AHEAD: 'false' },
    ...(searchUrls.length > 0 && { SEARCH_URL: searchUrls.join(',') }),
  }
  const start = () => startShop({ dataFolder, env, patienceMs: PATIENCE_MS })
  const started = performance.now()
  const filling = await start()
  await untilListed(originOf(filling)).finally(() => filling.stop())
  const readyMs = performance.now() - started
  say(`filled after ${Math.round(readyMs / 1000)} s`)
  // A process that has made a catalogue has grown by it.
  const shop = await start()
  const db = await openDatabase(dataFolder)
  try {
    await untilListed(originOf(shop))
    await pause(SETTLING_MS)
    const before = measureMemory(shop.pid)
    const times = await timeAll(originOf(shop), { shop, db })
    return { readyMs, megabytes: { before, after: measureMemory(shop.pid) }, times }
  } finally {
    await db.close()
    await shop.stop()
  }
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

async function timeAll(origin: string, { shop, db }: Opened): Promise<Map<string, Percentiles>> {
  const targets = await findTargets(origin, origin)
  const pagesOf = (name: string) => callsOf(targets.find((target) => target.name === name))
  const times = new Map([
    ['list', await timeCalls(origin, await listCalls(origin))],
    ['search', await timeCalls(origin, searchCalls())],
    ['category page', await timeCalls(origin, pagesOf('category (50)'))],
    ['product page', await timeCalls(origin, pagesOf('product'))],
  ])
  const skus = (await findSkus(origin)).slice(0, ORDERS)
  await setStock(
    db,
    skus.map((sku) => ({ sku, quantity: 1_000 })),
    { by: 'bench' },
  )
  for (const [step, own] of await timeOrders(shop.port, skus)) times.set(step, own)
  times.set('change until listed', percentilesOf(await timeChanges(origin, { db, skus })))
  return times
}

function callsOf(target: Target | undefined): Call[] {
  if (!target) throw new Error('there is no such page')
  return target.paths.map((path) => ({ method: 'GET', path }))
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
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    if (time >= WARM_UP) times.push(performance.now() - begun)
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
