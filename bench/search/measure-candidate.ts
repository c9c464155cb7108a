import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { SearchDocument } from '@vonk/search/port'
import type { Candidate } from './candidate.ts'
import { engines } from './engines.ts'
import { judgeEngine } from './judge-engine.ts'
import { type Ask, asksOf, scenarios } from './scenarios.ts'
import { runBareLoop, type Time, timeWork } from './stopwatch.ts'

const BATCH = 1_000
/** Of the questions, the first share only warms up. */
const WARM_UP = 1 / 6
/** After so many questions a bare loop is timed, to see how busy the machine is meanwhile. */
const LOOP_EVERY = 3

/** One scenario in one round. */
export type Round = {
  readonly questions: readonly Time[]
  readonly bareLoops: readonly Time[]
  /** Processor time of this thread for all questions and loops together. */
  readonly cpuMs: number
}

/** What a child process tells about one engine. */
export type Measurement = {
  readonly indexingMs: number
  readonly coldStartMs: number
  readonly megabytes: number
  readonly megabytesElsewhere: number
  /** nDCG@10 over the judged queries, by language. */
  readonly relevance: Readonly<Record<string, number>>
  /** By scenario, what every question took in each round. */
  readonly times: Readonly<Record<string, readonly Round[]>>
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
async function time(candidate: Candidate, asks: readonly Ask[]): Promise<Round> {
  const warmUp = Math.floor(asks.length * WARM_UP)
  for (const ask of asks.slice(0, warmUp)) await put(candidate, ask)
  const questions: Time[] = []
  const bareLoops: Time[] = []
  const before = process.threadCpuUsage()
  for (const ask of asks.slice(warmUp)) {
    questions.push(await timeWork(() => put(candidate, ask)))
    if (questions.length % LOOP_EVERY === 0) bareLoops.push(await timeWork(runBareLoop))
  }
  const { user, system } = process.threadCpuUsage(before)
  return { questions, bareLoops, cpuMs: (user + system) / 1000 }
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
const times: Record<string, Round[]> = {}
for (let round = 0; round < Number(rounds); round += 1) {
  for (const scenario of scenarios) {
    const measured = await time(candidate, asksOf(scenario, Number(questions)))
    times[scenario.name] = [...(times[scenario.name] ?? []), measured]
  }
}
const megabytesElsewhere = await candidate.megabytesElsewhere()
await candidate.close()
const relevance = await judgeEngine(engine)
const measurement: Measurement = { indexingMs, coldStartMs, megabytes, megabytesElsewhere, relevance, times }
process.stdout.write(`${JSON.stringify(measurement)}\n`)
