import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMetrics, type Metrics, type Registry } from '@vonk/platform/metrics'
import { createCacheMetrics } from '@vonk/platform/output-cache'
import { aLog, openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, projectRoot } from '../config.ts'
import { measureStorefront } from '../pages/measure-storefront.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { startShop } from './start-shop.ts'
import { readQuery } from './testing/read-query.ts'

let database: TestDatabase
/** Every sample of the shop with its labels. */
const measured = new Map<string, ReadonlySet<string>>([['up', new Set()]])
/** The shop's own figures, each with the names of its samples. */
const own = new Map<string, string[]>()

beforeAll(async () => {
  database = await openTestDatabase()
  await seedViews(database.db)
  // A process with pages would have to be built first: what it measures beside the others is its caches.
  const pages = createMetrics({ processMetrics: false })
  createCacheMetrics(pages.registry, { bytes: 0, count: 0 })
  measureStorefront(pages.registry, { cacheUsage: () => ({}) })
  for (const { registry } of [pages, await measure('api'), await measure('worker')]) noteMetrics(registry)
})
afterAll(() => database.close())

async function measure(role: Config['role']): Promise<Metrics> {
  const [config, metrics] = [aConfig({ role, databaseUrl: database.url }), createMetrics()]
  const progress = createProgress(() => {})
  const shop = await startShop({ config, root: projectRoot, log: aLog().log, progress, isDevelopment: false, metrics })
  await shop.stop()
  return metrics
}

function noteMetrics(registry: Registry): void {
  for (const metric of registry.getMetricsAsArray()) {
    // Every metric of prom-client holds the names of its labels; its types leave them out.
    const { name, type, labelNames } = metric as typeof metric & { labelNames: string[] }
    const isHistogram = String(type) === 'histogram'
    const samples = isHistogram || String(type) === 'summary' ? ['_sum', '_count'].map((end) => name + end) : [name]
    for (const sample of samples) measured.set(sample, new Set(labelNames))
    if (isHistogram) measured.set(`${name}_bucket`, new Set([...labelNames, 'le']))
    if (!/^(?:process|nodejs)_/.test(name)) own.set(name, [...samples, `${name}_bucket`])
  }
}

/** A query, and the texts that name labels of what it answers. */
type Query = { readonly expr: string; readonly texts: readonly string[] }

async function readQueries(file: string): Promise<Query[]> {
  const text = await readFile(join(projectRoot, 'ops', file), 'utf8')
  if (!file.endsWith('.json')) {
    const alerts = text.split(/^ +- alert: /m).slice(1)
    return alerts.map((alert) => ({ expr: /^ +expr: (.+)$/m.exec(alert)?.[1] ?? '', texts: [alert] }))
  }
  const queries: Query[] = []
  JSON.parse(text, (_, value) => {
    // Grafana puts spans and variables in before it asks.
    const expr = value?.expr?.replaceAll('$__rate_interval', '5m')
    if (expr) queries.push({ expr, texts: [value.legendFormat] })
    return value
  })
  return queries
}

const labelsNamedIn = (text: string) =>
  [...text.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(([, name = '']) => name)

describe('monitoring', () => {
  it.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])('%s asks what the shop can answer', async (file) => {
    const queries = await readQueries(file)

    expect(queries.length).toBeGreaterThan(10)
    for (const { expr, texts } of queries) {
      const { metrics, labels, problems } = readQuery(expr, measured)
      expect(metrics, expr).not.toEqual([])
      expect(problems, expr).toEqual([])
      expect(
        texts.flatMap(labelsNamedIn).filter((name) => !labels.has(name)),
        expr,
      ).toEqual([])
    }
  })

  it('shows every figure of the shop on the dashboard', async () => {
    const queries = await readQueries('grafana-dashboard.json')
    const shown = new Set(queries.flatMap(({ expr }) => readQuery(expr, measured).metrics))

    expect(own.size).toBeGreaterThan(20)
    expect([...own].filter(([, samples]) => !samples.some((name) => shown.has(name)))).toEqual([])
  })
})

describe('readQuery', () => {
  const shop = new Map([
    ['jobs', new Set(['queue'])],
    ['time_bucket', new Set(['route', 'le'])],
  ])

  it.each([
    { query: 'sum(rate(jobs[5m])) / sum(jobs', problem: 'is no PromQL' },
    { query: 'sume(jobs)', problem: 'is no PromQL' },
    { query: 'jobs{queue=mail}', problem: 'is no PromQL' },
    { query: 'rate(jobs[5 minutes])', problem: 'is no PromQL' },
    { query: 'sum(job)', problem: 'nobody measures job' },
    { query: 'jobs{state="waiting"}', problem: 'jobs has no label state' },
    { query: 'sum by (state) (jobs)', problem: 'has no label state' },
    { query: 'max by (queue) (sum by (instance) (jobs))', problem: 'has no label queue' },
    { query: 'rate(jobs)', problem: 'rate looks at a span of time' },
    { query: 'abs(jobs[5m])', problem: 'abs looks at one moment' },
  ])('says what is wrong with $query', ({ query, problem }) => {
    expect(readQuery(query, shop).problems.join()).toContain(problem)
  })

  it.each([
    { query: 'jobs > 0', labels: ['queue', 'instance', 'job'] },
    { query: 'sum(jobs) / 2', labels: [] },
    { query: 'topk(3, sum by (queue) (jobs))', labels: ['queue'] },
    {
      query: 'histogram_quantile(0.9, sum by (le, route) (rate(time_bucket{route=~"/api.*"}[5m])))',
      labels: ['route'],
    },
    { query: 'sum without (job) (jobs)', labels: ['queue', 'instance'] },
  ])('knows the labels of what $query answers', ({ query, labels }) => {
    const read = readQuery(query, shop)

    expect(read.problems).toEqual([])
    expect([...read.labels]).toEqual(labels)
  })
})
