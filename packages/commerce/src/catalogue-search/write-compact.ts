import type { SearchAnswer, SearchHit } from '@vonk/search/port'
import { toAggregations } from './answer-search.ts'

/** Engines hand out the same object as long as a document and the fields asked for are the same. */
const texts = new WeakMap<object, string>()

/** The flat answer most clients ask for, as JSON: a document is written once and not for everybody who sees it. */
export function writeCompact({ hits, total, facets }: SearchAnswer): string {
  const aggregations = JSON.stringify(toAggregations(facets))
  return `{"hits":[${hits.map(writeHit).join(',')}],"total":${total},"aggregations":${aggregations},"attribute_metadata":[]}`
}

function writeHit({ source, score }: SearchHit): string {
  const text = textOf(source)
  const separator = text === '{}' ? '' : ','
  return `${text.slice(0, -1)}${separator}"_score":${JSON.stringify(score)}}`
}

function textOf(source: object): string {
  const known = texts.get(source)
  if (known !== undefined) return known
  const text = JSON.stringify(source)
  texts.set(source, text)
  return text
}
