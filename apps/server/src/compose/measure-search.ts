import { addGauge, Histogram, type Reading, type Registry } from '@vonk/platform/metrics'
import type { Collection, SearchEngine, SearchQuery } from '@vonk/search/port'

type Measured = { readonly registry: Registry /** Those of this moment. */; readonly views: () => readonly string[] }

const everything: SearchQuery = {
  text: '',
  filters: [],
  sort: [],
  from: 0,
  size: 0,
  facets: [],
  fields: { include: [], exclude: [] },
}

/** The same engine, with its questions timed and its documents counted. */
export function measureSearch(engine: SearchEngine, { registry, views }: Measured): SearchEngine {
  const duration = new Histogram({
    name: 'search_duration_seconds',
    help: 'Time the search engine took to answer',
    labelNames: ['question', 'outcome'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  addGauge(registry, {
    name: 'search_documents',
    isShared: true,
    help: 'Products in the search index',
    labelNames: ['view'],
    read: () => Promise.all(views().map((view) => countProducts(engine, view))),
  })

  async function time<Value>(question: 'query' | 'suggest', ask: () => Promise<Value>): Promise<Value> {
    const startedAt = performance.now()
    let outcome = 'failed'
    try {
      const answer = await ask()
      outcome = 'answered'
      return answer
    } finally {
      duration.observe({ question, outcome }, (performance.now() - startedAt) / 1_000)
    }
  }

  return {
    ...engine,
    query: (collection, query) => time('query', () => engine.query(collection, query)),
    suggest: (...asked) => time('suggest', () => engine.suggest(...asked)),
  }
}

async function countProducts(engine: SearchEngine, view: string): Promise<Reading> {
  const products: Collection = { index: view, entity: 'product' }
  const { total } = await engine.query(products, everything)
  return { value: total, labels: { view } }
}
