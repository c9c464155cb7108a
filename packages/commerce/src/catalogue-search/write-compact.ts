import type { SearchAnswer, SearchHit } from '@vonk/search/port'
import { toAggregations } from './answer-search.ts'

/** Engines hand out the same object as long as a document and the fields asked for are the same. */
const written = new WeakMap<object, Buffer>()

/** The flat answer most clients ask for, as JSON: a document is written once and not for everybody who sees it. */
export function writeCompact({ hits, total, facets }: SearchAnswer): Buffer<ArrayBuffer> {
  const aggregations = JSON.stringify(toAggregations(facets))
  const parts: Uint8Array[] = [Buffer.from('{"hits":[')]
  for (const [place, hit] of hits.entries()) {
    parts.push(openHit(hit), Buffer.from(`${JSON.stringify(hit.score)}}${place + 1 < hits.length ? ',' : ''}`))
  }
  parts.push(Buffer.from(`],"total":${total},"aggregations":${aggregations},"attribute_metadata":[]}`))
  return Buffer.concat(parts)
}

/** A document up to the score, which is another for everybody who searches. */
function openHit({ source }: SearchHit): Buffer {
  const known = written.get(source)
  if (known) return known
  const text = JSON.stringify(source)
  const bytes = Buffer.from(`${text.slice(0, -1)}${text === '{}' ? '' : ','}"_score":`)
  written.set(source, bytes)
  return bytes
}
