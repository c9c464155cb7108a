import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenEngine } from '../conformance/trial.ts'
import type { Collection, SearchDocument, SearchEngine, SearchQuery } from '../port.ts'
import { anyChange, anyProduct, anyQuery, anyText, type Change } from './arbitraries.ts'
import { searchNaively } from './naive-search.ts'

const products: Collection = { index: 'nl', entity: 'product' }

export const everything: SearchQuery = {
  text: '',
  filters: [],
  sort: [],
  from: 0,
  size: 50,
  facets: [],
  fields: { include: ['id'], exclude: [] },
}

async function apply(change: Change, engine: SearchEngine, kept: Map<number | string, SearchDocument>) {
  if (change.kind === 'index') {
    // As the wire would carry them: what JSON cannot say is not there.
    for (const document of change.documents) kept.set(document.id, JSON.parse(JSON.stringify(document)))
    return engine.index(products, change.documents)
  }
  const isGone = (id: number | string) => change.ids.includes(Number(id)) === (change.kind === 'remove')
  for (const id of [...kept.keys()]) if (isGone(id)) kept.delete(id)
  return change.kind === 'remove' ? engine.remove(products, change.ids) : engine.retain(products, new Set(change.ids))
}

type Properties = {
  /** An empty engine whose index `nl` is Dutch. */
  readonly open: OpenEngine
  /** How often each is tried, of a thousand. */
  readonly runs: number
}

/** What holds for every engine, whatever is in it and whatever is asked. */
export function describeSearchProperties(name: string, { open, runs }: Properties): void {
  const numRuns = (share: number) => ({ numRuns: Math.ceil(share * runs) })

  describe(name, () => {
    it('answers like a scan of all documents, whatever changed before', async () => {
      const rounds = fc.array(fc.tuple(anyChange, fc.array(anyQuery, { maxLength: 4 })), { maxLength: 6 })
      const property = fc.asyncProperty(rounds, async (all) => {
        const engine = await open()
        const kept = new Map<number | string, SearchDocument>()
        for (const [change, queries] of all) {
          await apply(change, engine, kept)
          for (const query of queries) {
            expect(await engine.query(products, query)).toEqual(searchNaively([...kept.values()], query))
          }
        }
      })
      await fc.assert(property, numRuns(0.3))
    })

    it('finds the same by text after changes as when filled at once', async () => {
      const batches = fc.array(fc.array(anyProduct, { maxLength: 20 }), { maxLength: 4 })
      const ids = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 10 })
      const texts = fc.array(anyText, { maxLength: 5 })
      const property = fc.asyncProperty(batches, ids, texts, async (all, removed, asked) => {
        const [changed, fresh] = [await open(), await open()]
        for (const batch of all) await changed.index(products, batch)
        await changed.remove(products, removed)
        const left = new Map(all.flat().map((document) => [document.id, document]))
        for (const id of removed) left.delete(id)
        await fresh.index(products, [...left.values()])
        for (const text of asked) {
          const ask = { ...everything, text }
          expect(await changed.query(products, ask)).toEqual(await fresh.query(products, ask))
        }
      })
      await fc.assert(property, numRuns(0.15))
    })

    it('answers any text and any beginning', async () => {
      const engine = await open()
      await engine.index(products, fc.sample(anyProduct, 20))
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        anyText,
      )
      const property = fc.asyncProperty(text, async (typed) => {
        const { hits, total } = await engine.query(products, { ...everything, text: typed })
        const suggestions = await engine.suggest(products, typed, 5)

        expect(hits.length).toBe(Math.min(total, 50))
        expect(hits.every(({ score }) => score > 0)).toBe(true)
        expect(suggestions.length).toBeLessThanOrEqual(5)
      })
      await fc.assert(property, numRuns(0.5))
    })
  })
}
