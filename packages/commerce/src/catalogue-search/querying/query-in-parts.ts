import { setImmediate } from 'node:timers/promises'
import { chunksOf } from '@vonk/platform/bulk-insert'
import type { Collection, SearchAnswer, SearchEngine, SearchHit, SearchQuery } from '@vonk/search/port'
import { keyQuery } from '../indexing/engine-queries.ts'

/** As many documents as are read before others get their turn. */
export const PART = 100

type Asked = { readonly collection: Collection; readonly query: SearchQuery }
type Finish = (hits: readonly SearchHit[]) => Promise<readonly SearchHit[]>

/** The answer of the engine; a long list is found at once and read in parts. What is removed meanwhile is left out. */
export async function queryInParts(
  engine: SearchEngine,
  { collection, query }: Asked,
  finish: Finish,
): Promise<SearchAnswer> {
  if (query.size <= PART) {
    const answer = await engine.query(collection, query)
    return { ...answer, hits: await finish(answer.hits) }
  }
  const found = await engine.query(collection, { ...query, fields: { include: ['id'], exclude: [] } })
  const hits: SearchHit[] = []
  for (const part of chunksOf(found.hits, PART)) {
    await setImmediate()
    const values = part.map(({ id }) => id)
    const read = await engine.query(collection, keyQuery({ field: 'id', values, fields: query.fields }))
    const sources = new Map(read.hits.map(({ id, source }) => [id, source]))
    const whole = part.flatMap((hit) => {
      const source = sources.get(hit.id)
      return source ? [{ ...hit, source }] : []
    })
    hits.push(...(await finish(whole)))
  }
  return { ...found, hits }
}
