import type { SearchEngine } from '../../port.ts'
import type { FillEngine } from './run-judged-set.ts'

/** Lets an engine of the port take the judged set; its indexes are named by language. */
export function fillSearchEngine(engine: SearchEngine): FillEngine {
  return async (language, documents) => {
    const collection = { index: language, entity: 'product' }
    await engine.index(collection, documents)
    return async (text) => {
      const fields = { include: ['id'], exclude: [] }
      const { hits } = await engine.query(collection, {
        text,
        filters: [],
        sort: [],
        from: 0,
        size: 10,
        facets: [],
        fields,
      })
      return hits.map(({ id }) => id)
    }
  }
}
