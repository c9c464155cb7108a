import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Bench, Row } from './bench.ts'
import { median } from './median.ts'
import { engines } from './search/engines.ts'
import { makeCatalogue } from './search/make-catalogue.ts'
import type { Measurement } from './search/measure-candidate.ts'
import { withDataFolder } from './with-data-folder.ts'

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
    'p50 / p99 in ms of listings, texts and suggestions, and the relevance of answers; ours beside three others, each in a process of its own',
  run: (say) =>
    withDataFolder(async (folder) => {
      const rows: Row[] = []
      for (const race of races) {
        const { products, name } = race
        const file = join(folder, `${products}.ndjson`)
        if (!existsSync(file)) await writeCatalogue(file, products)
        say(`${name} with ${products} products`)
        rows.push(describe(race, await measure(race, file)))
      }
      return [...rows, measureMachine()]
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

function describe({ name, products }: Race, measurement: Measurement): Row {
  const { times, indexingMs, coldStartMs, megabytes, megabytesElsewhere, relevance } = measurement
  const scenarios = Object.entries(times).map(([scenario, rounds]) => [
    scenario,
    `${at(rounds, 0.5)} / ${at(rounds, 0.99)}`,
  ])
  return {
    engine: engines[name]?.title ?? name,
    products,
    ...Object.fromEntries(scenarios),
    'indexing s': (indexingMs / 1000).toFixed(1),
    'cold start s': (coldStartMs / 1000).toFixed(1),
    MB: megabytesElsewhere > 0 ? `${megabytes} + ${megabytesElsewhere} on disk` : String(megabytes),
    'nDCG@10 nl de en': Object.values(relevance)
      .map((value) => value.toFixed(3))
      .join(' '),
  }
}

/** The same work again and again: what differs between its p50 and its p99 is the machine's doing, not an engine's. */
function measureMachine(): Row {
  const times = Array.from({ length: 3 }, () => Array.from({ length: 700 }, timeBareLoop))
  return { engine: 'a bare loop, for the machine', 'listing: everything': `${at(times, 0.5)} / ${at(times, 0.99)}` }
}

function timeBareLoop(): number {
  const started = performance.now()
  let sum = 0
  for (let turn = 0; turn < 1_000_000; turn += 1) sum = (sum * 31 + turn) | 0
  return performance.now() - started + (sum === 1 ? 1 : 0)
}

/** The median over the rounds: whatever else the machine does in one of them does not count. */
function at(rounds: readonly (readonly number[])[], share: number): string {
  const percentiles = rounds.map((times) => {
    const sorted = times.toSorted((a, b) => a - b)
    return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
  })
  return median(percentiles).toFixed(2)
}
