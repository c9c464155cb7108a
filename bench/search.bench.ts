import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row } from './bench.ts'
import { median } from './median.ts'
import { engines } from './search/engines.ts'
import { makeCatalogue } from './search/make-catalogue.ts'
import type { Measurement, Round } from './search/measure-candidate.ts'

type Race = { readonly products: number; readonly name: string; readonly questions: number; readonly rounds: number }

/** A hundred thousand products are more than the other two take in a few minutes; ten thousand show how they grow. */
const races: readonly Race[] = [
  { products: 10_000, name: 'embedded', questions: 720, rounds: 3 },
  { products: 10_000, name: 'minisearch', questions: 60, rounds: 3 },
  { products: 10_000, name: 'orama', questions: 60, rounds: 3 },
  { products: 10_000, name: 'postgres', questions: 60, rounds: 3 },
  { products: 100_000, name: 'embedded', questions: 720, rounds: 3 },
  { products: 100_000, name: 'postgres', questions: 36, rounds: 1 },
]

export const bench: Bench = {
  about:
    'p50 / p99 in ms of listings, texts and suggestions, and the relevance of answers; ours beside three others, each in a process of its own, and a bare loop for the machine',
  run: (say) =>
    withDataFolder(async (folder) => {
      const rows: Row[] = []
      for (const race of races) {
        const { products, name } = race
        const file = join(folder, `${products}.ndjson`)
        if (!existsSync(file)) await writeCatalogue(file, products)
        say(`${name} with ${products} products`)
        rows.push(...describe(race, await measure(race, file)))
      }
      return rows
    }),
}

async function writeCatalogue(file: string, products: number): Promise<void> {
  const lines = makeCatalogue(products).map((document) => `${JSON.stringify(document)}\n`)
  await pipeline(Readable.from(lines), createWriteStream(file))
}

async function measure({ name, questions, rounds }: Race, file: string): Promise<Measurement> {
  const script = join(import.meta.dirname, 'search/measure-candidate.ts')
  const options = ['--expose-gc', '--max-old-space-size=8192']
  const child = spawn(process.execPath, [...options, script, name, file, String(questions), String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The child writes one object of this type.
  return (await json(child.stdout)) as Measurement
}

function describe({ name, products }: Race, measurement: Measurement): Row[] {
  const { times, indexingMs, coldStartMs, megabytes, megabytesElsewhere, relevance } = measurement
  const engine = engines[name]?.title ?? name
  const rowOf = (shown: string, cellOf: (rounds: readonly Round[]) => string): Row => ({
    engine,
    products,
    measured: shown,
    ...Object.fromEntries(Object.entries(times).map(([scenario, rounds]) => [scenario, cellOf(rounds)])),
  })
  return [
    {
      ...rowOf('wall clock', (rounds) => percentiles(rounds.map(({ questions }) => questions.map(({ wall }) => wall)))),
      'indexing s': (indexingMs / 1000).toFixed(1),
      'cold start s': (coldStartMs / 1000).toFixed(1),
      MB: megabytesElsewhere > 0 ? `${megabytes} + ${megabytesElsewhere} on disk` : String(megabytes),
      'nDCG@10 nl de en': Object.values(relevance)
        .map((value) => value.toFixed(3))
        .join(' '),
    },
    rowOf('not waiting for a core', (rounds) =>
      percentiles(rounds.map(({ questions }) => questions.map(({ own }) => own))),
    ),
    rowOf('best of rounds', (rounds) => percentiles([bestOf(rounds)])),
    rowOf('processor time, mean', meanCpu),
    rowOf('a bare loop meanwhile', (rounds) =>
      percentiles(rounds.map(({ bareLoops }) => bareLoops.map(({ wall }) => wall))),
    ),
  ]
}

/** Of every question the round that was disturbed least. */
function bestOf(rounds: readonly Round[]): number[] {
  const [first] = rounds
  return (first?.questions ?? []).map((_, index) =>
    Math.min(...rounds.map(({ questions }) => questions[index]?.own ?? Number.POSITIVE_INFINITY)),
  )
}

/** Of one question, without the bare loops. */
function meanCpu(rounds: readonly Round[]): string {
  const means = rounds.map(({ questions, bareLoops, cpuMs }) => {
    const loop = median(bareLoops.map(({ own }) => own))
    return (cpuMs - loop * bareLoops.length) / questions.length
  })
  return median(means).toFixed(2)
}

/** p50 / p99, the median over the rounds: whatever else the machine does in one of them does not count. */
function percentiles(rounds: readonly (readonly number[])[]): string {
  const at = (share: number) => {
    const each = rounds.map((times) => {
      const sorted = times.toSorted((a, b) => a - b)
      return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
    })
    return median(each).toFixed(2)
  }
  return `${at(0.5)} / ${at(0.99)}`
}
