import { hasJava } from '@vonk/testkit/opensearch'
import type { Bench, Row } from './bench.ts'
import { describeGrowth } from './percentiles.ts'
import { type Growth, measureGrowth } from './scale/measure-growth.ts'
import { embedded } from './search/embedded-candidate.ts'
import { opensearch } from './search/opensearch-candidate.ts'

/** The embedded engine holds all in memory: a million products would be ten gigabytes in every process. */
const engines = [
  { engine: embedded, steps: [10_000, 100_000] },
  { engine: opensearch, steps: [10_000, 100_000, 1_000_000] },
]
/** p99 of a list at a million products beside that at ten thousand. */
const bar = 5
/** Fewer, to see that it works. */
const most = Number(process.env['VONK_BENCH_PRODUCTS'] ?? 1_000_000)

export const bench: Bench = {
  about: 'p50 / p99 in ms of lists, texts and suggestions from 10,000 to 1,000,000 products, and how they grow',
  async run(say) {
    const isHere = await hasJava()
    if (!isHere) say('OpenSearch is left out: there is no Maven')
    const rows: Row[] = []
    for (const { engine, steps } of engines) {
      if (engine === opensearch && !isHere) continue
      const grown: Growth[] = []
      for (const products of steps.filter((step) => step <= most)) {
        say(`${engine.title} with ${products} products`)
        const measured = await measureGrowth(engine, products, say)
        const [first = measured] = grown
        grown.push(measured)
        rows.push(describe(engine.title, measured, first))
      }
    }
    return rows
  },
}

function describe(engine: string, { products, indexingMs, megabytes, elsewhere, times }: Growth, first: Growth): Row {
  const cells = [...times].map(([name, own]) => [name, describeGrowth(own, first.times.get(name))])
  return {
    engine,
    products,
    ...Object.fromEntries(cells),
    'indexing s': (indexingMs / 1000).toFixed(0),
    'products a second': Math.round(products / (indexingMs / 1000)),
    MB: `${megabytes} + ${elsewhere} elsewhere`,
    bar: `p99 of a list × ${bar} at most`,
  }
}
