import { describe, expect, it } from 'vitest'
import { type OpenEngine, openTrial, products } from './trial.ts'

export function describeDocuments(open: OpenEngine): void {
  describeCollections(open)
  describeRemoval(open)
  describeConcurrency(open)
}

function describeCollections(open: OpenEngine): void {
  describe('documents', () => {
    it('are found as soon as indexing settles, and come back as they were', async () => {
      const document = {
        id: 1,
        name: 'Jas',
        nothing: null,
        nested: { list: [1, 'a', { deep: true }], empty: [] },
        price: 1.5,
      }
      const { ask } = await openTrial(open, [document])

      expect((await ask()).hits).toEqual([{ id: 1, score: 1, source: document }])
    })

    it('keep their hints to themselves', async () => {
      const { ask, idsWhere } = await openTrial(open, [{ id: 1, _search: { words: ['rood'], rank: 3 } }])

      expect((await ask()).hits[0]?.source).toEqual({ id: 1 })
      expect((await ask({ fields: { include: ['_search', 'id'], exclude: [] } })).hits[0]?.source).toEqual({ id: 1 })
      expect((await ask({ text: 'rood' })).total).toBe(1)
      expect(await idsWhere({ kind: 'in', field: '_search.rank', values: [3] })).toEqual([1])
    })

    it('replace the one with the same id, whole', async () => {
      const { engine, ask, idsWhere } = await openTrial(open, [{ id: 1, name: 'Jas', color: 1, old: true }])
      await engine.index(products, [{ id: 1, name: 'Muts', color: 2 }])

      expect((await ask()).hits.map(({ source }) => source)).toEqual([{ id: 1, name: 'Muts', color: 2 }])
      expect(await idsWhere({ kind: 'in', field: 'color', values: [1] })).toEqual([])
      expect(await idsWhere({ kind: 'exists', field: 'old' })).toEqual([])
      expect((await ask({ text: 'jas' })).total).toBe(0)
      expect((await ask({ text: 'muts' })).total).toBe(1)
    })
  })
}

function describeRemoval(open: OpenEngine): void {
  describe('documents that go', () => {
    it('are gone when removed, whether the id is written as number or text', async () => {
      const { engine, ids } = await openTrial(open, [{ id: 1 }, { id: 2 }, { id: 3 }])
      await engine.remove(products, ['1', 3, 99])

      expect(await ids()).toEqual([2])
    })

    it('are dropped when they are not among those to retain', async () => {
      const { engine, ids } = await openTrial(open, [{ id: 1 }, { id: 2 }, { id: 3 }])
      await engine.retain(products, new Set([2, '3', 7]))

      expect(await ids()).toEqual([2, 3])
    })

    it('of different views and kinds do not meet', async () => {
      const { engine, ids } = await openTrial(open, [{ id: 1 }])
      await engine.index({ ...products, entity: 'category' }, [{ id: 2 }])
      await engine.index({ ...products, index: 'shop_de' }, [{ id: 3 }])

      expect(await ids()).toEqual([1])
    })

    it('of a collection nobody has filled are none', async () => {
      const { ask } = await openTrial(open, [], { index: 'shop_en', entity: 'review' })
      const facets = [{ kind: 'terms', name: 'a', field: 'a', ignoring: [], size: 5 }] as const

      expect(await ask({ text: 'jas', facets })).toEqual({ total: 0, complete: 0, hits: [], facets: { a: [] } })
    })
  })
}

function describeConcurrency(open: OpenEngine): void {
  describe('concurrent changes', () => {
    it('end with the last one, and no reader sees half a document', async () => {
      const { engine, ask } = await openTrial(open, [{ id: 1, left: 0, right: 0 }])
      const changes = Array.from({ length: 20 }, (_, round) =>
        engine.index(products, [
          { id: 1, left: round, right: round },
          { id: 2 + round, left: round, right: round },
        ]),
      )
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
      await Promise.all(changes)

      for (const { source } of answers.flatMap(({ hits }) => hits)) expect(source['left']).toBe(source['right'])
      expect((await ask()).hits[0]?.source).toEqual({ id: 1, left: 19, right: 19 })
    })
  })
}
