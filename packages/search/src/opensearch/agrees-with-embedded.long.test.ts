import { findSearchCluster } from '@vonk/testkit/opensearch'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedSearch } from '../embedded/index.ts'
import type { Collection, SearchEngine } from '../port.ts'
import { fillSearchEngine, runJudgedSet, type Verdict } from '../relevance/testing/index.ts'
import { anyProduct, anyText } from '../testing/arbitraries.ts'
import { describeSearchProperties, everything } from '../testing/properties.ts'
import { openEngines } from './testing/open-engines.ts'

function languageOf(index: string) {
  return ['de', 'en', 'fr'].includes(index) ? index : 'nl'
}

const cluster = await findSearchCluster()
const engines = openEngines(cluster?.urls ?? ['http://127.0.0.1:1'], languageOf)
const shared = engines.open().engine
const products: Collection = { index: 'nl', entity: 'product' }

let opened = 0

/** An empty engine in an index that many share: to make an index takes longer than to ask it. */
async function open(): Promise<SearchEngine> {
  opened += 1
  const number = opened
  const place = ({ index, entity }: Collection) => ({ index, entity: `${entity}_${number}` })
  return {
    index: (collection, documents) => shared.index(place(collection), documents),
    remove: (collection, ids) => shared.remove(place(collection), ids),
    retain: (collection, ids) => shared.retain(place(collection), ids),
    query: (collection, query) => shared.query(place(collection), query),
    suggest: (collection, ...asked) => shared.suggest(place(collection), ...asked),
  }
}

function meanOf(verdicts: readonly Verdict[], language: string): number {
  const some = verdicts.filter((verdict) => verdict.language === language)
  return some.reduce((sum, { ndcg }) => sum + ndcg, 0) / some.length
}

describe.skipIf(cluster === null)('on a cluster', () => {
  beforeAll(() => shared.index(products, []))
  afterAll(async () => {
    await engines.close()
    await cluster?.stop()
  })

  describeSearchProperties('createOpenSearch', { open, runs: 200 })

  it('finds and suggests by text what the embedded engine does', async () => {
    const documents = fc.uniqueArray(anyProduct, { maxLength: 40, selector: ({ id }) => id })
    const property = fc.asyncProperty(documents, fc.array(anyText, { maxLength: 5 }), async (all, texts) => {
      const engine = await open()
      const embedded = createEmbeddedSearch({ settings: { languageOf } })
      await Promise.all([engine, embedded].map((one) => one.index(products, all)))
      for (const text of texts) {
        const [ours, theirs] = [
          await engine.query(products, { ...everything, text }),
          await embedded.query(products, { ...everything, text }),
        ]
        const scores = new Map(theirs.hits.map(({ id, score }) => [id, score]))
        const inOrder = ours.hits.map(({ id }) => scores.get(id) ?? Number.NaN)

        expect({ total: ours.total, complete: ours.complete }).toEqual({
          total: theirs.total,
          complete: theirs.complete,
        })
        // Scores are added up in another order: what is equal but for the last digits may change places.
        for (const [place, score] of inOrder.entries())
          expect(score).toBeLessThan((inOrder[place - 1] ?? 1_000) + 0.001)
        expect(await engine.suggest(products, text, 5)).toEqual(await embedded.suggest(products, text, 5))
      }
    })
    await fc.assert(property, { numRuns: 40 })
  })

  it('answers the judged queries as well as the embedded engine', async () => {
    const ours = await runJudgedSet(fillSearchEngine(engines.open().engine))
    const theirs = await runJudgedSet(fillSearchEngine(createEmbeddedSearch({ settings: { languageOf } })))

    for (const language of ['nl', 'de', 'en']) {
      expect(meanOf(ours, language)).toBeGreaterThanOrEqual(meanOf(theirs, language) - 0.02)
    }
  })
})
