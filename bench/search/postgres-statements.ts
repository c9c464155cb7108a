import type { Condition, Facet, SearchQuery } from '@vonk/search/port'
import { alternatives, flatField, listFields, numberFields, type SimpleCondition } from './flatten.ts'

export const tableStatements = [
  'create extension if not exists pg_trgm',
  `create table doc (id int primary key, source jsonb, final_price numeric, updated bigint, position int, in_stock boolean,
    ${numberFields.map((field) => `"${field}" int`).join()}, ${listFields.map((field) => `"${field}" int[]`).join()}, words tsvector)`,
]

/** The questions hold numbers, truths and words of letters and digits only, so they can stand in the statement. */
function literal(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`
}

function tsquery(terms: readonly (readonly string[])[]): string {
  return `to_tsquery('simple', ${literal(
    terms
      .flat()
      .map((term) => `'${term}'`)
      .join(' | ') || "'-'",
  )})`
}

function conditionOf(condition: Condition): string {
  const any = alternatives(condition).map(comparisonOf)
  return `(${any.join(' or ')})`
}

function comparisonOf(condition: SimpleCondition): string {
  const field = flatField(condition.field)
  if (field === null) return 'false'
  if (condition.kind === 'range')
    return `final_price >= ${Number(condition.gte ?? 0)} and final_price < ${Number(condition.lt ?? 1e9)}`
  if (condition.kind === 'exists') return `"${field}" is not null`
  const values = condition.values.map(literal).join()
  return listFields.some((list) => list === field) ? `"${field}" && array[${values}]` : `"${field}" in (${values})`
}

export function pageStatement(query: SearchQuery, terms: readonly (readonly string[])[]): string {
  const [sort] = query.sort
  const where = [
    ...query.filters.map(({ condition }) => conditionOf(condition)),
    ...(query.text ? [`words @@ ${tsquery(terms)}`] : []),
  ]
  const order =
    sort === undefined || typeof sort === 'string'
      ? query.text
        ? `ts_rank(words, ${tsquery(terms)}) desc`
        : 'id'
      : `"${flatField(sort.field)}" ${sort.direction}`
  return `select id, source, count(*) over () as total from doc where ${where.join(' and ') || 'true'} order by ${order}, id limit ${query.size} offset ${query.from}`
}

/** One pass over what passes the filters no facet ignores; the others become flags that each facet reads or not. */
export function facetStatement(query: SearchQuery, terms: readonly (readonly string[])[]): string | null {
  if (query.facets.length === 0) return null
  const ignored = new Set(query.facets.flatMap(({ ignoring }) => ignoring))
  const fixed = query.filters.filter(({ name }) => !ignored.has(name)).map(({ condition }) => conditionOf(condition))
  const flags = query.filters.filter(({ name }) => ignored.has(name))
  const where = [...fixed, ...(query.text ? [`words @@ ${tsquery(terms)}`] : [])].join(' and ') || 'true'
  const columns = flags.map(({ name, condition }) => `${conditionOf(condition)} as "is_${name}"`)
  const counts = query.facets.flatMap((facet) =>
    countOf(
      facet,
      flags.map(({ name }) => name),
    ),
  )
  return `with found as materialized (select *${columns.map((column) => `, ${column}`).join('')} from doc where ${where}) ${counts.join(' union all ')}`
}

function countOf(facet: Facet, flags: readonly string[]): string[] {
  const field = flatField(facet.field)
  if (field === null) return []
  const where =
    flags
      .filter((name) => !facet.ignoring.includes(name))
      .map((name) => `"is_${name}"`)
      .join(' and ') || 'true'
  if (facet.kind === 'ranges') {
    const ends = facet.ranges
      .slice(1)
      .map(({ from }) => from)
      .join()
    return [
      `(select ${literal(facet.name)} as facet, width_bucket(final_price, array[${ends}]::numeric[])::text as key, count(*) from found where ${where} group by 2)`,
    ]
  }
  const isList = listFields.some((list) => list === field)
  const from = isList ? `found, unnest("${field}") as value` : 'found'
  const value = isList ? 'value' : `"${field}"`
  return [
    `(select ${literal(facet.name)} as facet, ${value}::text as key, count(*) from ${from} where ${where} group by 2 order by 3 desc limit ${facet.size})`,
  ]
}
