import type { SearchDocument } from '@vonk/search/port'
import type { Say } from '../bench.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import type { Candidate, Engine } from '../search/candidate.ts'
import { makeCatalogue } from '../search/make-catalogue.ts'
import { type Ask, asksOf, scenarios } from '../search/scenarios.ts'
import { timeWork } from '../search/stopwatch.ts'

export type Growth = {
  readonly products: number
  readonly indexingMs: number
  /** Of this process, and what the engine holds outside it. */
  readonly megabytes: number
  readonly elsewhere: number
  /** By scenario. */
  readonly times: ReadonlyMap<string, Percentiles>
}

const BATCH = 1_000
const QUESTIONS = 300
const WARM_UP = 60

/** Fills an engine with so many products, one batch after the other, and asks it. */
export async function measureGrowth(engine: Engine, products: number, say: Say): Promise<Growth> {
  const candidate = await engine.open('nl')
  try {
    const indexingMs = await fill(candidate, products, say)
    const times = new Map<string, Percentiles>()
    for (const scenario of scenarios) times.set(scenario.name, await time(candidate, asksOf(scenario, QUESTIONS)))
    globalThis.gc?.()
    const megabytes = Math.round(process.memoryUsage().rss / 1_048_576)
    return { products, indexingMs, megabytes, elsewhere: await candidate.megabytesElsewhere(), times }
  } finally {
    await candidate.close()
  }
}

async function fill(candidate: Candidate, products: number, say: Say): Promise<number> {
  const started = performance.now()
  let done = 0
  let batch: SearchDocument[] = []
  for (const document of makeCatalogue(products)) {
    batch.push(document)
    if (batch.length < BATCH) continue
    await candidate.add(batch)
    done += batch.length
    batch = []
    if (done % 100_000 === 0) say(`${done} products`)
  }
  await candidate.add(batch)
  await candidate.finish()
  return performance.now() - started
}

async function time(candidate: Candidate, asks: readonly Ask[]): Promise<Percentiles> {
  for (const ask of asks.slice(0, WARM_UP)) await put(candidate, ask)
  const times: number[] = []
  for (const ask of asks.slice(WARM_UP)) times.push((await timeWork(() => put(candidate, ask))).wall)
  return percentilesOf(times)
}

function put(candidate: Candidate, ask: Ask): Promise<unknown> {
  return 'prefix' in ask ? candidate.suggest(ask.prefix, 10) : candidate.query(ask)
}
