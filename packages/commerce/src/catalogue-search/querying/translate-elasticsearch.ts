import type { ElasticsearchBool, ElasticsearchClause, ElasticsearchQuery, SearchQueryDto } from '@vonk/contract'
import type { Condition, Facet, Filter, Scalar } from '@vonk/search/port'
import { indexField } from '../indexing/index-fields.ts'

type Clauses = ElasticsearchBool['must']

/** What Elasticsearch counts where a query does not say how many. */
const DEFAULT_BUCKETS = 10
const MOST_BUCKETS = 1000

/** The filters of such a query: each of those that must hold is one of its own. */
export function elasticsearchFilters({ query }: ElasticsearchQuery, priceField: string): Filter[] {
  if (!query || 'function_score' in query || 'match_all' in query) return []
  const { must, filter, ...others } = query.bool
  const demanded = [...listOf(filter), ...(must && 'function_score' in must ? [] : listOf(must))].flatMap(inside)
  const clauses: ElasticsearchClause[] = [...demanded, ...(isEmpty(others) ? [] : [{ bool: others }])]
  return clauses.map((clause) => ({ name: 'elasticsearch', condition: toCondition(clause, priceField) }))
}

/** Facets count what the whole query finds, as Elasticsearch does. */
export function elasticsearchFacets({ aggs = {} }: ElasticsearchQuery, priceField: string): Facet[] {
  return Object.entries(aggs).map(([name, aggregation]): Facet => {
    if ('range' in aggregation) {
      const { field, ranges } = aggregation.range
      return { kind: 'ranges', name, field: toField(field, priceField), ignoring: [], ranges: ranges.map(withoutGaps) }
    }
    const { field, size = DEFAULT_BUCKETS } = aggregation.terms
    const most = Math.min(Math.max(size, 1), MOST_BUCKETS)
    return { kind: 'terms', name, field: toField(field, priceField), ignoring: [], size: most }
  })
}

/** Its words and its order, as the other form of a query writes them. */
export function elasticsearchWords({ query, sort = [] }: ElasticsearchQuery): SearchQueryDto {
  const _appliedSort = sort.flatMap(Object.entries).map(([field, { order }]) => ({ field, options: order }))
  return { _appliedSort, _searchText: textOf(query) }
}

function textOf(query: ElasticsearchQuery['query']): string {
  if (!query || 'match_all' in query) return ''
  const words = 'function_score' in query ? query : query.bool.must
  if (!words || !('function_score' in words)) return ''
  return words.function_score.query.bool.should[0].multi_match.query
}

function listOf(clauses: Clauses): readonly ElasticsearchClause[] {
  if (!clauses) return []
  return 'length' in clauses ? clauses : [clauses]
}

/** Clauses that are only held together by a `bool` are filters of their own. */
function inside(clause: ElasticsearchClause): readonly ElasticsearchClause[] {
  if (!('bool' in clause)) return [clause]
  const { must, filter, ...others } = clause.bool
  return isEmpty(others) ? [...listOf(must), ...listOf(filter)].flatMap(inside) : [clause]
}

function isEmpty(rest: object): boolean {
  return Object.keys(rest).length === 0
}

function toCondition(clause: ElasticsearchClause, priceField: string): Condition {
  if ('bool' in clause) return boolCondition(clause.bool, priceField)
  if ('match_all' in clause) return { kind: 'all', of: [] }
  if ('exists' in clause) return { kind: 'exists', field: toField(clause.exists.field, priceField) }
  if ('range' in clause) {
    const [name, ends] = onlyOf(clause.range)
    return { kind: 'range', field: toField(name, priceField), ...withoutGaps(ends) }
  }
  const [name, values] = equalityOf(clause)
  return { kind: 'in', field: toField(name, priceField), values }
}

type Equality = Extract<ElasticsearchClause, { terms: unknown } | { term: unknown } | { match: unknown }>

/** The field and the values of which it has one. */
function equalityOf(clause: Equality): [string, readonly Scalar[]] {
  if ('terms' in clause) return onlyOf(clause.terms)
  const [name, value] = onlyOf('term' in clause ? clause.term : clause.match)
  return [name, [typeof value === 'object' ? value.query : value]]
}

/** What should hold must hold only where nothing else is asked for, or where the query says so. */
function boolCondition({ must, filter, must_not, should, ...rest }: ElasticsearchBool, priceField: string): Condition {
  const conditions = (clauses: Clauses) => listOf(clauses).map((inner) => toCondition(inner, priceField))
  const demanded = [...conditions(must), ...conditions(filter)]
  const isOneDemanded = should !== undefined && (demanded.length === 0 || rest.minimum_should_match !== undefined)
  return {
    kind: 'all',
    of: [
      ...demanded,
      ...(must_not ? [{ kind: 'none', of: conditions(must_not) } as const] : []),
      ...(isOneDemanded ? [{ kind: 'any', of: conditions(should) } as const] : []),
    ],
  }
}

/** Elasticsearch keeps texts a second time, word by word and whole. */
function toField(name: string, priceField: string): string {
  return indexField(name.replace(/\.keyword$/, ''), priceField)
}

function onlyOf<Value>(fields: Readonly<Record<string, Value>>): [string, Value] {
  const [only] = Object.entries(fields)
  if (!only) throw new Error('A clause without a field came past the schema')
  return only
}

function withoutGaps<Ends extends object>(ends: Ends): { [Key in keyof Ends]: Exclude<Ends[Key], undefined> } {
  // Only keys whose value is undefined are left out, which the type of the result says.
  return Object.fromEntries(Object.entries(ends).filter(([, end]) => end !== undefined)) as never
}
