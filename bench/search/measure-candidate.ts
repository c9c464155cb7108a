import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SearchDocument } from '@vonk/search/port'
import type { Candidate } from './candidate.ts'
import { engines } from './engines.ts'
import { judgeEngine } from './judge-engine.ts'
import { type Ask, asksOf, scenarios } from './scenarios.ts'

const BATCH = 1_000
/** Of the questions, the first share only warms up. */
const WARM_UP = 1 / 6

/** What a child process tells about one engine. */
export type Measurement = {
  readonly indexingMs: number
  readonly coldStartMs: number
  readonly megabytes: number
  readonly megabytesElsewhere: number
  /** nDCG@10 over the judged queries, by language. */
  readonly relevance: Readonly<Record<string, number>>
  /** By scenario, what every question took in each round. */
  readonly times: Readonly<Record<string, readonly (readonly number[])[]>>
}

async function* readBatches(file: string): AsyncGenerator<SearchDocument[]> {
  let batch: SearchDocument[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(JSON.parse(line))
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

async function fill(candidate: Candidate, file: string): Promise<number> {
  let spent = 0
  const spend = async (work: () => Promise<void>) => {
    const started = performance.now()
    await work()
    spent += performance.now() - started
  }
  for await (const batch of readBatches(file)) await spend(() => candidate.add(batch))
  await spend(() => candidate.finish())
  return spent
}

function put(candidate: Candidate, ask: Ask): Promise<unknown> {
  return 'prefix' in ask ? candidate.suggest(ask.prefix, 10) : candidate.query(ask)
}

/** One question after another; the first ones warm up and do not count. */
async function time(candidate: Candidate, asks: readonly Ask[]): Promise<number[]> {
  const times: number[] = []
  for (const ask of asks) {
    const started = performance.now()
    await put(candidate, ask)
    times.push(performance.now() - started)
  }
  return times.slice(Math.floor(asks.length * WARM_UP))
}

const [name = '', file = '', questions = '600', rounds = '3'] = process.argv.slice(2)
const engine = engines[name]
if (!engine) throw new Error(`no engine is called ${name}`)
const candidate = await engine.open('nl')
const indexingMs = await fill(candidate, file)
const [first] = scenarios
if (first) await put(candidate, asksOf(first, 1)[0] ?? { prefix: 'a' })
const coldStartMs = performance.now()
globalThis.gc?.()
const megabytes = Math.round(process.memoryUsage().rss / 1_048_576)
const times: Record<string, number[][]> = {}
for (let round = 0; round < Number(rounds); round += 1) {
  for (const scenario of scenarios) {
    const list = await time(candidate, asksOf(scenario, Number(questions)))
    times[scenario.name] = [...(times[scenario.name] ?? []), list]
  }
}
const megabytesElsewhere = await candidate.megabytesElsewhere()
await candidate.close()
const relevance = await judgeEngine(engine)
const measurement: Measurement = { indexingMs, coldStartMs, megabytes, megabytesElsewhere, relevance, times }
process.stdout.write(`${JSON.stringify(measurement)}\n`)
