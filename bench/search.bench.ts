import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
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

/** Others are given the small catalogue only where the large one would take minutes: each answer costs them far more. */
const races = [
  { products: 10_000, names: ['embedded', 'minisearch', 'orama', 'postgres'], questions: 600 },
  { products: 100_000, names: ['embedded', 'postgres', 'orama'], questions: 600 },
] as const
/** Slow ones answer fewer questions; a percentile of these is still what a shopper meets. */
const fewer = 60

export const bench: Bench = {
  about:
    'p50 / p99 in ms of listings, texts and suggestions, and the relevance of answers; ours beside three others, each in a process of its own',
  run: (say) =>
    withDataFolder(async (folder) => {
      const rows: Row[] = []
      for (const { products, names, questions } of races) {
        const file = join(folder, `${products}.ndjson`)
        say(`making ${products} products`)
        await writeCatalogue(file, products)
        for (const name of names) {
          say(`${name} with ${products} products`)
          const asked = name === 'embedded' || products < 100_000 ? questions : fewer
          rows.push(describe(name, products, await measure(name, file, asked)))
        }
      }
      return rows
    }),
}

async function writeCatalogue(file: string, products: number): Promise<void> {
  const lines = makeCatalogue(products).map((document) => `${JSON.stringify(document)}\n`)
  await pipeline(Readable.from(lines), createWriteStream(file))
}

async function measure(name: string, file: string, questions: number): Promise<Measurement> {
  const script = join(import.meta.dirname, 'search/measure-candidate.ts')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', script, name, file, String(questions)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // The child writes one object of this type.
  return (await json(child.stdout)) as Measurement
}

function describe(name: string, products: number, measurement: Measurement): Row {
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
    'nDCG@10 nl de en': Object.values(relevance)
      .map((value) => value.toFixed(3))
      .join(' '),
    MB: megabytesElsewhere > 0 ? `${megabytes} + ${megabytesElsewhere} on disk` : String(megabytes),
  }
}

/** The median over the rounds: whatever else the machine does in one of them does not count. */
function at(rounds: readonly (readonly number[])[], share: number): string {
  const percentiles = rounds.map((times) => {
    const sorted = times.toSorted((a, b) => a - b)
    return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
  })
  return median(percentiles).toFixed(2)
}
