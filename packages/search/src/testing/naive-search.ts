import type { Condition, Facet, Scalar, SearchAnswer, SearchDocument, SearchQuery, Sort } from '../port.ts'

/** What the port promises, by looking at every document: slow, short and obvious. Knows no text and no relevance. */
export function searchNaively(documents: readonly SearchDocument[], query: SearchQuery): SearchAnswer {
  const passing = (ignoring: readonly string[]) =>
    documents.filter((document) =>
      query.filters.every(({ name, condition }) => ignoring.includes(name) || holds(condition, document)),
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

/** All scalars at a path. */
function valuesAt(value: unknown, path: readonly string[]): Scalar[] {
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, path))
  const [key, ...rest] = path
  if (key !== undefined) return isObject(value) ? valuesAt(value[key], rest) : []
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : []
}

function valuesOf(document: SearchDocument, field: string): Scalar[] {
  return valuesAt(document, field.split('.'))
}

function holds(condition: Condition, document: SearchDocument): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => holds(part, document))
    case 'any':
      return condition.of.some((part) => holds(part, document))
    case 'none':
      return !condition.of.some((part) => holds(part, document))
    case 'in':
      return valuesOf(document, condition.field).some((value) => condition.values.map(String).includes(String(value)))
    case 'exists':
      return hasLeaf(document, condition.field.split('.'))
    default:
      return numbersOf(document, condition.field).some((number) => isWithin(number, condition))
  }
}

function hasLeaf(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((element) => hasLeaf(element, path))
  const [key, ...rest] = path
  if (key !== undefined) return isObject(value) && hasLeaf(value[key], rest)
  return isObject(value)
    ? Object.values(value).some((part) => hasLeaf(part, []))
    : value !== null && value !== undefined
}

function isWithin(value: number, { gt, gte, lt, lte }: Extract<Condition, { kind: 'range' }>): boolean {
  const isAbove = (gt === undefined || value > toNumber(gt)) && (gte === undefined || value >= toNumber(gte))
  return isAbove && (lt === undefined || value < toNumber(lt)) && (lte === undefined || value <= toNumber(lte))
}

function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value
  if (/^-?\d+(\.\d+)?$/.test(String(value))) return Number(value)
  return /^\d{4}-\d\d-\d\d/.test(String(value)) ? Date.parse(`${value}Z`.replace(' ', 'T')) : Number.NaN
}

function numbersOf(document: SearchDocument, field: string): number[] {
  return valuesOf(document, field)
    .map(toNumber)
    .filter((number) => !Number.isNaN(number))
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
