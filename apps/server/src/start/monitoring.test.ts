import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMetrics } from '@vonk/platform/metrics'
import { createCacheMetrics } from '@vonk/platform/output-cache'
import { aLog, openTestDatabase, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, projectRoot } from '../config.ts'
import { measureStorefront } from '../pages/measure-storefront.ts'
import { aConfig } from '../testing.ts'
import { createProgress } from './progress.ts'
import { startShop } from './start-shop.ts'

const metricsToken = 'for-the-measurements'
let database: TestDatabase
/** By their kind, as the shop exposes them. */
let exposed: ReadonlyMap<string, string>

beforeAll(async () => {
  database = await openTestDatabase()
  // A process with pages would have to be built first: what it measures beside the others is its caches.
  const { registry } = createMetrics({ processMetrics: false })
  createCacheMetrics(registry, { bytes: 0, count: 0 })
  measureStorefront(registry, { cacheUsage: () => ({}) })
  const texts = [await registry.metrics(), await measure('api'), await measure('worker')]
  const types = texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm)
  exposed = new Map(types.map(([, name = '', kind = '']) => [name, kind]))
})
afterAll(() => database.close())

async function measure(role: Config['role']): Promise<string> {
  const config = aConfig({ role, databaseUrl: database.url, metricsToken })
  const progress = createProgress(() => {})
  const shop = await startShop({ config, root: projectRoot, log: aLog().log, progress, isDevelopment: false })
  const headers = { authorization: `Bearer ${metricsToken}` }
  const answer = await fetch(`http://127.0.0.1:${shop.port}/metrics`, { headers })
  await shop.stop()
  return answer.text()
}

const samplesOf = ([name, kind]: readonly [string, string]) =>
  kind === 'histogram' || kind === 'summary' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]

const languageOfQueries = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'bool', 'offset'])

/** The metrics a query names: neither functions nor labels. */
function namesIn(query: string): string[] {
  const bare = query.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring) \([^)]*\)/g, ' ')
  const words = bare.matchAll(/(?<![\w.])[a-z_]\w*(?![\w]|\s*\()/gi).map(([word]) => word)
  return words.filter((word) => !languageOfQueries.has(word)).toArray()
}

async function readQueries(file: string): Promise<string[]> {
  const text = await readFile(join(projectRoot, 'ops', file), 'utf8')
  if (!file.endsWith('.json')) return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, query = '']) => query)
  const queries: string[] = []
  JSON.parse(text, (key, value) => (key === 'expr' ? queries.push(value) : value))
  return queries
}

describe('monitoring', () => {
  it.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])('%s names only what the shop measures', async (file) => {
    const measured = new Set(['up', ...exposed.entries().flatMap(samplesOf)])
    const queries = await readQueries(file)

    expect(queries.length).toBeGreaterThan(10)
    for (const query of queries) {
      expect(namesIn(query), query).not.toEqual([])
      expect(namesIn(query).filter((name) => !measured.has(name))).toEqual([])
    }
  })

  it('shows every figure of the shop on the dashboard', async () => {
    const shown = new Set((await readQueries('grafana-dashboard.json')).flatMap(namesIn))
    const own = exposed.entries().filter(([name]) => !/^(?:process|nodejs)_/.test(name))

    expect(own.filter((metric) => !samplesOf(metric).some((name) => shown.has(name))).toArray()).toEqual([])
  })
})
