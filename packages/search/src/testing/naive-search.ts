import type { Facet, Scalar, SearchAnswer, SearchDocument, SearchQuery, Sort } from '../port.ts'
import { holdsFor, numbersOf, valuesOf } from '../values/holds-for.ts'

/** What the port promises, by looking at every document: slow, short and obvious. Knows no text and no relevance. */
export function searchNaively(documents: readonly SearchDocument[], query: SearchQuery): SearchAnswer {
  const passing = (ignoring: readonly string[]) =>
    documents.filter((document) =>
      query.filters.every(({ name, condition }) => ignoring.includes(name) || holdsFor(condition, document)),
    )
  const found = passing([]).sort((a, b) => compareBy(query.sort, a, b))
  return {
    total: found.length,
    complete: found.length,
    hits: found
      .slice(query.from, query.from + query.size)
      .map(({ _search, ...source }) => ({ id: source.id, score: 1, source })),
    facets: Object.fromEntries(query.facets.map((facet) => [facet.name, countFacet(facet, passing(facet.ignoring))])),
  }
}

function compareBy(sorts: readonly Sort[], a: SearchDocument, b: SearchDocument): number {
  for (const sort of sorts) {
    const compared = typeof sort === 'string' ? 0 : compareField(sort, a, b)
    if (compared !== 0) return compared
  }
  return Number(a.id) - Number(b.id)
}

function compareField({ field, direction }: Exclude<Sort, string>, a: SearchDocument, b: SearchDocument): number {
  const [one, other] = [sortValue(a, field, direction), sortValue(b, field, direction)]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const sign = direction === 'asc' ? 1 : -1
  if (typeof one !== typeof other) return typeof one === 'number' ? -sign : sign
  if (one === other) return 0
  return one < other ? -sign : sign
}

function sortValue(document: SearchDocument, field: string, direction: 'asc' | 'desc'): number | string | null {
  const numbers = numbersOf(document, field).sort((a, b) => a - b)
  const texts = valuesOf(document, field).map(String).sort()
  return (direction === 'asc' ? (numbers[0] ?? texts[0]) : (numbers.at(-1) ?? texts.at(-1))) ?? null
}

function countFacet(facet: Facet, documents: readonly SearchDocument[]) {
  if (facet.kind === 'ranges') {
    return facet.ranges.map(({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }, index) => {
      const inside = documents.filter((one) => numbersOf(one, facet.field).some((value) => value >= from && value < to))
      return { ...facet.ranges[index], count: inside.length }
    })
  }
  const keys = documents.flatMap((document) => [...new Set(valuesOf(document, facet.field).map(String))])
  return [...Map.groupBy(keys, (key) => key)]
    .map(([key, all]) => ({ key: plain(key), count: all.length }))
    .sort((a, b) => b.count - a.count || compareKeys(a.key, b.key))
    .slice(0, facet.size)
}

function plain(key: string): Scalar {
  if (key === 'true' || key === 'false') return key === 'true'
  return key !== '' && String(Number(key)) === key ? Number(key) : key
}

function compareKeys(a: Scalar, b: Scalar): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number' || typeof b === 'number') return typeof a === 'number' ? -1 : 1
  return String(a) < String(b) ? -1 : 1
}
